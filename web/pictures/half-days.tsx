type Props = {
  /** Half days that it takes at least and at most. */
  least: number;
  most: number;
  /** Half days on the scale; the same for all that stand beside each other. */
  of: number;
};

/** A duration as blocks of half a day, to the same scale in every card: dark at least, light at most. */
export function HalfDays({ least, most, of }: Props) {
  return (
    <svg viewBox={`0 0 ${of * 40} 18`} height="18" width={of * 40} aria-hidden="true" className="max-w-full">
      {Array.from({ length: of }, (_, index) => index).map((index) => (
        <rect
          key={index}
          // Two halves of a day stand closer than two days.
          x={index * 40 - (index % 2 ? 3 : 0)}
          y="1"
          width="35"
          height="16"
          rx="3"
          className={index < least ? 'fill-cobalt' : index < most ? 'fill-cobalt/30' : 'fill-line'}
        />
      ))}
    </svg>
  );
}
