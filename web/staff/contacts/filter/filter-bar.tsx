import { useId, useState } from 'react';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { DayField } from '#web/staff/ui/fields/day-field.tsx';
import { SearchField } from '#web/staff/ui/fields/search-field.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { useMinWidth } from '#web/staff/ui/use-min-width.ts';
import { isFiltered, type ListFilter, noFilter } from './filter.ts';
import { QuickViews } from './quick-views.tsx';
import { type Choice, useChoices } from './use-choices.ts';

/** Minimum window widths (rem) from which one or two of the choices fit into the line, labels included. */
const choicesRoom = { one: 76, two: 86 };

type Props = {
  filter: ListFilter;
  onView: (filter: ListFilter) => void;
  onChange: (changes: Partial<ListFilter>) => void;
  /** Moves focus from the search field to the first lead. */
  onEnter: () => void;
  sources: readonly string[];
  /** Whether a lead is open beside the list, which leaves less room. */
  isNarrow: boolean;
};

/** Quick views, search and choices in one line; choices that do not fit open below. */
export function FilterBar({ filter, onView, onChange, onEnter, sources, isNarrow }: Props) {
  const choices = useChoices(filter, sources);
  const [one, two] = [useMinWidth(choicesRoom.one), useMinWidth(choicesRoom.two)];
  const inLine = isNarrow ? [] : choices.slice(0, Number(one) + Number(two));
  const below = choices.slice(inLine.length);
  const active = below.filter(({ name }) => filter[name] !== noFilter[name]).length;
  const [asked, setAsked] = useState(false);
  const id = useId();
  const field = ({ name, label, none, options, read }: Choice) => (
    <>
      <label htmlFor={`${id}-${name}`} className="text-[0.8125rem] text-muted">
        {label}
      </label>
      <SelectField
        id={`${id}-${name}`}
        {...(none && { none })}
        options={options}
        value={filter[name]}
        onChange={(value) => onChange({ [name]: read ? read(value) : value })}
      />
    </>
  );
  return (
    <search>
      <div data-narrow={isNarrow} className="filters max-sm:flex-wrap max-sm:px-3.5">
        <div className="min-w-0 max-sm:order-last max-sm:w-full">
          <QuickViews filter={filter} onChange={onView} />
        </div>
        <SearchField
          value={filter.q}
          onSearch={(q) => onChange({ q })}
          onEnter={onEnter}
          className="min-w-28 flex-1 sm:ml-1"
        />
        {inLine.map((choice) => (
          <div key={choice.name} className="grid w-46 grid-cols-[auto_1fr] items-center gap-x-1.5">
            {field(choice)}
          </div>
        ))}
        <StaffButton
          look="line"
          aria-expanded={asked}
          aria-controls={asked ? id : undefined}
          onClick={() => setAsked(!asked)}
          className={active > 0 ? 'bg-cobalt-wash text-cobalt-dark' : 'border-field'}
        >
          <StaffIcon name="filter" />
          <span className={isNarrow ? 'sr-only' : ''}>Filter</span>
          {active > 0 && <span className="tabular">{germanNumber(active)}</span>}
        </StaffButton>
        {isFiltered(filter) && (
          <StaffButton
            look="icon"
            aria-label="Filter zurücksetzen"
            title="Filter zurücksetzen"
            onClick={() => onChange(noFilter)}
          >
            <StaffIcon name="close" />
          </StaffButton>
        )}
      </div>
      {(asked || filter.date === 'range') && (
        <div id={id} className="flex flex-wrap items-end gap-x-3 gap-y-2 px-5 pb-3 max-sm:px-3.5">
          {asked &&
            below.map((choice) => (
              <div key={choice.name} className="min-w-36 flex-1 basis-36 max-w-64">
                {field(choice)}
              </div>
            ))}
          {filter.date === 'range' && (
            <>
              <DayField name="Von" value={filter.from} max={filter.to} onChange={(from) => onChange({ from })} />
              <DayField name="Bis" value={filter.to} min={filter.from} onChange={(to) => onChange({ to })} />
            </>
          )}
        </div>
      )}
    </search>
  );
}
