import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { berlinDay, monthStart, shortDay } from '../berlin-time.ts';
import { SelectField } from '../select-field.tsx';
import { type DatePreset, isFiltered, type ListFilter, noFilter } from './filter.ts';

/** Milliseconds without a keystroke before the list is searched. */
const searchDelay = 250;
const fieldClass = 'min-h-11 w-full min-w-0 rounded-control border-[1.5px] border-field bg-white px-3';

type Props = { filter: ListFilter; onChange: (changes: Partial<ListFilter>) => void; sources: readonly string[] };

/** Search, dates, source and reset above the table. */
export function FilterBar({ filter, onChange, sources }: Props) {
  const month = shortDay(monthStart(berlinDay(new Date())));
  const dates: Record<DatePreset, string> = {
    all: 'Alle Tage',
    today: 'Heute',
    week: 'Letzte 7 Tage',
    '30': 'Letzte 30 Tage',
    month: `Dieser Monat (seit ${month})`,
    range: 'Zeitraum …',
  };
  const known = filter.source && !sources.includes(filter.source) ? [filter.source, ...sources] : sources;
  return (
    <search className="grid grid-cols-2 gap-2.5 sm:grid-cols-[1fr_1fr_auto] lg:grid-cols-[minmax(9rem,22rem)_minmax(9rem,13.5rem)_minmax(9rem,13.5rem)_auto_1fr]">
      <SearchField value={filter.q} onSearch={(q) => onChange({ q })} className="max-lg:col-span-full" />
      <SelectField
        aria-label="Zeitraum"
        value={filter.date}
        onChange={(event) => onChange({ date: event.target.value as DatePreset })}
      >
        {Object.entries(dates).map(([preset, name]) => (
          <option key={preset} value={preset}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        aria-label="Seite"
        value={filter.source}
        onChange={(event) => onChange({ source: event.target.value })}
      >
        <option value="">Alle Seiten</option>
        {known.map((source) => (
          <option key={source}>{source}</option>
        ))}
      </SelectField>
      <button
        type="button"
        disabled={!isFiltered(filter)}
        onClick={() => onChange(noFilter)}
        className="min-h-11 justify-self-start px-2 text-cobalt max-sm:col-span-full max-sm:px-0 underline underline-offset-4 hover:text-cobalt-dark disabled:text-muted disabled:no-underline"
      >
        Filter zurücksetzen
      </button>
      {filter.date === 'range' && (
        <div className="col-span-full flex flex-wrap gap-x-5 gap-y-2">
          <DayField name="Von" value={filter.from} max={filter.to} onChange={(from) => onChange({ from })} />
          <DayField name="Bis" value={filter.to} min={filter.from} onChange={(to) => onChange({ to })} />
        </div>
      )}
    </search>
  );
}

function DayField({
  name,
  onChange,
  ...input
}: { name: string; onChange: (day: string) => void } & Omit<ComponentProps<'input'>, 'onChange'>) {
  return (
    <label className="inline-flex items-center gap-2.5 text-muted">
      {name}
      <input
        type="date"
        {...input}
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldClass} tabular text-text`}
      />
    </label>
  );
}

type SearchProps = { value: string; onSearch: (text: string) => void; className: string };

/** Searches when typing pauses, and follows when the filter is changed elsewhere. */
function SearchField({ value, onSearch, className }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      search.current(typed);
    }, searchDelay);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className={`relative ${className}`}>
      <input
        type="search"
        data-search
        aria-label="Suchen"
        aria-keyshortcuts="/"
        placeholder="Suchen …"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`${fieldClass} peer pr-9 placeholder:text-muted placeholder:opacity-100`}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-[4px] border border-line px-1.5 font-text text-[0.8rem] text-muted peer-placeholder-shown:pointer-fine:block peer-focus:hidden!"
      >
        /
      </span>
    </div>
  );
}
