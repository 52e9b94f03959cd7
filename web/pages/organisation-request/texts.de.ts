export const de = {
  meta: {
    title: 'White Papers: KI und Organisation',
    description:
      'Drei White Papers zu KI und Organisation: Aufbau und Rollen, der Mensch in der Entscheidung, der Arbeitsplatz mit Agenten. Kostenlos per E-Mail.',
    keywords: ['KI-Organisation', 'Human in the Loop', 'KI-Arbeitsplatz', 'White Paper', 'Rollen'],
  },
  hero: {
    eyebrow: 'White Papers zur Organisation',
    title: 'Das Organigramm kennt noch keine Agenten',
    lead: 'Sobald Software Vorgänge selbst erledigt, stellt sich die Frage nach Zuständigkeit neu. Drei Papiere gehen sie von oben nach unten durch: das Unternehmen, die einzelne Entscheidung, der einzelne Schreibtisch.',
    button: 'Papiere bestellen',
  },
  papers: {
    title: 'Die drei Papiere',
    text: 'Schreiben Sie uns, welches Ihnen fehlt, gern auch alle.',
    items: [
      { term: 'KI und Organisation', detail: 'Welche Rollen entstehen, welche sich teilen und wer am Ende zeichnet.' },
      {
        term: 'Human in the Loop',
        detail: 'Wo ein Mensch prüfen muss, wo Stichproben genügen und woran man das misst.',
      },
      {
        term: 'Der KI-Arbeitsplatz',
        detail: 'Ein Arbeitstag mit Agenten, samt Regeln für Pausen, Fehler und Kontrolle.',
      },
    ],
  },
  onward: {
    title: 'Vom Lesen zum Üben',
    links: ['Akademie: Kurse für alle Ebenen', 'Transformation: Organisation und Technik zusammen'],
  },
};

export type Texts = typeof de;
