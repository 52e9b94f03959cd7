import type { ReactNode } from 'react';
import { Compare } from './compare.tsx';
import { Points } from './points.tsx';

type Programme = {
  title: string;
  subtitle: string;
  features: readonly string[];
  format: string;
  participants: string;
  /** In words, optionally with a drawing to scale. */
  duration: ReactNode;
  /** Link or button to book it. */
  action: ReactNode;
};

type Props = {
  caption: string;
  labels: { contents: string; duration: string; format: string; participants: string };
  programmes: readonly Programme[];
};

/** Bookable offers side by side: for whom, how long, contents, and a link to each. */
export function Programmes({ caption, labels, programmes }: Props) {
  const row = (label: string, cell: (programme: Programme) => ReactNode) => ({ label, cells: programmes.map(cell) });
  return (
    <Compare
      caption={caption}
      heads={programmes.map(({ title, subtitle }) => ({
        name: title,
        detail: <span className="mt-1.5 block">{subtitle}</span>,
      }))}
      rows={[
        row(labels.duration, ({ duration }) => duration),
        row(labels.contents, ({ features }) => <Points items={features} />),
        row(labels.format, ({ format }) => format),
        row(labels.participants, ({ participants }) => participants),
        row('', ({ action }) => action),
      ]}
    />
  );
}
