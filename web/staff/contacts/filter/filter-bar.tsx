import { addMonths } from '#contract/office-time/calendar-day.ts';
import { officeDay } from '#contract/office-time/office.ts';
import { nobody, openStates } from '#contract/staff/desk.ts';
import { shortDay } from '#web/staff/berlin-time.ts';
import { useOverview } from '#web/staff/desk/figures.ts';
import { stateNames } from '#web/staff/desk/states.tsx';
import { kindNames } from '#web/staff/texts.ts';
import { DayField } from '#web/staff/ui/fields/day-field.tsx';
import { SearchField } from '#web/staff/ui/fields/search-field.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { type DatePreset, isFiltered, type ListFilter, noFilter, presetNamed } from './filter.ts';

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
        options={Object.entries(dates)}
        value={filter.date}
        onChange={(date) => onChange({ date: presetNamed(date) })}
      />
      <SelectField
        aria-label="Seite"
        none="Alle Seiten"
        options={known.map((source) => [source, source])}
        value={filter.source}
        onChange={(source) => onChange({ source })}
      />
      <SelectField
        aria-label="Art"
        none="Alle Arten"
        options={Object.entries(kindNames)}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <SelectField
        aria-label="Stand"
        none="Jeder Stand"
        options={[[openStates, 'Offen'], ...Object.entries(stateNames)]}
        value={filter.state}
        onChange={(state) => onChange({ state })}
      />
      <SelectField
        aria-label="Zuständig"
        none="Alle Zuständigen"
        options={[[nobody, 'Niemand'], ...owners.map(({ id, name }) => [id, name] as const)]}
        value={filter.owner}
        onChange={(owner) => onChange({ owner })}
      />
      <StaffButton
        look="link"
        disabled={!isFiltered(filter)}
        onClick={() => onChange(noFilter)}
        className="justify-self-start sm:px-2 max-sm:col-span-full disabled:text-muted disabled:no-underline"
      >
        Filter zurücksetzen
      </StaffButton>
      {filter.date === 'range' && (
        <div className="col-span-full flex flex-wrap gap-x-5 gap-y-2">
          <DayField name="Von" value={filter.from} max={filter.to} onChange={(from) => onChange({ from })} />
          <DayField name="Bis" value={filter.to} min={filter.from} onChange={(to) => onChange({ to })} />
        </div>
      )}
    </search>
  );
}
