export const de = {
  closing: 'Freundliche Grüße',
  browser: 'Diese Ausgabe auf unserer Website lesen',
  archive: 'Alle Ausgaben',
  reason: (name: string) => `Sie erhalten diese E-Mail, weil Sie ${name} abonniert haben. `,
  preferences: 'Auswahl ändern',
  or: ' oder ',
  unsubscribe: 'abmelden',
  /** Replaces all of the above in a test mail to the authors. */
  test: 'Dies ist ein Test. Links zur Auswahl und zum Abmelden stehen hier erst, wenn die Ausgabe an Leserinnen und Leser geht.',
  testSubject: (subject: string) => `[Test] ${subject}`,
};

export type IssueTexts = typeof de;
