import type { ReactNode } from 'react';
import { Points } from './points.tsx';

export type Programme = {
  title: string;
  subtitle: string;
  features: readonly string[];
  duration: string;
  format: string;
  participants: string;
};
type Props = {
  programme: Programme;
  labels: { duration: string; format: string; participants: string };
  /** Above the title: the duration to scale. */
  picture?: ReactNode;
  action: ReactNode;
};

/** Classes of the list around programme cards: three beside each other, their rows in line. */
export const programmeList = 'grid gap-6 lg:grid-cols-3 lg:grid-rows-[auto_auto_auto_1fr_auto] lg:gap-y-0';

/** One programme: what it is, what it holds, and how long, how and with whom. An item of `programmeList`. */
export function ProgrammeCard({ programme, labels, picture, action }: Props) {
  const facts = [
    [labels.duration, programme.duration],
    [labels.format, programme.format],
    [labels.participants, programme.participants],
  ];
  return (
    <li className="rounded-panel bg-white p-7 inset-ring inset-ring-line lg:row-span-5 lg:grid lg:grid-rows-subgrid">
      <div className="pb-5">{picture}</div>
      <div className="pb-5">
        <h3 className="text-[1.6rem] leading-tight">{programme.title}</h3>
        <p className="mt-1.5 text-muted">{programme.subtitle}</p>
      </div>
      <Points items={programme.features} className="pb-6" />
      <dl className="text-[0.95rem]">
        {facts.map(([term, value]) => (
          <div key={term} className="grid grid-cols-[5.25rem_1fr] gap-x-4 border-t border-line py-2.5">
            <dt className="text-muted">{term}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="pt-5">{action}</div>
    </li>
  );
}
