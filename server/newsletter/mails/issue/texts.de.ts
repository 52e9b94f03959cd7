export const de = {
  closing: 'Freundliche Grüße',
  browser: 'Diese Ausgabe auf unserer Website lesen',
  archive: 'Alle Ausgaben',
  reason: (name: string) => `Sie erhalten diese E-Mail, weil Sie ${name} abonniert haben. `,
  preferences: 'Auswahl ändern',
  or: ' oder ',
  unsubscribe: 'abmelden',
  /** Replaces the links to the issue's page and to the subscription in a test mail to the authors. */
  test: 'Dies ist ein Test. Beim Versand kommen hier die Links hinzu, mit denen man die Ausgabe auf der Website liest, die Auswahl ändert und sich abmeldet.',
  testSubject: (subject: string) => `[Test] ${subject}`,
};

export type IssueTexts = typeof de;
