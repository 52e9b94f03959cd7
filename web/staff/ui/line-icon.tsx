const paths = {
  mail: 'M3 6.5h18v11H3zM3.5 7l8.5 6.5L20.5 7',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15',
  previous: 'M6 14.5l6-6 6 6',
  next: 'M6 9.5l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
} as const;

/** One of the staff area's line icons; always beside or inside something that has a name. */
export function LineIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-[1.15em] shrink-0 fill-none stroke-current stroke-[1.7]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
