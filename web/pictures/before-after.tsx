type Side = { label: string; figure: string; value: number };

/** Two values as bars on one scale, the larger one full; their figures stand beside them. */
export function BeforeAfter({ label, before, after }: { label: string; before: Side; after: Side }) {
  const most = Math.max(before.value, after.value);
  return (
    <div className="mt-5">
      <p className="text-[0.95rem]">{label}</p>
      <dl className="mt-1.5 grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 text-[0.86rem]">
        {[before, after].map((side) => (
          <div key={side.label} className="col-span-3 grid grid-cols-subgrid items-center">
            <dt className="text-muted">{side.label}</dt>
            <dd className="col-span-2 grid grid-cols-subgrid items-center">
              <svg width="100%" height="14" aria-hidden="true" className="block">
                <rect
                  width={`${(side.value / most) * 100}%`}
                  height="14"
                  rx="3"
                  className={side === before ? 'fill-ink-2' : 'fill-cobalt'}
                />
              </svg>
              <span className="tabular text-right font-semibold">{side.figure}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
