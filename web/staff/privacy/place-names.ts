import type { KeptReason } from '#contract/staff/privacy.ts';

const names: Record<string, string> = {
  leads: 'Anfragen',
  lead_desk: 'Stand der Bearbeitung',
  lead_notes: 'Notizen',
  lead_history: 'Verlauf der Bearbeitung',
  bookings: 'Termine',
  newsletter_signups: 'Newsletter-Anmeldungen',
  outbox: 'E-Mails im Postausgang',
  webhook_deliveries: 'Mitteilungen an angebundene Programme',
  import_parts: 'Zeilen einer Datei, die importiert werden soll',
  idempotency_keys: 'Merkmale gegen doppeltes Absenden',
  one_time_links: 'Einmal-Links',
  staff: 'Konto in der Verwaltung',
  staff_sessions: 'Anmeldungen in der Verwaltung',
  audit_log: 'Protokoll',
  consent_proofs: 'Nachweise einer Einwilligung',
  erasures: 'Löschnachweise',
  'mail-files': 'E-Mails als Datei',
};

/** The label of a place; one without a label is shown by its name. */
export function placeName(place: string): string {
  return names[place] ?? place;
}

/** Why something is kept after an erasure. */
export const keptReasons: Record<KeptReason, string> = {
  'consent-proof':
    'Nachweis der Einwilligung ohne Namen und Adresse (Art. 7 Abs. 1, Art. 17 Abs. 3 Buchst. e DSGVO), bis die Frist für Nachweise endet',
  audit: 'Protokoll der Zugriffe mit Kennungen statt Namen (Art. 5 Abs. 2, Art. 32 DSGVO)',
  account: 'Konto in der Verwaltung; es wird mit npm run staff verwaltet',
  mention:
    'Einträge zu anderen Personen, in denen die Adresse vorkommt. Sie gehören zu diesen Personen; Ihr Team prüft sie einzeln und entscheidet.',
  'erasure-proof': 'Nachweis früherer Löschungen ohne Namen und Adresse (Art. 5 Abs. 2 DSGVO)',
};
