import { contactKinds } from '#contract/leads/registry.ts';
import { addDays, addMonths, isDay } from '#contract/office-time/calendar-day.ts';
import { officeDay } from '#contract/office-time/office.ts';
import type { ContactFilter } from '#contract/staff/contacts.ts';
import { dueFilters, leadStates, openStates } from '#contract/staff/desk.ts';

/** Options of the date filter; `range` uses the filter's `from` and `to`. */
export const datePresets = ['all', 'today', 'week', '30', 'month', 'range'] as const;
export type DatePreset = (typeof datePresets)[number];
export const presetNamed = (name: string | null): DatePreset => datePresets.find((one) => one === name) ?? 'all';

/**
 * The contacts tab's filter as the dashboard's parameters hold it (`address.ts`); this value filters nothing. Days are
 * YYYY-MM-DD in Berlin, '' for open.
 */
export const noFilter = {
  q: '',
  source: '',
  /** Lead kind. */
  kind: '',
  date: presetNamed(null),
  from: '',
  to: '',
  /** A state, or `open`. */
  state: '',
  /** Id of an account, or `none`. */
  owner: '',
  /** `overdue` or `today`. */
  due: '',
};
export type ListFilter = typeof noFilter;
const maxSearch = 200;

/** Reads the filter from the parameters; invalid values are ignored. */
export function readFilter(parameters: URLSearchParams): ListFilter {
  const date = presetNamed(parameters.get('date'));
  const day = (name: string) => {
    const value = parameters.get(name) ?? '';
    return date === 'range' && isDay(value) ? value : '';
  };
  return {
    q: (parameters.get('q') ?? '').slice(0, maxSearch),
    source: (parameters.get('source') ?? '').slice(0, 300),
    kind: oneOf(contactKinds, parameters.get('kind')),
    date,
    from: day('from'),
    to: day('to'),
    state: oneOf([...leadStates, openStates], parameters.get('state')),
    owner: /^[\w-]{1,36}$/.exec(parameters.get('owner') ?? '')?.[0] ?? '',
    due: oneOf(dueFilters, parameters.get('due')),
  };
}

function oneOf(values: readonly string[], asked: string | null): string {
  return values.find((value) => value === asked) ?? '';
}

/** Writes the filter into the parameters; others (tab, open lead) stay. */
export function writeFilter(parameters: URLSearchParams, filter: ListFilter): void {
  const days = filter.date === 'range' ? {} : { from: '', to: '' };
  const given = { ...filter, ...days, date: filter.date === 'all' ? '' : filter.date };
  for (const [name, value] of Object.entries(given)) value ? parameters.set(name, value) : parameters.delete(name);
}

export function isFiltered({ q, date, from: _from, to: _to, ...others }: ListFilter): boolean {
  return q.trim() !== '' || date !== 'all' || Object.values(others).some(Boolean);
}

/** The filter as the call takes it, with relative days resolved at `now` and a reversed range put in order. */
export function toContactFilter(filter: ListFilter, now: Date): ContactFilter {
  const [from, to] = days(filter, officeDay(now.getTime()));
  const { date: _, ...others } = { ...filter, q: filter.q.trim(), from, to };
  return Object.fromEntries(Object.entries(others).filter(([, value]) => value));
}

function days({ date, from, to }: ListFilter, today: string): [from: string, to: string] {
  switch (date) {
    case 'all':
      return ['', ''];
    case 'today':
      return [today, today];
    case 'week':
      return [addDays(today, -6), today];
    case '30':
      return [addDays(today, -29), today];
    case 'month':
      return [addMonths(today, -1), today];
    case 'range':
      return from && to && from > to ? [to, from] : [from, to];
  }
}
