import type { AuditAction } from '#contract/staff/audit.ts';
import { germanDateTime, germanDay } from '#web/staff/berlin-time.ts';
import { kindNames, languageNames, newsletterNames, retentionNames, scopeNames } from '#web/staff/texts.ts';

/** Labels of the details; one without a label is shown by its key. */
const detailNames: Record<string, string> = {
  account: 'Konto',
  role: 'Rolle',
  newName: 'neuer Name',
  network: 'Netz',
  device: 'Gerät',
  shown: 'gezeigt',
  search: 'mit Suche',
  actor: 'wer',
  action: 'Vorgang',
  state: 'Stand',
  status: 'Antwort',
  owner: 'zuständig',
  due: 'fällig',
  show: 'Ansicht',
  suspect: 'nur Spamverdacht',
  furtherPage: 'weitere Seite',
  source: 'Seite',
  from: 'von',
  to: 'bis',
  before: 'vor',
  limit: 'höchstens',
  by: 'nach',
  found: 'gefunden',
  format: 'Format',
  records: 'Einträge',
  proof: 'Nachweis',
  kind: 'Art',
  days: 'Tage',
  count: 'Anzahl',
  intact: 'unverändert',
  checked: 'geprüft',
  through: 'bis Nummer',
  about: 'zu einer Person oder Kennung',
  call: 'Aufruf',
  way: 'Weg',
  reason: 'Grund',
  readers: 'Abonnenten',
  repeated: 'noch einmal verlangt, nichts geändert',
  language: 'Sprache',
  archive: 'im Archiv',
  further: 'weitere',
  since: 'seit',
  program: 'Programm',
  webhook: 'Webhook',
  deliveries: 'Mitteilungen',
  scopes: 'darf',
  leads: 'Anfragen',
  spam: 'Spam',
  mails: 'E-Mails',
  proofs: 'Nachweise',
  'newsletter-pending': 'unbestätigte Anmeldungen',
  'newsletter-ended': 'Abmeldungen',
};
const valueNames: Record<string, string> = {
  ...kindNames,
  ...newsletterNames,
  ...languageNames,
  read: 'Lesen',
  work: 'Bearbeiten',
  manage: 'Verwalten',
  passkey: 'mit Passkey',
  directory: 'mit Firmenkonto',
  unknown: 'unbekannt',
  unverified: 'unbestätigte Adresse',
  'not-allowed': 'Adresse nicht zugelassen',
  'no-role': 'keine Rolle',
  'other-identity': 'Konto gehört im Verzeichnis jemand anderem',
  command: 'am Server',
  'staff-area': 'in der Verwaltung',
  address: 'Adresse',
  name: 'Name',
  other: 'andere',
  none: 'niemand',
  open: 'offen',
  new: 'neu',
  'in-progress': 'in Arbeit',
  won: 'gewonnen',
  lost: 'verloren',
  spam: 'Spam',
  overdue: 'überfällig',
  today: 'heute',
  pending: 'unbestätigt',
  confirmed: 'bestätigt',
  unsubscribed: 'abgemeldet',
  parked: 'nicht zugestellt',
  sent: 'gesendet',
  upcoming: 'kommende',
  past: 'vergangene',
  cancelled: 'abgesagte',
  true: 'ja',
  false: 'nein',
};

/** Labels and values that mean something else for one action. */
const ownNames: Partial<Record<AuditAction, { details?: Record<string, string>; values?: Record<string, string> }>> = {
  'mails-viewed': { values: { pending: 'wartend' } },
  'retention-changed': {
    details: { before: 'bisher' },
    values: Object.fromEntries(Object.entries(retentionNames).map(([kind, { name }]) => [kind, name])),
  },
};
const places: readonly unknown[] = ['command', 'staff-area', 'directory'];
const scopes: Record<string, string> = scopeNames;
const list = new Intl.ListFormat('de');

/** Formats details, for example `gezeigt: 100, mit Suche`. */
export function detailsText(action: AuditAction, details: Record<string, string | number | boolean>): string {
  const own = ownNames[action];
  function labelOf(name: string, value: string | number | boolean): string {
    // Date ranges also have a `from`.
    if (name === 'from' && places.includes(value)) return 'wo';
    return own?.details?.[name] ?? detailNames[name] ?? name;
  }
  function wordsOf(name: string, value: string): string {
    if (name === 'since') return germanDateTime(value);
    if (name === 'scopes') return list.format(value.split(' ').map((scope) => scopes[scope] ?? scope));
    return own?.values?.[value] ?? valueNames[value] ?? germanDay(value);
  }
  return Object.entries(details)
    .filter(([name, value]) => value !== '' && name !== 'hash')
    .map(([name, value]) => {
      const label = labelOf(name, value);
      return value === true ? label : `${label}: ${wordsOf(name, String(value))}`;
    })
    .join(', ');
}
