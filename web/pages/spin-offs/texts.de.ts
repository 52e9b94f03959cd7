export const de = {
  meta: {
    title: 'Spin-offs: Ausgründung in vier Schritten',
    description:
      'Aus Kundenprojekten entstehen Unternehmen: vier Schritte von der Beobachtung bis zur Ausgründung, zwei Spin-offs und ein direkter Weg für Investoren.',
    keywords: ['Spin-off', 'Ausgründung', 'Inkubation', 'KI-Start-up', 'Investoren'],
  },
  hero: {
    eyebrow: 'Spin-offs',
    title: 'Was zweimal gebraucht wird, wird ein Unternehmen',
    lead: 'Manche Lösung aus einem Projekt passt auch anderswo. Dann trennen wir sie heraus, geben ihr ein eigenes Team und suchen Kapital dafür. Zwei Spin-offs sind diesen Weg gegangen.',
    button: 'Als Investor anfragen',
  },
  steps: {
    title: 'Vier Schritte bis zur Eigenständigkeit',
    text: 'Nach jedem Schritt darf das Ergebnis „Nein“ lauten.',
    items: [
      { title: 'Beobachten', text: 'Dieselbe Aufgabe taucht bei einem zweiten, unabhängigen Auftraggeber auf.' },
      { title: 'Herauslösen', text: 'Rechte, Code und Kundendaten werden sauber getrennt, bevor jemand weiterbaut.' },
      { title: 'Erproben', text: 'Ein eigenes Team verkauft die Lösung, ohne sich auf unseren Namen zu stützen.' },
      { title: 'Ausgründen', text: 'Gesellschaft, Beteiligung und erste Finanzierung, mit Investoren oder ohne.' },
    ],
  },
  products: {
    title: 'Zwei sind draußen',
    items: [
      { name: 'Die Plattform', text: 'Ein privates Unternehmens-GPT, das heute als eigenes Produkt angeboten wird.' },
      {
        name: 'Die Sammlung',
        text: 'Anwendungsfälle aller Branchen an einem Ort, durchsuchbar und als Vorlage nutzbar.',
      },
    ],
    visit: 'Zur Website',
    newTab: '(öffnet in neuem Tab)',
  },
};

export type Texts = typeof de;
