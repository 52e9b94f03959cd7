type Props = { least: number; most: number; of: number };

/** Seats at the table: dark are taken at least, light at most, the rest stays empty. */
export function Seats({ least, most, of }: Props) {
  const perRow = of / 2;
  return (
    <svg viewBox={`0 0 ${perRow * 22} 44`} aria-hidden="true" className="mt-3 block h-11 max-w-full">
      {Array.from({ length: of }, (_, seat) => seat).map((seat) => (
        <circle
          key={seat}
          cx={(seat % perRow) * 22 + 8}
          cy={Math.floor(seat / perRow) * 22 + 10}
          r="7"
          className={seat < least ? 'fill-ink-2' : seat < most ? 'fill-cobalt/35' : 'fill-none stroke-line'}
          strokeWidth="1.5"
        />
      ))}
    </svg>
  );
}

/** Hours together on a scale that all formats share: dark at least, light at most. */
export function Hours({ least, most, of }: Props) {
  return (
    <svg width="100%" height="14" aria-hidden="true" className="mt-3 block">
      <rect width="100%" height="14" rx="4" className="fill-sand" />
      <rect width={`${(most / of) * 100}%`} height="14" rx="4" className="fill-cobalt/35" />
      <rect width={`${(least / of) * 100}%`} height="14" rx="4" className="fill-ink-2" />
    </svg>
  );
}
