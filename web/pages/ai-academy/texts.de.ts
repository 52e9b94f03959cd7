export const de = {
  meta: {
    title: 'KI-Akademie: Schulung am eigenen Vorgang',
    description:
      'KI-Schulungen für Belegschaft, Fachbereich und Führung: Grundkurs, Fachkurs, Führungskurs. Geübt wird an eigenen Unterlagen, im Haus oder online.',
    keywords: ['KI-Schulung', 'KI-Akademie', 'KI-Kompetenz', 'EU AI Act', 'Weiterbildung'],
  },
  hero: {
    eyebrow: 'KI-Akademie',
    title: 'Wer KI benutzt, muss ihr widersprechen können',
    lead: 'Die Akademie übt, woran man eine falsche Antwort erkennt und wann man besser selbst rechnet. Das Material stammt aus Ihrem Alltag: Ihre Angebote, Ihre Reklamationen, Ihre Tabellen.',
    button: 'Training buchen',
  },
  facts: {
    title: 'Drei Kurse, nach Verantwortung geordnet',
    text: 'Alle Kurse gibt es auf Deutsch und Englisch, in Ihren Räumen oder online.',
    items: [
      { term: 'Grundkurs', detail: 'Für alle: Fragen stellen, Antworten prüfen, Vertrauliches heraushalten.' },
      {
        term: 'Fachkurs',
        detail:
          'Für einen Bereich: den eigenen Vorgang zerlegen und festlegen, welche Schritte das Modell übernimmt und wer gegenliest.',
      },
      {
        term: 'Führungskurs',
        detail: 'Für Verantwortliche: Vorlagen beurteilen, Grenzwerte setzen, Zuständigkeiten vergeben.',
      },
      {
        term: 'Der Anlass im Recht',
        detail:
          'Seit Februar 2025 verpflichtet der EU AI Act Unternehmen, für die KI-Kompetenz ihrer Beschäftigten zu sorgen. Der Grundkurs richtet sich danach.',
      },
    ],
  },
  onward: {
    title: 'Andere Wege zu lernen',
    links: ['Workshop: in kleiner Runde zur Rangliste', 'Coaching: unter vier Augen'],
  },
};

export type Texts = typeof de;
