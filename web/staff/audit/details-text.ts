import type { AuditAction } from '#contract/staff/audit.ts';
import { germanDay } from '#web/staff/berlin-time.ts';
import { kindNames, languageNames, newsletterNames } from '#web/staff/texts.ts';

/** Names of the details; what has none is shown by its own. */
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

/** States of mails that other lists call otherwise. */
const mailStateNames: Record<string, string> = { pending: 'wartend' };

/** `gezeigt: 100, mit Suche`. */
export function detailsText(action: AuditAction, details: Record<string, string | number | boolean>): string {
  const names = action === 'mails-viewed' ? { ...valueNames, ...mailStateNames } : valueNames;
  return Object.entries(details)
    .filter(([name, value]) => value !== '' && name !== 'hash')
    .map(([name, value]) => {
      const label = detailNames[name] ?? name;
      return value === true ? label : `${label}: ${names[String(value)] ?? germanDay(String(value))}`;
    })
    .join(', ');
}
