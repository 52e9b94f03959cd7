import { contactKinds } from '#contract/leads/registry.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { dueFilters, leadStates, nobody, openStates } from '#contract/staff/desk.ts';

type Filter = Partial<Record<'q' | 'source' | 'kind' | 'from' | 'to' | 'state' | 'owner' | 'due', string>>;

const query = (filter: Filter) => new URLSearchParams(filter as Record<string, string>).toString();

/** Filters with one criterion and with pairs, with and without results. */
export function filters(): string[] {
  const sources = Object.values(pageSources);
  const days: Filter[] = [
    { from: '2026-11-01' },
    { to: '2025-06-30' },
    { from: '2026-01-01', to: '2026-06-30' },
    { from: '2020-01-01', to: '2020-12-31' },
  ];
  return [
    ...sources.map((source) => query({ source })),
    ...contactKinds.map((kind) => query({ kind })),
    ...days.map(query),
    ...sources.flatMap((source) => days.map((range) => query({ source, ...range }))),
    ...sources.flatMap((source) => contactKinds.map((kind) => query({ source, kind }))),
    ...contactKinds.flatMap((kind) => days.map((range) => query({ kind, ...range }))),
    query({ source: 'gibt es nicht' }),
  ];
}

/** States, owners and due answers, alone and combined with other criteria. */
export function deskFilters(): string[] {
  const desk: Filter[] = [
    ...[...leadStates, openStates].map((state) => ({ state })),
    { owner: nobody },
    ...dueFilters.map((due) => ({ due })),
    { state: 'in-progress', owner: nobody },
  ];
  const narrowed: Filter[] = [
    {},
    { source: pageSources.home },
    { kind: 'contact' },
    { from: '2026-03-01', to: '2026-03-31' },
    { q: 'muster' },
    { q: 'Rechnungsprüfung' },
  ];
  return desk.flatMap((asked) => narrowed.map((more) => query({ ...asked, ...more })));
}

/**
 * Each is searched once, so that nothing is cached: names, addresses, companies, words of messages, and parts of these.
 */
const words = `
  Musterhofer Beispielgrößler Probestraß Sampleford Exampleton Placeholderwood Vorlageninger Änne aenne Siobhán Gwendolyn
  özlem.musterlücke bjoern.probe12 4711@example.com example.org anne.samplewick niemand@example.net @example
  Maschinenbau Sondermaschinen Gießerei Polymers Foundry werk 1234 Versicherung Hospitals
  Rechnungsprüfung pruefung Frachtbriefe freight Betriebsrat council Rechenzentrum Vorgangsnummer M-ABC reference:
  der die und we to e q x z 7 % ß ü @ KI AI xylophon zzzzzz wirtschaftlichkeitsrechnungen ungsnummer isch tte ei ss mm qu
`
  .trim()
  .split(/\s+/);
const phrases = [
  'Änne Musterhofer',
  'muster gmbh',
  'wir möchten',
  'Rechnungsprüfung SAP März',
  'freight documents london',
  'Dezember Beirat example.org',
  'der die das',
  'a e i o u',
  'Sample Ltd e',
  'größler straß 7',
];

export function searches(): string[] {
  const found = [...words, ...phrases].map((q) => query({ q }));
  const narrowed = [
    'Beiratsfrage',
    'Partner',
    'office',
    'mann',
    'Kunststoff',
    'erfahrenen',
    'zweite',
    'opinion',
  ].flatMap((q) => [
    query({ q, source: pageSources.home }),
    query({ q: `${q}s`, kind: 'investor' }),
    query({ q: `${q}e`, from: '2026-03-01', to: '2026-03-31' }),
  ]);
  return [...found, ...narrowed];
}
