import { LineIcon } from '#web/ui/icons/line-icon.tsx';

const paths = { left: 'm12 4-6 6 6 6', right: 'm8 4 6 6-6 6' } as const;

export function Chevron({ to }: { to: keyof typeof paths }) {
  return <LineIcon box={20} weight={1.75} round d={paths[to]} />;
}
