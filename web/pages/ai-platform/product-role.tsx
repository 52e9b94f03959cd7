import { ProductAgents } from './product-agents.tsx';
import type { Texts } from './texts.de.ts';
import { Waveform } from './waveform.tsx';

type Product = Texts['product'];
type Props = { texts: Product; role: Product['roles'][number]; reads: readonly number[] };

/** What one role sees: its sources on the left, question and answer in the middle, agents on the right. */
export function ProductRole({ texts, role, reads }: Props) {
  return (
    <>
      <div className="bg-ink-2 p-5 text-white lg:col-start-1 lg:row-start-2">
        <p className="mb-2 border-t border-white/15 pt-4 text-[0.86rem] text-mist">{texts.access}</p>
        <ul className="grid gap-x-6 sm:max-lg:grid-cols-2">
          {texts.sources.map((source, index) => {
            const open = reads.includes(index);
            return (
              <li
                key={source}
                className={`flex items-center justify-between gap-3 py-1.5 ${open ? 'font-semibold' : 'text-mist/80'}`}
              >
                {source}
                <span className="flex shrink-0 items-center gap-1.5 text-[0.8rem] font-normal">
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
          <p className="flex items-center gap-3 text-[0.86rem] text-muted">
            <Microphone />
            {texts.voice}
            <span className="tabular ml-auto whitespace-nowrap">0:04</span>
          </p>
          <Waveform className="my-4 h-10 w-full text-cobalt" />
          <p className="font-display text-heading leading-snug font-semibold">{texts.question}</p>
        </div>
        <div>
          <p className="flex flex-wrap justify-between gap-x-6 text-[0.86rem] text-muted">
            <span>{texts.answer}</span>
            <span>
              {texts.model}: <span className="font-semibold text-text">{role.model}</span>
            </span>
          </p>
          <p className="mt-2 text-[1.05rem] leading-relaxed lg:min-h-[5.1em]">{role.answer}</p>
        </div>
        <p className="flex items-center gap-3 text-[0.86rem] text-muted">
          <Speaker />
          {texts.spoken}
          <Waveform className="h-4 w-24 text-text/35" />
          <span className="tabular whitespace-nowrap">0:11</span>
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-2 text-[0.86rem]">
          <span className="text-muted">{texts.citations}:</span>
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
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      aria-hidden="true"
      className={`shrink-0 fill-none ${open ? 'stroke-cobalt-light' : 'stroke-current'}`}
      strokeWidth="1.6"
    >
      <rect x="3" y="7.2" width="10" height="6.6" rx="1.6" />
      <path d={open ? 'M5.4 7V5a2.6 2.6 0 0 1 5-1' : 'M5.4 7V5a2.6 2.6 0 0 1 5.2 0v2'} strokeLinecap="round" />
    </svg>
  );
}

function Microphone() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      className="shrink-0 fill-none stroke-cobalt"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <rect x="7" y="2" width="6" height="10" rx="3" />
      <path d="M3.8 9.5a6.2 6.2 0 0 0 12.4 0M10 15.8V18" />
    </svg>
  );
}

function Speaker() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      className="shrink-0 fill-none stroke-cobalt"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M3 8v4h3l4 3.5v-11L6 8H3ZM13 7.5a3.5 3.5 0 0 1 0 5M15.2 5a7 7 0 0 1 0 10" />
    </svg>
  );
}
