import type { Texts } from './texts.de.ts';

const columns = [78, 240, 402];

/** The chart as it hangs on the wall, with what is missing from it. */
export function Chart({ texts }: { texts: Texts['hero'] }) {
  const { boxes, picture } = texts;
  return (
    <svg viewBox="0 0 480 330" role="img" aria-label={picture} className="mx-auto block h-auto w-full max-w-120">
      <path
        d="M240 62v40M78 142v-40h324v40M240 102v40M78 196v56M240 196v56M402 196v56"
        className="fill-none stroke-mist/60"
        strokeWidth="1.5"
      />
      {columns.map((x) => (
        <path key={x} d={`M${x} 198v52`} className="stroke-ink-2" strokeWidth="3" strokeDasharray="5 5" />
      ))}
      <Box x={240} y={8} label={boxes.top} className="fill-white" text="fill-ink-2" />
      {columns.map((x, index) => (
        <Box key={x} x={x} y={142} label={boxes.units[index] ?? ''} className="fill-ink-3" text="fill-white" />
      ))}
      {columns.map((x) => (
        <Box key={x} x={x} y={252} label={boxes.agent} className="fill-none stroke-coral" text="fill-coral" dashed />
      ))}
    </svg>
  );
}

type BoxProps = { x: number; y: number; label: string; className: string; text: string; dashed?: boolean };

function Box({ x, y, label, className, text, dashed = false }: BoxProps) {
  return (
    <>
      <rect
        x={x - 70}
        y={y}
        width="140"
        height="54"
        rx="8"
        className={className}
        strokeWidth={dashed ? 2 : 0}
        strokeDasharray={dashed ? '6 6' : undefined}
      />
      <text x={x} y={y + 33} textAnchor="middle" fontSize="20" className={`font-semibold ${text}`}>
        {label}
      </text>
    </>
  );
}
