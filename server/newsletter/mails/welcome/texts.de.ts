export const de = {
  subject: 'Ihre Anmeldung ist bestätigt',
  heading: 'Ihre Anmeldung ist bestätigt',
  point: (name: string) => `Ab der nächsten Ausgabe erhalten Sie ${name} an diese Adresse.`,
  next: 'Antworten auf eine Ausgabe liest bei uns ein Mensch; Fragen und Einwände sind willkommen.',
  closing: 'Freundliche Grüße',
  manage: 'Sie erhalten diese E-Mail, weil Sie die Anmeldung bestätigt haben. ',
  preferences: 'Auswahl ändern',
  or: ' oder ',
  unsubscribe: 'abmelden',
};

export type WelcomeTexts = typeof de;
