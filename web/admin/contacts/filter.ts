import type { ContactFilter } from '#contract/admin.ts';
import { addDays, berlinDay, isDay, monthStart, weekStart } from '../berlin-time.ts';

/** Choices of the date filter; `range` uses the filter's own two days. */
export const datePresets = ['all', 'today', 'week', '30', 'month', 'range'] as const;
export type DatePreset = (typeof datePresets)[number];

/** The contacts tab's filter as it stands in the address. Days are YYYY-MM-DD in Berlin, '' for open. */
export type ListFilter = { q: string; source: string; date: DatePreset; from: string; to: string };

export const noFilter: ListFilter = { q: '', source: '', date: 'all', from: '', to: '' };
const maxSearch = 200;

/** Reads the filter from the address; what makes no sense counts as not set. */
export function readFilter(parameters: URLSearchParams): ListFilter {
  const date = datePresets.find((preset) => preset === parameters.get('date')) ?? 'all';
  const day = (name: string) => {
    const value = parameters.get(name) ?? '';
    return date === 'range' && isDay(value) ? value : '';
  };
  return {
    q: (parameters.get('q') ?? '').slice(0, maxSearch),
    source: (parameters.get('source') ?? '').slice(0, 300),
    date,
    from: day('from'),
    to: day('to'),
  };
}

/** Writes the filter into an address; its other parameters (tab, open lead) stay. */
export function writeFilter(parameters: URLSearchParams, filter: ListFilter): void {
  const set = (name: string, value: string) => (value ? parameters.set(name, value) : parameters.delete(name));
  set('q', filter.q);
  set('source', filter.source);
  set('date', filter.date === 'all' ? '' : filter.date);
  set('from', filter.date === 'range' ? filter.from : '');
  set('to', filter.date === 'range' ? filter.to : '');
}

export function isFiltered(filter: ListFilter): boolean {
  return Boolean(filter.q.trim() || filter.source || filter.date !== 'all');
}

/** The filter as the call takes it, with days counted from the given moment; a range given backwards is turned. */
export function toContactFilter(filter: ListFilter, now: Date): ContactFilter {
  const [from, to] = days(filter, berlinDay(now));
  const q = filter.q.trim();
  return { ...(q && { q }), ...(filter.source && { source: filter.source }), ...(from && { from }), ...(to && { to }) };
}

function days({ date, from, to }: ListFilter, today: string): [from: string, to: string] {
  switch (date) {
    case 'all':
      return ['', ''];
    case 'today':
      return [today, today];
    case 'week':
      return [weekStart(today), today];
    case '30':
      return [addDays(today, -29), today];
    case 'month':
      return [monthStart(today), today];
    case 'range':
      return from && to && from > to ? [to, from] : [from, to];
  }
}
