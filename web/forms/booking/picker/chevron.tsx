const paths = { left: 'm12 4-6 6 6 6', right: 'm8 4 6 6-6 6' } as const;

export function Chevron({ to }: { to: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[to]} />
    </svg>
  );
}
