import { addMonths } from '#contract/office-time/calendar-day.ts';
import { officeDay } from '#contract/office-time/office.ts';
import { nobody, openStates } from '#contract/staff/desk.ts';
import { shortDay } from '#web/staff/berlin-time.ts';
import { useOverview } from '#web/staff/desk/figures.ts';
import { stateNames } from '#web/staff/desk/states.tsx';
import { kindNames } from '#web/staff/texts.ts';
import { sourceName } from '#web/staff/ui/visitor/source-name.ts';
import { type DatePreset, datePresets, type ListFilter, presetNamed } from './filter.ts';

/** One select of the filter bar: values and labels. */
export type Choice = {
  name: 'date' | 'source' | 'kind' | 'state' | 'owner';
  label: string;
  /** Label for no selection. */
  none?: string;
  options: readonly (readonly [value: string, words: string])[];
  /** Maps an option to the filter's value, if they differ. */
  read?: (value: string) => DatePreset;
};

/** The selects of the filter, most used first. */
export function useChoices(filter: ListFilter, sources: readonly string[]): Choice[] {
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
  return [
    {
      name: 'date',
      label: 'Zeitraum',
      options: datePresets.map((preset) => [preset, dates[preset]]),
      read: presetNamed,
    },
    {
      name: 'source',
      label: 'Seite',
      none: 'Alle Seiten',
      options: known.map((source) => [source, sourceName(source)]),
    },
    { name: 'kind', label: 'Art', none: 'Alle Arten', options: Object.entries(kindNames) },
    {
      name: 'state',
      label: 'Stand',
      none: 'Jeder Stand',
      options: [[openStates, 'Offen'], ...Object.entries(stateNames)],
    },
    {
      name: 'owner',
      label: 'Zuständig',
      none: 'Alle',
      options: [[nobody, 'Niemand'], ...owners.map(({ id, name }) => [id, name] as const)],
    },
  ];
}
