import { de as form } from '#web/forms/private-equity-request/texts.de.ts';

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
    lead: 'Jeder Monat Vorbereitung fehlt bis zum Exit. Vier kostenlose Papiere zeigen, wie ein Hebel in einer Gesellschaft erprobt und in der nächsten ohne Anlauf gezogen wird.',
    button: 'Papiere auswählen',
    facts: [
      { term: 'Kosten', value: 'Verwaltung' },
      { term: 'Umsatz', value: 'Preis und Angebot' },
      { term: 'Liquidität', value: 'Forderung und Lager' },
      { term: 'Buy-and-Build', value: 'Prüfung und Eingliederung' },
    ],
    slip: { title: 'Bestellschein', sum: 'Vier Papiere per E\u2011Mail', price: '0\u202f€' },
  },
  problem: {
    eyebrow: 'Problem und Lösung',
    title: 'Das Portfolio lernt nur, wenn jemand mitschreibt',
    problem: {
      title: 'Heute: jede Beteiligung allein',
      text: 'Sechs Gesellschaften beauftragen sechs Anbieter, führen sechs Piloten und machen denselben Fehler sechsmal. Im Beirat lassen sich die Ergebnisse nicht vergleichen, weil jede anders misst.',
    },
    solution: {
      title: 'Mit Vorlage: die erste zahlt, die übrigen nutzen sie',
      text: 'Der Hebel wird einmal beschrieben: Ausgangsdaten, Schritte, Messgröße, Abbruchgrund. Die zweite Gesellschaft beginnt dort, wo die erste aufgehört hat, und berichtet in derselben Einheit.',
    },
    picture: {
      alone: 'Aufwand, wenn jede allein lernt',
      shared: 'Aufwand mit gemeinsamer Vorlage',
      companies: 'Gesellschaft',
      note: 'Schematische Darstellung, keine gemessenen Werte',
      alternative:
        'Zwei Balkenreihen für sechs Gesellschaften. Links braucht jede den vollen Aufwand. Rechts braucht die erste den vollen, jede weitere deutlich weniger.',
    },
  },
  papers: {
    eyebrow: 'Auswahl',
    title: 'Welchen Hebel ziehen Sie zuerst?',
    text: 'Kreuzen Sie an, was zu Ihrem Portfolio passt, gern auch alle vier. Die Papiere kosten nichts und verpflichten zu nichts.',
    cards: [
      {
        text: 'Welche Verwaltungsvorgänge sich über Gesellschaften hinweg zusammenlegen lassen und welche man besser lässt, wo sie sind.',
        facts: [
          { term: 'Messgröße', detail: 'Stunden je Vorgang' },
          { term: 'Geschrieben für', detail: 'Operating Partner' },
        ],
      },
      {
        text: 'Wie Angebote entstehen, die am Deckungsbeitrag ausgerichtet sind, und woran man erkennt, dass Rabatte gewohnheitsmäßig vergeben werden.',
        facts: [
          { term: 'Messgröße', detail: 'Deckungsbeitrag je Angebot' },
          { term: 'Geschrieben für', detail: 'Vertriebsleitung der Beteiligung' },
        ],
      },
      {
        text: 'Wo Vorhersagen von Zahlungseingang und Bedarf gebundenes Kapital lösen, ohne Lieferanten zu verprellen.',
        facts: [
          { term: 'Messgröße', detail: 'Tage im Umlaufvermögen' },
          { term: 'Geschrieben für', detail: 'CFO der Beteiligung' },
        ],
      },
      {
        text: 'Was KI im Datenraum leistet, was sie übersieht und wie ein Zukauf nach dem Closing an die gemeinsamen Systeme kommt.',
        facts: [
          { term: 'Messgröße', detail: 'Wochen bis zum ersten Monatsbericht' },
          { term: 'Geschrieben für', detail: 'Investment-Team' },
        ],
      },
    ],
    form,
  },
  onward: {
    title: 'Über die Papiere hinaus',
    links: ['Coaching: Gutachten vor einem Kauf', 'Spin-offs: direkt investieren'],
  },
  closing: {
    title: 'Mit welcher Gesellschaft fangen Sie an?',
    lead: 'Nennen Sie uns Branche, Größe und Restlaufzeit, ohne Namen. Wir sagen, an welcher Gesellschaft sich ein Hebel am schnellsten prüfen lässt.',
    button: 'Portfolio besprechen',
  },
};

export type Texts = typeof de;
