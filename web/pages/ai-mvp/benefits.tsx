import type { ReactNode } from 'react';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const pictures = [TestPicture, AcceptancePicture, SpeedPicture];

/** Three things that a user test shows, each with a small sample reading. */
export function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <Section texts={texts}>
      <ul className="grid gap-6 md:grid-cols-3">
        {texts.items.map(({ name, text, picture }, index) => {
          const Picture = pictures[index];
          return (
            <li key={name} className="flex flex-col sheet p-7">
              {Picture && <Picture />}
              <p className="mt-3 text-meta text-muted">
                {texts.example}: {picture}
              </p>
              <h3 className="mt-8 text-item">{name}</h3>
              <p className="mt-2">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const wrong = new Set([7, 16, 18, 33, 47, 52]);

/** Sixty cases, six of them wrong. */
function TestPicture() {
  return (
    <Frame>
      {Array.from({ length: 60 }, (_, index) => {
        const [x, y] = [9 + (index % 15) * 15.9, 12 + Math.floor(index / 15) * 25];
        return wrong.has(index) ? (
          <path
            key={`${x}-${y}`}
            d={`m${x - 4.5} ${y - 4.5} 9 9m0-9-9 9`}
            className="fill-none stroke-text"
            strokeWidth="3"
          />
        ) : (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="5" className="fill-ink-2" />
        );
      })}
    </Frame>
  );
}

const users = [9, 8, 6, 8];

/** How many of ten users opened the application on each test day. */
function AcceptancePicture() {
  return (
    <Frame>
      {users.map((count, index) => {
        const x = index * 62 + 2;
        return (
          <g key={x}>
            <rect x={x} width="50" height="100" className="fill-sand" />
            <rect x={x} y={100 - count * 10} width="50" height={count * 10} className="fill-cobalt" />
          </g>
        );
      })}
    </Frame>
  );
}

const versions = [4, 92, 150, 182, 236];

/** Versions released during the test days. */
function SpeedPicture() {
  return (
    <Frame>
      <path d="M0 70h240" className="stroke-text/25" strokeWidth="1.4" />
      {[0, 60, 120, 180, 240].map((x) => (
        <path key={x} d={`M${x} 62v16`} className="stroke-text/25" strokeWidth="1.4" />
      ))}
      {versions.map((x, index) => (
        <g key={x}>
          <path d={`M${x} 70V${56 - index * 10}`} className="stroke-text/35" strokeWidth="1.4" />
          <circle
            cx={x}
            cy={52 - index * 10}
            r={index === versions.length - 1 ? 8 : 5}
            className={index === versions.length - 1 ? 'fill-cobalt' : 'fill-ink-2'}
          />
        </g>
      ))}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="-6 0 252 100" width="100%" aria-hidden="true" className="overflow-visible">
      {children}
    </svg>
  );
}
