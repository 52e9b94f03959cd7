const bars = 64;

/** Height of a bar from 0 to 1: four words with pauses, the same in every rendering. */
function loudness(index: number): number {
  const word = Math.abs(Math.sin((index / bars) * Math.PI * 4));
  const voice = 0.55 + 0.45 * Math.sin(index * 2.4) * Math.cos(index * 0.7);
  return Math.round((0.07 + 0.93 * word * voice) * 1000) / 1000;
}

/** A spoken sentence as a row of bars; decorative. */
export function Waveform({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${bars * 4} 40`} preserveAspectRatio="none" aria-hidden="true" className={className}>
      {Array.from({ length: bars }, (_, index) => {
        const height = loudness(index) * 40;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
            key={index}
            x={index * 4 + 1}
            y={(40 - height) / 2}
            width="2"
            height={height}
            rx="1"
            className="fill-current"
          />
        );
      })}
    </svg>
  );
}
