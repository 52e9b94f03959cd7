/** Arrow behind a link to a section further down; moves with the hover of an enclosing `group`. */
export function DownArrow() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="18"
      height="18"
      aria-hidden="true"
      className="shrink-0 fill-none stroke-cobalt-light transition-transform group-hover:translate-y-1"
      strokeWidth="1.6"
    >
      <path d="M8 2v11M4 9l4 4 4-4" />
    </svg>
  );
}
