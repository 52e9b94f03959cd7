import type { ContactKind } from '#contract/leads/registry.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { addDays, mondayOf } from '#contract/office-time/calendar-day.ts';
import { officeDay, startOfOfficeDay } from '#contract/office-time/office.ts';
import type { OriginPeriod, OriginRow, OriginsAnswer } from '#contract/staff/origins.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { LeadDays } from './lead-days.ts';
import { firstViewDay, leadsByButton, leadsByDay, leadsSince, viewsByPage } from './repository.ts';

/** For more days than this the charts show weeks. */
const longestInDays = 31;
/** The most buttons listed for a page. */
const maxButtons = 30;

const pageOf = new Map<string, string>(Object.entries(pageSources).map(([page, source]) => [source, page]));

/** Origins of the leads of the last `days` days, including today, with the views of the pages that brought them. */
export async function leadOrigins(db: Db, leadDays: LeadDays, days: number, now: number): Promise<OriginsAnswer> {
  await leadDays.bringUpToDate(now);
  const today = officeDay(now);
  const inDays = days <= longestInDays;
  const firstDay = addDays(today, 1 - days);
  const from = inDays ? firstDay : mondayOf(firstDay);
  const counted = inDays ? 'lead_days' : 'lead_weeks';
  const viewsSince = await firstViewDay(db);
  const ratedFrom = viewsSince && viewsSince > from ? viewsSince : from;
  const [live, dayRows, buttons, views, rated] = await Promise.all([
    leadsSince(db, startOfOfficeDay(today)),
    leadsByDay(db, counted, from),
    leadsByButton(db, counted, from),
    viewsByPage(db, from),
    ratedFrom > from ? leadsByButton(db, 'lead_days', ratedFrom) : null,
  ]);
  const byDay = [...dayRows.filter(({ day }) => day < today), ...live.map((row) => ({ ...row, day: today }))];
  return {
    days,
    step: inDays ? 'day' : 'week',
    periods: periods(byDay, from, today, inDays),
    sources: sources([...buttons, ...live], [...(rated ?? buttons), ...live], views),
    totals: { leads: sum(byDay.map(({ leads }) => leads)), views: sum(views.map((row) => row.views)) },
    viewsSince,
  };
}

type Counted = { day: string; kind: ContactKind; source: string; leads: number };

function periods(counted: readonly Counted[], from: string, today: string, inDays: boolean): OriginPeriod[] {
  const byStart = new Map<string, OriginPeriod>();
  for (let start = from; start <= today; start = addDays(start, inDays ? 1 : 7)) {
    byStart.set(start, { start, bySource: {}, byKind: {} });
  }
  for (const { day, kind, source, leads } of counted) {
    const period = byStart.get(inDays ? day : mondayOf(day));
    if (!period) continue;
    period.bySource[source] = (period.bySource[source] ?? 0) + leads;
    period.byKind[kind] = (period.byKind[kind] ?? 0) + leads;
  }
  return [...byStart.values()];
}

type Button = { source: string; context: string; button: string; leads: number };

/** @param rated the leads of those days whose page views were counted */
function sources(
  all: readonly Button[],
  rated: readonly Button[],
  views: readonly { page: string; views: number }[],
): OriginRow[] {
  const viewsOf = new Map(views.map(({ page, views }) => [page, views]));
  const rows = new Map<string, OriginRow & { byName: Map<string, OriginRow['buttons'][number]> }>();
  const row = (source: string) => {
    const known = rows.get(source);
    if (known) return known;
    const made = {
      source,
      leads: 0,
      counted: 0,
      views: viewsOfSource(source, viewsOf),
      buttons: [],
      byName: new Map(),
    };
    rows.set(source, made);
    return made;
  };
  const add = (what: 'leads' | 'counted', from: readonly Button[]) => {
    for (const { source, context, button, leads } of from) {
      const { byName } = row(source);
      const name = JSON.stringify([context, button]);
      const known = byName.get(name) ?? { context, button, leads: 0, counted: 0 };
      byName.set(name, { ...known, [what]: known[what] + leads });
    }
  };
  add('leads', all);
  add('counted', rated);
  // Pages that are viewed but bring no leads are listed, too.
  for (const source of pageOf.keys()) if (viewsOfSource(source, viewsOf)) row(source);
  return [...rows.values()]
    .map(({ byName, ...rest }) => {
      const buttons = [...byName.values()].sort((a, b) => b.leads - a.leads);
      const [leads, counted] = [sum(buttons.map(({ leads }) => leads)), sum(buttons.map(({ counted }) => counted))];
      return { ...rest, leads, counted, buttons: buttons.slice(0, maxButtons) };
    })
    .sort((a, b) => b.leads - a.leads || (b.views ?? 0) - (a.views ?? 0));
}

/** Views of a source's page, null where it is no page. White papers count towards the knowledge centre. */
function viewsOfSource(source: string, viewsOf: ReadonlyMap<string, number>): number | null {
  const page = pageOf.get(source);
  if (page === undefined) return null;
  const papers = page === 'knowledge-center' ? (viewsOf.get('white-paper') ?? 0) : 0;
  return (viewsOf.get(page) ?? 0) + papers;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
