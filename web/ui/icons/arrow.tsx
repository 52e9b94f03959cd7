import { LineIcon } from './line-icon.tsx';
/** Arrow after a link's text; moves on hover of an enclosing `group`. */
export function Arrow({ away = false }: { away?: boolean }) {
  return (
    <LineIcon
      box={16}
      weight={1.6}
      className="inline-block shrink-0 transition-transform group-hover:translate-x-1"
      d={away ? 'M5 11 11 5M6 5h5v5' : 'M2 8h11M9 4l4 4-4 4'}
    />
  );
}
