/** Names of the mails (folders of server/mails) in the staff area. */
export const mailNames: Readonly<Record<string, string>> = {
  'lead-notification': 'Meldung an uns',
  'lead-receipt': 'Empfangsbestätigung',
  'leads-gathered': 'Viele Anfragen: Meldung an uns',
  'visitors-held': 'E-Mails angehalten: Meldung an uns',
  'newsletter-confirmation': 'Newsletter: Bitte um Bestätigung',
  'newsletter-welcome': 'Newsletter: Willkommen',
  'newsletter-issue': 'Newsletter: Ausgabe',
  'newsletter-issue-test': 'Newsletter: Test einer Ausgabe',
  'staff-alert': 'Warnung',
  'audit-anchor': 'Prüfwert des Protokolls',
  'newsletter-held': 'Zurückgehaltene Anmeldungen',
  'booking-confirmation': 'Termin: Bestätigung',
  'booking-moved': 'Termin: verschoben',
  'booking-cancelled': 'Termin: abgesagt',
  'booking-reminder': 'Termin: Erinnerung',
  'booking-notice': 'Termin: Meldung an uns',
};

/** The most common replies of mail servers by pattern; the first match counts. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [
    /ECONNREFUSED|ECONNRESET|ETIMEDOUT|timeout|EHOSTUNREACH|ENETUNREACH|Greeting never/i,
    'Der Mailserver ist nicht erreichbar.',
  ],
  [/ENOTFOUND|EAI_AGAIN|getaddrinfo/i, 'Der Name des Mailservers ist nicht bekannt.'],
  [/certificate|TLS|SSL|wrong version number/i, 'Die verschlüsselte Verbindung zum Mailserver kam nicht zustande.'],
  [/EAUTH|\b53[0458]\b|authenticat/i, 'Der Mailserver nimmt unsere Anmeldung nicht an.'],
  [/\b552\b|quota|full/i, 'Das Postfach des Empfängers ist voll.'],
  [/\b55[0-4]\b.*(mailbox|user|recipient|unknown|exist|5\.1\.1)/i, 'Das Postfach des Empfängers gibt es nicht.'],
  [/\b45[0-2]\b|greylist|try again|later/i, 'Der Mailserver bittet um einen späteren Versuch.'],
  [/\b5\d\d\b|denied|reject|blocked/i, 'Der Mailserver lehnt die E-Mail ab.'],
  [/ENOSPC|EACCES|EROFS/i, 'Die E-Mail konnte nicht auf die Platte geschrieben werden.'],
];

/** A German sentence for a mail server's reply; the reply itself is shown below it. */
export function failureSentence(words: string): string {
  return sentences.find(([pattern]) => pattern.test(words))?.[1] ?? 'Die E-Mail konnte nicht gesendet werden.';
}
