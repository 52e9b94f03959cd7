import { LineIcon } from '#web/ui/icons/line-icon.tsx';
import type { Texts } from './texts.de.ts';

type Product = Texts['product'];
type Props = { texts: Product; role: Product['roles'][number]; reads: readonly number[] };

/** One role's view: sources on the left, question and answer in the middle, agents on the right. */
export function ProductRole({ texts, role, reads }: Props) {
  return (
    <>
      <div className="bg-ink-2 p-5 text-white lg:col-start-1 lg:row-start-2">
        <p className="mb-2 border-t border-white/12 pt-4 text-meta text-mist">{texts.access}</p>
        <ul className="grid gap-x-6 sm:max-lg:grid-cols-2">
          {texts.sources.map((source, index) => {
            const open = reads.includes(index);
            return (
              <li
                key={source}
                className={`flex items-center justify-between gap-3 py-1.5 ${open ? 'font-semibold' : 'text-mist/70'}`}
              >
                {source}
                <span className="flex shrink-0 items-center gap-1.5 text-meta font-normal">
                  <Lock open={open} />
                  {open ? texts.readable : texts.locked}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="flex flex-col gap-6 p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="rounded-panel bg-sand p-5">
          <p className="flex items-center gap-3 text-meta text-muted">
            <Microphone />
            {texts.voice}
            <span className="tabular ml-auto whitespace-nowrap">0:04</span>
          </p>
          <Waveform className="my-4 h-10 w-full text-cobalt" />
          <p className="font-display text-item leading-snug font-semibold">{texts.question}</p>
        </div>
        <div>
          <p className="flex flex-wrap justify-between gap-x-6 text-meta text-muted">
            <span>{texts.answer}</span>
            <span>
              {texts.model}: <span className="font-semibold text-text">{role.model}</span>
            </span>
          </p>
          <p className="mt-2 text-[1.05rem] leading-relaxed lg:min-h-[5.1em]">{role.answer}</p>
        </div>
        <p className="flex items-center gap-3 text-meta text-muted">
          <Speaker />
          {texts.spoken}
          <Waveform className="h-4 w-24 text-text/35" />
          <span className="tabular whitespace-nowrap">0:11</span>
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-2 text-meta">
          <span>{texts.citations}:</span>
          {role.citations.map((citation) => (
            <span
              key={citation}
              className="tabular rounded-md bg-cobalt-wash px-2 py-0.5 font-semibold text-cobalt-dark"
            >
              {citation}
            </span>
          ))}
        </p>
      </div>
      <ProductAgents texts={texts} role={role} />
    </>
  );
}

function Lock({ open }: { open: boolean }) {
  return (
    <LineIcon box={16} size={14} weight={1.6} className={`shrink-0 ${open ? 'stroke-cobalt-light' : ''}`}>
      <rect x="3" y="7.2" width="10" height="6.6" rx="1.6" />
      <path d={open ? 'M5.4 7V5a2.6 2.6 0 0 1 5-1' : 'M5.4 7V5a2.6 2.6 0 0 1 5.2 0v2'} strokeLinecap="round" />
    </LineIcon>
  );
}

function Microphone() {
  return (
    <LineIcon box={20} weight={1.6} round className="shrink-0 stroke-cobalt">
      <rect x="7" y="2" width="6" height="10" rx="3" />
      <path d="M3.8 9.5a6.2 6.2 0 0 0 12.4 0M10 15.8V18" />
    </LineIcon>
  );
}

function Speaker() {
  return (
    <LineIcon
      box={20}
      weight={1.6}
      round
      className="shrink-0 stroke-cobalt"
      d="M3 8v4h3l4 3.5v-11L6 8H3ZM13 7.5a3.5 3.5 0 0 1 0 5M15.2 5a7 7 0 0 1 0 10"
    />
  );
}

/** The agents that worked on the answer, and what still needs a person's approval. */
function ProductAgents({ texts, role }: Omit<Props, 'reads'>) {
  return (
    <div className="flex flex-col border-line p-5 max-lg:border-t sm:p-8 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:border-l lg:px-6">
      <p className="mb-3 text-meta text-muted">{texts.agents}</p>
      <ol>
        {role.agents.map(({ name, work }) => (
          <li key={name} className="relative grid grid-cols-[1.75rem_1fr_auto] pb-4">
            <span aria-hidden="true" className="absolute top-3 bottom-[-0.5rem] left-[0.4rem] w-px bg-text/25" />
            <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className="relative mt-1">
              <circle cx="7" cy="7" r="5" className="fill-ink-2" />
            </svg>
            <span>
              <span className="font-semibold">{name}</span>
              <span className="block text-meta text-muted">{work}</span>
            </span>
            <span className="flex h-6 items-center gap-1 text-meta text-success">
              <svg viewBox="0 0 14 14" width="12" height="12" aria-hidden="true" className="fill-none stroke-current">
                <path d="m2 7.5 3.2 3.2L12 3.6" strokeWidth="1.8" strokeLinecap="round" />
              </svg>
              {texts.done}
            </span>
          </li>
        ))}
        <li className="relative grid grid-cols-[1.75rem_1fr]">
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className="relative mt-1">
            <circle cx="7" cy="7" r="7" className="fill-text" />
          </svg>
          <span>
            <span className="font-semibold">{texts.pending}</span>
            <span className="block text-meta text-muted lg:min-h-[2.8em]">{role.action}</span>
          </span>
        </li>
      </ol>
      {/* Only one of the two is open at a time, even without scripts. */}
      <div className="mt-4 flex flex-wrap gap-2 pl-7 text-meta">
        {texts.decisions.map(({ name, outcome }) => (
          <details key={name} name={`decision-${role.name}`}>
            <summary className="inline-flex min-h-11 min-w-24 cursor-pointer items-center justify-center rounded-control px-3 font-semibold inset-ring inset-ring-text/25 hover:inset-ring-text">
              {name}
            </summary>
            <p className="py-2">{outcome}</p>
          </details>
        ))}
      </div>
    </div>
  );
}

const bars = 64;

/** Height of a bar from 0 to 1: four words with pauses. Deterministic, so that every rendering is the same. */
function loudness(index: number): number {
  const word = Math.abs(Math.sin((index / bars) * Math.PI * 4));
  const voice = 0.55 + 0.45 * Math.sin(index * 2.4) * Math.cos(index * 0.7);
  return Math.round((0.07 + 0.93 * word * voice) * 1000) / 1000;
}

/** A spoken sentence as a decorative row of bars. */
function Waveform({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${bars * 4} 40`} preserveAspectRatio="none" aria-hidden="true" className={className}>
      {Array.from({ length: bars }, (_, index) => {
        const height = loudness(index) * 40;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
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
