import { LineIcon } from './line-icon.tsx';
/** Arrow after a link to a section further down; moves on hover of an enclosing `group`. */
export function DownArrow() {
  return (
    <LineIcon
      box={16}
      size={18}
      weight={1.6}
      className="shrink-0 stroke-cobalt-light transition-transform group-hover:translate-y-1"
      d="M8 2v11M4 9l4 4 4-4"
    />
  );
}
