export const de = {
  meta: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite. Von hier aus kommen Sie weiter.',
    keywords: [] as string[],
  },
  eyebrow: 'Fehler 404',
  title: 'Diese Adresse führt ins Leere',
  lead: 'Die Seite ist umgezogen oder gelöscht, oder der Link enthält einen Tippfehler. Suchen Sie danach oder gehen Sie von hier aus weiter.',
  next: 'Häufig gesucht',
  links: {
    home: 'Woran wir arbeiten und für wen',
    services: 'Alle Angebote mit Dauer und Ablauf',
    'use-cases': 'Anwendungen nach Branchen',
    'knowledge-center': 'White Papers und Gesetze im Überblick',
    about: 'Menschen, Standorte, Geschichte',
    contact: 'Schreiben Sie uns, was Sie gesucht haben',
  },
  contact: 'Kontakt',
  otherLanguage: 'This page does not exist.',
  otherHome: 'Go to the English home page',
};

export type Texts = typeof de;
