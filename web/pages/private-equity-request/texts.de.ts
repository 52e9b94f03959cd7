export const de = {
  meta: {
    title: 'KI-White-Papers für Private Equity',
    description:
      'Vier White Papers für Private Equity: Kosten senken, Umsatz steigern, Liquidität freisetzen, Buy-and-Build beschleunigen. Sie kommen per E-Mail.',
    keywords: ['Private Equity', 'KI im Portfolio', 'White Paper', 'Buy-and-Build', 'Wertsteigerung'],
  },
  hero: {
    eyebrow: 'White Papers für Private Equity',
    title: 'Vier Hebel für die Haltedauer',
    lead: 'Ein Portfolio lernt langsam, wenn jede Beteiligung allein lernt. Die vier Papiere beschreiben je einen Hebel so, dass ihn die nächste Gesellschaft übernehmen kann: Ausgangsdaten, Schritte, Messgröße, typische Fehler.',
    button: 'Papiere anfordern',
  },
  papers: {
    title: 'Die vier Papiere',
    text: 'Nennen Sie in Ihrer Nachricht, welche Sie lesen möchten. Sie sind kostenlos.',
    items: [
      { term: 'Kosten', detail: 'Welche Verwaltungsvorgänge sich im Portfolio bündeln und automatisieren lassen.' },
      { term: 'Umsatz', detail: 'Preise, Angebote und Kundenpflege, gerechnet auf den Deckungsbeitrag.' },
      { term: 'Liquidität', detail: 'Forderungen, Lager und Zahlungsziele: wo Vorhersagen Kapital freisetzen.' },
      { term: 'Buy-and-Build', detail: 'Prüfung und Eingliederung von Zukäufen, ohne jedes Mal neu zu beginnen.' },
    ],
  },
  onward: {
    title: 'Über die Papiere hinaus',
    links: ['Coaching: Gutachten vor einem Kauf', 'Spin-offs: direkt investieren'],
  },
};

export type Texts = typeof de;
