import { coastlines, frame, type LonLat } from './coastlines.ts';

export type Place = { name: string; latitude: number; longitude: number };

const width = 560;
const perDegree = width / (frame.east - frame.west);
/** Mercator, so that angles look as people know them. */
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const top = mercator(frame.north);
const scale = perDegree * (180 / Math.PI);
const height = Math.round((top - mercator(frame.south)) * scale);

function project([longitude, latitude]: LonLat): readonly [x: number, y: number] {
  return [round((longitude - frame.west) * perDegree), round((top - mercator(latitude)) * scale)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const land = coastlines.map((coast) => `M${coast.map((point) => project(point).join(' ')).join('L')}Z`).join('');

/**
 * Locations on a map of Europe and the eastern Mediterranean; the first one is the head office and linked to all
 * others. Places outside the frame are left out: the list beside the map names them all.
 */
export function LocationMap({ places, label }: { places: readonly Place[]; label: string }) {
  const marks = places
    .filter(
      ({ latitude, longitude }) =>
        latitude > frame.south && latitude < frame.north && longitude > frame.west && longitude < frame.east,
    )
    .map((place) => ({ name: place.name, at: project([place.longitude, place.latitude]) }));
  const [home] = marks;
  if (!home) return null;
  const names = marks.map(({ name }) => name).join(', ');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${label}: ${names}`}
      className="block h-auto w-full"
    >
      <path d={land} className="fill-sand stroke-text/25" strokeWidth="1" strokeLinejoin="round" />
      {marks.slice(1).map(({ name, at: [x, y] }) => (
        <line
          key={name}
          x1={home.at[0]}
          y1={home.at[1]}
          x2={x}
          y2={y}
          className="stroke-cobalt"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {marks.map(({ name, at: [x, y] }) => {
        const first = name === home.name;
        // Away from the line to the head office; its own name stands above it.
        const leftwards = !first && (x < home.at[0] || x > width * 0.75);
        return (
          <g key={name}>
            <circle
              cx={x}
              cy={y}
              r={first ? 7 : 5}
              className={`stroke-paper ${first ? 'fill-coral' : 'fill-cobalt'}`}
              strokeWidth="2"
            />
            <text
              x={first ? x + 4 : leftwards ? x - 11 : x + 11}
              y={first ? y - 14 : y + 6}
              textAnchor={leftwards ? 'end' : 'start'}
              className="fill-text stroke-paper text-[26px] font-semibold [paint-order:stroke] xs:text-[19px] lg:text-[17px]"
              strokeWidth="5"
              strokeLinejoin="round"
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
