/** Arrow behind a link's words; moves with the hover of an enclosing `group`. */
export function Arrow({ away = false }: { away?: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      className="inline-block shrink-0 fill-none stroke-current transition-transform group-hover:translate-x-1"
      strokeWidth="1.6"
    >
      <path d={away ? 'M5 11 11 5M6 5h5v5' : 'M2 8h11M9 4l4 4-4 4'} />
    </svg>
  );
}
