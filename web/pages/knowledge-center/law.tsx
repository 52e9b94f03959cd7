import type { ReactNode } from 'react';
import type { Language } from '#contract/site/languages.ts';
import { asOf, type LegalDate, officialText, type RegulationId } from '#contract/site/regulations.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Compare } from '#web/ui/sections/compare.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const order = ['ai-act', 'gdpr', 'nis2'] as const satisfies RegulationId[];
type Card = Texts['rules']['cards'][RegulationId];
const link = 'group block py-2.5 leading-snug font-semibold text-cobalt hover:text-cobalt-dark';

/** The three regulations on one timeline, then row by row: what each requires, by when, and its official text. */
export function Law({ texts }: { texts: Texts['rules'] }) {
  const { language } = useLanguage();
  const { labels } = texts;
  const cards = order.map((id) => texts.cards[id]);
  const row = (label: string, cell: (card: Card) => ReactNode) => ({ label, cells: cards.map(cell) });
  return (
    <Section id="law" texts={texts}>
      <LawTimeline rows={cards} today={texts.today} />
      <div className="mt-14">
        <Compare
          caption={texts.title}
          heads={cards.map(({ name, full }) => ({ name, detail: <span className="mt-1.5 block">{full}</span> }))}
          rows={[
            row(labels.who, ({ who }) => who),
            row(labels.duty, ({ duty }) => duty),
            row(labels.fine, ({ fine }) => fine),
            row(labels.dates, ({ dates }) => <Dates dates={dates} texts={texts} />),
            { label: '', cells: order.map((id) => <Sources key={id} texts={texts} id={id} language={language} />) },
          ]}
        />
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-4 text-[0.95rem] lg:grid-cols-2">
        <p>{texts.omnibus}</p>
        <p className="text-text">{texts.disclaimer}</p>
      </div>
    </Section>
  );
}

function Dates({ dates, texts }: { dates: Card['dates']; texts: Texts['rules'] }) {
  return (
    <ol className="tabular">
      {dates.map(({ at, date, text }) => (
        <li key={at} className="grid grid-cols-[1rem_1fr] gap-x-3 pb-3 leading-snug">
          <span
            aria-hidden="true"
            className={`mt-1.5 size-2.5 rounded-full border-2 border-cobalt ${isPast(at) ? 'bg-cobalt' : ''}`}
          />
          <span>
            <span className="font-semibold">{date}</span>
            <span className="sr-only"> ({isPast(at) ? texts.since : texts.coming})</span>
            <span className="block text-[0.95rem]">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Links to the texts of a regulation. */
function Sources({ texts, id, language }: { texts: Texts['rules']; id: RegulationId; language: Language }) {
  const { name, german } = texts.cards[id];
  return (
    <>
      <a href={officialText(id, language)} target="_blank" rel="noopener" className={link}>
        {texts.source} <Arrow away />
        <span className="sr-only">
          {name} {texts.newTab}
        </span>
      </a>
      {german && (
        <a href={german.link} target="_blank" rel="noopener" className={link}>
          {german.text} <Arrow away />
          <span className="sr-only">{texts.newTab}</span>
        </a>
      )}
    </>
  );
}

type TimelineRow = { name: string; dates: readonly { at: LegalDate }[] };

const firstYear = 2018;
const lastYear = 2029;

/** Months since the start of the axis, with the day as a fraction. */
function months(date: LegalDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return (year - firstYear) * 12 + month - 1 + (day - 1) / 31;
}

const percent = (value: number) => `${((value / ((lastYear - firstYear) * 12)) * 100).toFixed(2)}%`;

/** Whether a date has come by `asOf`; a month given there counts to its end. */
function isPast(date: LegalDate): boolean {
  return date.slice(0, asOf.length) <= asOf;
}

/**
 * When each regulation takes effect, to scale. Hidden from screen readers, because the dates are given as text below.
 */
function LawTimeline({ rows, today }: { rows: readonly TimelineRow[]; today: string }) {
  const years = Array.from({ length: lastYear - firstYear }, (_, index) => firstYear + index);
  const now = percent(months(asOf));
  return (
    <figure aria-hidden="true" className="border-t border-line">
      {rows.map((row) => (
        <div key={row.name} className="grid gap-x-8 border-b border-line max-md:pt-3 md:grid-cols-[13rem_1fr]">
          <p className="self-center font-display text-item leading-none font-semibold">{row.name}</p>
          <svg width="100%" height="64" aria-hidden="true" className="overflow-visible max-md:h-12">
            {years.map((year) => (
              <line
                key={year}
                x1={percent((year - firstYear) * 12)}
                x2={percent((year - firstYear) * 12)}
                y1="0"
                y2="100%"
                className="stroke-line"
                strokeDasharray="2 4"
              />
            ))}
            <line x1={now} x2={now} y1="0" y2="100%" className="stroke-cobalt" strokeWidth="2" />
            <Span row={row} now={now} />
            {row.dates.map(({ at }) => (
              <circle
                key={at}
                cx={percent(months(at))}
                cy="50%"
                r="6.5"
                className={`stroke-cobalt max-sm:[r:3.5px] ${isPast(at) ? 'fill-cobalt' : 'fill-sand'}`}
                strokeWidth="2.5"
              />
            ))}
          </svg>
        </div>
      ))}
      <div className="grid gap-x-8 md:grid-cols-[13rem_1fr]">
        <p className="text-meta font-semibold whitespace-nowrap max-md:order-2">
          <span className="mr-2 inline-block h-3.5 w-0.5 bg-cobalt align-[-2px]" />
          {today}
        </p>
        <svg width="100%" height="28" aria-hidden="true" className="tabular overflow-visible fill-muted">
          {years.map((year, index) => (
            <text
              key={year}
              x={percent((year - firstYear) * 12)}
              y="18"
              fontSize="14"
              className={index % 3 === 0 ? '' : 'max-lg:hidden'}
            >
              {year}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}

/** From the first date to the last: solid where the regulation applies, dashed where it does not apply yet. */
function Span({ row, now }: { row: TimelineRow; now: string }) {
  const places = row.dates.map(({ at }) => months(at));
  const first = percent(Math.min(...places));
  const last = Math.max(...places);
  return (
    <>
      <line x1={first} x2={now} y1="50%" y2="50%" className="stroke-cobalt" strokeWidth="2.5" />
      {last > months(asOf) && (
        <line
          x1={now}
          x2={percent(last)}
          y1="50%"
          y2="50%"
          className="stroke-cobalt"
          strokeWidth="2.5"
          strokeDasharray="3 5"
        />
      )}
    </>
  );
}
