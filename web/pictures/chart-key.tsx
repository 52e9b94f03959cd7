/** Legend entry for a colour of a chart. */
export function ChartKey({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width="14" height="14" aria-hidden="true" className={className}>
        <rect width="14" height="14" rx="3" />
      </svg>
      {label}
    </span>
  );
}
