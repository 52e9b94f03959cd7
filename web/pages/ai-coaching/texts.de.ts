export const de = {
  meta: {
    title: 'KI-Coaching und Beirat für Vorstände',
    description:
      'KI-Coaching für Vorstand, Geschäftsführung und Aufsichtsrat: Einzeltermine, Beirat oder eine schriftliche zweite Meinung vor der Entscheidung.',
    keywords: ['KI-Coaching', 'Beirat', 'Vorstand', 'Aufsichtsrat', 'zweite Meinung'],
  },
  hero: {
    eyebrow: 'KI-Coaching und Beirat',
    title: 'Eine zweite Meinung, bevor die Vorlage ins Gremium geht',
    lead: 'Sie entscheiden über Summen und Stellen und können nicht jedes Modell selbst prüfen. Wir lesen mit, rechnen nach und sagen Ihnen, welche Annahme am ehesten bricht. Was besprochen wird, bleibt unter vier Augen.',
    button: 'Erstgespräch buchen',
  },
  facts: {
    title: 'Drei Formen der Begleitung',
    text: 'Sie lassen sich verbinden und einzeln beenden.',
    items: [
      { term: 'Einzelcoaching', detail: 'Feste Termine mit derselben Person. Die Tagesordnung bestimmen Sie.' },
      {
        term: 'Beirat',
        detail: 'Ein ständiges Gegenüber für Vorstand oder Aufsichtsrat, mit einem Lagebericht vor jeder Sitzung.',
      },
      {
        term: 'Gutachten',
        detail: 'Einmalig und schriftlich: zu einem Angebot, einer Strategie oder einem Unternehmenskauf.',
      },
    ],
  },
  onward: {
    title: 'Wenn aus der Meinung ein Auftrag wird',
    links: ['Transformation: vom Beschluss zum Betrieb', 'Workshop für die Geschäftsleitung'],
  },
};

export type Texts = typeof de;
