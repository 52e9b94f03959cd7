import { LineIcon } from './line-icon.tsx';

const paths = {
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4',
  menu: 'M3 6.5h14M3 13.5h14',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  down: 'M5 7.5l5 5 5-5',
  up: 'M10 16.5v-13M4.5 9 10 3.5 15.5 9',
} as const;

/** An icon of the shell, 20 by 20, in the text colour; always decorative. */
export function Icon({ name, className = '' }: { name: keyof typeof paths; className?: string }) {
  return <LineIcon box={20} weight={1.6} round className={`shrink-0 ${className}`} d={paths[name]} />;
}
