import type { ComponentProps } from 'react';
import { contactKinds } from '#contract/leads/registry.ts';
import { addMonths } from '#contract/office-time/calendar-day.ts';
import { officeDay } from '#contract/office-time/office.ts';
import { leadStates, nobody, openStates } from '#contract/staff/desk.ts';
import { shortDay } from '#web/staff/berlin-time.ts';
import { useOverview } from '#web/staff/desk/figures.ts';
import { stateNames } from '#web/staff/desk/states.tsx';
import { kindNames } from '#web/staff/texts.ts';
import { SearchField } from '#web/staff/ui/fields/search-field.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { type DatePreset, isFiltered, type ListFilter, noFilter, presetNamed } from './filter.ts';

const fieldClass = 'min-h-11 w-full min-w-0 rounded-control border-[1.5px] border-field bg-white px-3';

type Props = { filter: ListFilter; onChange: (changes: Partial<ListFilter>) => void; sources: readonly string[] };

/** Search, dates, source, kind, state, owner and reset above the table. */
export function FilterBar({ filter, onChange, sources }: Props) {
  const month = shortDay(addMonths(officeDay(Date.now()), -1));
  const dates: Record<DatePreset, string> = {
    all: 'Alle Tage',
    today: 'Heute',
    week: 'Letzte 7 Tage',
    '30': 'Letzte 30 Tage',
    month: `Dieser Monat (seit ${month})`,
    range: 'Zeitraum …',
  };
  const known = filter.source && !sources.includes(filter.source) ? [filter.source, ...sources] : sources;
  const staff = useOverview()?.staff ?? [];
  const unknown = filter.owner && filter.owner !== nobody && !staff.some(({ id }) => id === filter.owner);
  const owners = unknown ? [{ id: filter.owner, name: '…' }, ...staff] : staff;
  return (
    <search className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 xl:grid-cols-[minmax(9rem,22rem)_repeat(5,minmax(6rem,12rem))_auto]">
      <SearchField value={filter.q} onSearch={(q) => onChange({ q })} className="max-xl:col-span-full" />
      <SelectField
        aria-label="Zeitraum"
        value={filter.date}
        onChange={(event) => onChange({ date: presetNamed(event.target.value) })}
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
      <SelectField aria-label="Art" value={filter.kind} onChange={(event) => onChange({ kind: event.target.value })}>
        <option value="">Alle Arten</option>
        {contactKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField
        aria-label="Stand"
        value={filter.state}
        onChange={(event) => onChange({ state: event.target.value })}
      >
        <option value="">Alle Stände</option>
        <option value={openStates}>Offen</option>
        {leadStates.map((state) => (
          <option key={state} value={state}>
            {stateNames[state]}
          </option>
        ))}
      </SelectField>
      <SelectField
        aria-label="Zuständig"
        value={filter.owner}
        onChange={(event) => onChange({ owner: event.target.value })}
      >
        <option value="">Alle Zuständigen</option>
        <option value={nobody}>Niemand</option>
        {owners.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
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
