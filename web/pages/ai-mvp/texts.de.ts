import { figures } from '#contract/site/figures.ts';

const amount = figures.mvpPriceEuro.toLocaleString('de-DE');
const price = `${amount}\u00a0EUR`;
const [shortest, longest] = figures.mvpWeeks;

export const de = {
  meta: {
    title: `KI-MVP zum Festpreis in ${shortest}–${longest} Wochen`,
    description: `KI-MVP für ${price} zzgl. USt. in ${shortest}–${longest} Wochen: die kleinste Fassung Ihrer Idee, die im Alltag benutzt wird. Preis und Dauer stehen vorher fest.`,
    keywords: [
      'KI-MVP',
      'Prototyp',
      'Festpreis',
      'Preis',
      'Preise',
      'Kosten',
      'MVP-Entwicklung',
      'Praxistest',
      'Pilot',
      'Pilotprojekt',
    ],
  },
  hero: {
    eyebrow: 'KI-MVP',
    title: `In ${shortest}–${longest} Wochen wissen, ob die Idee trägt`,
    lead: 'Wir bauen die kleinste Fassung, mit der jemand arbeiten kann, und geben sie denen, für die sie gedacht ist. Trägt die Idee nicht, haben Sie das für einen bekannten Betrag erfahren. Trägt sie, geht die Arbeit mit demselben Code weiter.',
    button: 'MVP anfragen',
    figure: price,
    unit: `Festpreis, zzgl. USt., für ${shortest}–\u2060${longest} Wochen vom Auftakt bis zur Entscheidung. Ein Strich ist ein Arbeitstag, gestrichelt die Reserve.`,
  },
  plan: {
    title: 'Jedes Kästchen ist ein Arbeitstag',
    lead: 'So sieht der Plan aus, wenn alle Unterlagen am ersten Tag vorliegen. Kommen Daten oder Zugänge später, ist die vierte Woche dafür da.',
    plate:
      'Zwanzig Blöcke, für jeden Arbeitstag einer. Sie wachsen, bis am fünfzehnten Tag entschieden wird; daneben steht eine kleine Maschine, die läuft.',
    week: 'Woche',
    days: 'Tag',
    steps: [
      { name: 'Zuschnitt', text: 'Ein Vorgang, ein Team, ein Maß für den Erfolg.' },
      { name: 'Bau', text: 'Ab dem fünften Tag läuft etwas, das Sie anfassen können.' },
      { name: 'Praxistest', text: 'Wer künftig damit arbeitet, erledigt damit echte Fälle.' },
      { name: 'Entscheidung', text: 'Weiterbauen, ändern oder beenden, mit den Messwerten auf dem Tisch.' },
    ],
    reserve: { name: 'Reserve', text: 'Wird nur verbraucht, wenn etwas fehlt. Der Preis bleibt gleich.' },
  },
  price: {
    title: 'Das Angebot passt auf eine Seite',
    lead: 'Diese Seite unterschreiben Sie. Auch was nicht dazugehört, steht darauf.',
    sheet: 'Angebot KI-MVP',
    sample: 'Muster',
    included: 'Im Preis',
    excluded: 'Nicht im Preis',
    items: [
      'Zuschnitt mit Ihrem Fachbereich',
      'Anwendung für einen Vorgang, mit Oberfläche',
      'Anschluss an eine Datenquelle',
      'Kosten der Modelle bis zur Entscheidung',
      'Begleiteter Test in Ihrem Fachbereich',
      'Auswertung und Empfehlung',
      'Code, Prüffälle und Nutzungsrechte',
    ],
    extras: ['Betrieb nach der Entscheidung', 'Jede weitere Datenquelle', 'Schulung über die Testgruppe hinaus'],
    total: 'Festpreis',
    amount: price,
    tax: 'zzgl. USt.',
  },
  benefits: {
    title: 'Diese Antworten bleibt jede Präsentation schuldig',
    lead: 'Geben kann sie nur der Fachbereich, wenn er mit dem laufenden Produkt arbeitet.',
    example: 'Beispiel',
    items: [
      {
        name: 'Test',
        text: 'Sie sehen, ob das Modell mit Ihren Daten zurechtkommt, auch mit den Ausreißern.',
        picture: '54 von 60 Fällen richtig, 6\u00a0falsch',
      },
      {
        name: 'Akzeptanz',
        text: 'Sie sehen, wer die Anwendung am dritten Tag noch öffnet.',
        picture: 'Personen je Testtag: 9, 8, 6 und\u00a08',
      },
      {
        name: 'Tempo',
        text: 'Sie sehen, wie schnell aus einer Rückmeldung eine neue Fassung wird.',
        picture: 'Fünf Fassungen in vier Testtagen',
      },
    ],
  },
  advantages: {
    title: 'Vier Vorteile gegenüber dem großen Projekt',
    picture:
      'Ausgaben über zwölf Monate: Beim MVP fällt das Urteil im ersten Monat, und die Ausgabe endet am Festpreis; beim großen Projekt steigen die Stufen, bis es nach einem Jahr fällt.',
    without: 'Sonst',
    items: [
      {
        name: 'Markt',
        text: 'Kunden und Gremien urteilen über etwas, das sie selbst benutzt haben.',
        otherwise: 'Ein Urteil gibt es erst nach der Planung, oft nach einem Jahr.',
      },
      {
        name: 'Flexibilität',
        text: 'Kehrtwenden sind billig, solange erst ein Vorgang gebaut ist.',
        otherwise: 'Jede Änderung läuft durch ein Lastenheft.',
      },
      {
        name: 'Risiko',
        text: 'Der Verlust ist vorher bekannt und hat eine Obergrenze.',
        otherwise: 'Der Verlust steht erst am Ende fest.',
      },
      {
        name: 'Lernen',
        text: 'Ihr Team sieht beim Bauen zu und kann den nächsten Versuch mittragen.',
        otherwise: 'Das Wissen bleibt beim Dienstleister.',
      },
    ],
  },
  best: {
    title: 'Das Beste daran',
    items: [
      {
        figure: amount,
        note: 'EUR zzgl. USt.',
        title: 'Mehr Geld können Sie nicht verlieren',
        text: 'Endet das Vorhaben mit der Entscheidung, folgt keine weitere Rechnung. Hinzu kommt nur die Arbeitszeit Ihrer Leute.',
      },
      {
        figure: 'exklu\u00adsiv',
        note: 'lizenziert',
        title: 'Was wir schreiben, dürfen allein Sie nutzen',
        text: 'Mit der Zahlung erhalten Sie an allem, was wir für Sie schreiben, das ausschließliche, zeitlich und räumlich unbegrenzte Nutzungsrecht. Fremde und maschinell erzeugte Bestandteile nennt eine Liste.',
      },
    ],
  },
  calculation: {
    title: 'Rechnet sich der Festpreis?',
    name: 'KI-MVP',
    text: 'Mit Ihren Mengen und Minuten rechnet das Blatt aus, ob ein Vorgang Bau und Betrieb trägt und ab welchem Monat.',
    link: 'Vorgang durchrechnen',
  },
  onward: {
    title: 'Wenn ein MVP noch zu früh ist',
    links: ['Workshop: die Idee auswählen', 'Lab: eine offene Frage in Versuchen klären'],
  },
  closing: {
    title: `Passt Ihre Idee in ${shortest} Wochen?`,
    lead: 'Schreiben Sie uns, wer sie benutzen soll und woran man den Erfolg erkennt. Ist sie zu groß, schlagen wir einen Ausschnitt vor, der hineinpasst.',
    button: 'Umfang besprechen',
  },
};

export type Texts = typeof de;
