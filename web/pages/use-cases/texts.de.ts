import { figures } from '#contract/site/figures.ts';
import { de as newsletterForm } from '#web/forms/newsletter-general/use-case-texts.de.ts';

/** In each industry the first case is the one to begin with. */
const industries = [
  {
    name: 'Handel',
    cases: [
      {
        name: 'Bestellmengen je Filiale',
        text: 'Vorschläge aus Kassendaten, Wetter und Ferienkalender, am Vorabend fertig.',
      },
      { name: 'Produkttexte', text: 'Aus Stammdaten entstehen Beschreibungen in allen Sprachen des Shops.' },
      { name: 'Retourengründe', text: 'Freitexte lesen und Artikel nennen, deren Größentabelle nicht stimmt.' },
    ],
  },
  {
    name: 'Fertigung',
    cases: [
      { name: 'Sichtprüfung', text: 'Ausschuss am Kamerabild erkennen; Zweifelsfälle gehen an den Prüfplatz.' },
      { name: 'Wartung nach Zustand', text: 'Lagerschäden an der Schwingung ablesen, bevor die Anlage steht.' },
      { name: 'Rüstreihenfolge', text: 'Aufträge so sortieren, dass das Umrüsten am wenigsten Zeit frisst.' },
    ],
  },
  {
    name: 'Banken',
    cases: [
      {
        name: 'Vorprüfung der Kreditakte',
        text: 'Fehlende Seiten und Widersprüche werden aufgelistet. Über den Kredit entscheidet ein Mensch.',
      },
      {
        name: 'Geldwäschealarme',
        text: 'Ähnliche Meldungen bündeln und die Prüfung begründen. Geschlossen wird von Hand.',
      },
    ],
  },
  {
    name: 'Versicherung',
    cases: [
      { name: 'Schadenmeldung', text: 'Post, Fotos und Anrufe nach Sparte und Dringlichkeit zuordnen.' },
      { name: 'Bedingungsvergleich', text: 'Zwei Fassungen eines Vertrags, Klausel für Klausel nebeneinander.' },
      { name: 'Belegprüfung', text: 'Auffällige Rechnungen markieren, der Verdacht steht in Worten daneben.' },
    ],
  },
  {
    name: 'Private Equity',
    cases: [
      { name: 'Datenraum', text: 'Tausende Dokumente lesen, offene Punkte für die Prüfung herausschreiben.' },
      { name: 'Portfoliobericht', text: 'Monatszahlen der Beteiligungen in ein Format bringen, Ausreißer erklären.' },
      { name: 'Suche nach Zukäufen', text: 'Kandidaten aus Registern und Websites, sortiert nach Ihren Kriterien.' },
    ],
  },
  {
    name: 'Automobil',
    cases: [
      { name: 'Werkstattberichte', text: 'Serienfehler in Rückläufern finden, ehe die Statistik sie zeigt.' },
      {
        name: 'Lastenheftabgleich',
        text: 'Was der Hersteller fordert und der Zulieferer zusagt, mit Zitat verglichen.',
      },
    ],
  },
  {
    name: 'Logistik',
    cases: [
      { name: 'Ankunftszeit', text: 'Empfänger erfahren die Stunde der Lieferung statt nur den Tag.' },
      {
        name: 'Tourenplanung bei Ausfall',
        text: 'Neu rechnen, sobald ein Fahrer krank oder eine Brücke gesperrt ist.',
      },
      { name: 'Zollpapiere', text: 'Warennummern vorschlagen und die Stelle im Tarif gleich mitliefern.' },
    ],
  },
  {
    name: 'Marketing',
    cases: [
      { name: 'Kampagnenvarianten', text: 'Eine Botschaft, je Zielgruppe getextet, in Ihrem Ton.' },
      { name: 'Wettbewerbs\u00adbeobachtung', text: 'Jeden Morgen eine Seite: was andere versprechen und verlangen.' },
    ],
  },
  {
    name: 'Vertrieb',
    cases: [
      { name: 'Angebotsentwurf', text: 'Anfrage, Preisliste und Altangebote ergeben einen ersten Text.' },
      { name: 'Terminvorbereitung', text: 'Umsatz, offene Fälle und letzte Zusagen auf einem Blatt.' },
      { name: 'Ausschreibungen', text: 'Fragenkataloge mit Antworten füllen, die schon einmal freigegeben waren.' },
    ],
  },
  {
    name: 'IT',
    cases: [
      { name: 'Störungsannahme', text: 'Was im Wiki steht, wird beantwortet; der Rest geht mit Protokoll weiter.' },
      { name: 'Altcode', text: 'Programme erklären, deren Autoren in Rente sind, und Tests dafür schreiben.' },
      { name: 'Rechteprüfung', text: 'Zugriffsrechte mit Stellenbeschreibungen abgleichen.' },
    ],
  },
  {
    name: 'Service',
    cases: [
      { name: 'Handbuch auf Zuruf', text: 'Der Kundendienst fragt am Gerät und hört die Antwort samt Seitenzahl.' },
      { name: 'Ersatzteil nach Foto', text: 'Das Teil bestimmen, den Lagerbestand gleich dazu.' },
      { name: 'Kundenpost', text: 'Antworten entwerfen; verschickt wird nach Freigabe.' },
    ],
  },
  {
    name: 'Controlling',
    cases: [
      { name: 'Rechnungsabgleich', text: 'Eingangsrechnung, Bestellung und Lieferschein Zeile für Zeile vergleichen.' },
      { name: 'Abweichungsbericht', text: 'Plan gegen Ist, dazu die drei größten Ursachen in ganzen Sätzen.' },
    ],
  },
  {
    name: 'Data Science',
    cases: [
      { name: 'Datenqualität', text: 'Tabellen überwachen und warnen, wenn eine Verteilung kippt.' },
      {
        name: 'Fragen in Alltagssprache',
        text: 'Fachbereiche fragen auf Deutsch, die SQL-Abfrage steht zum Prüfen dabei.',
      },
    ],
  },
  {
    name: 'Gesundheit',
    cases: [
      { name: 'Arztbrief', text: 'Ein Entwurf aus der Akte, den eine Ärztin prüft und unterschreibt.' },
      { name: 'Kodierung', text: 'Abrechnungsziffern vorschlagen, mit der Textstelle als Beleg.' },
      { name: 'Dienstplan', text: 'Schichten nach Qualifikation, Ruhezeit und Wunsch besetzen.' },
    ],
  },
  {
    name: 'Bildung',
    cases: [
      { name: 'Übungen nach Lernstand', text: 'Die nächste Aufgabe passt zum letzten Fehler.' },
      { name: 'Rückmeldung zu Texten', text: 'Kommentare vorschlagen. Die Note gibt weiterhin die Lehrkraft.' },
    ],
  },
];
/** Cases named on this page, of the many in the collection. */
const named = industries.reduce((sum, { cases }) => sum + cases.length, 0);

const { quotations, claims } = figures.examples;
const number = (value: number) => value.toLocaleString('de-DE');
const savedOnQuotations = quotations.perYear * (quotations.hoursBefore - quotations.hoursAfter);
const savedOnClaims = (claims.perYear * (claims.minutesBefore - claims.minutesAfter)) / 60;

export const de = {
  meta: {
    title: `KI-Anwendungsfälle aus ${industries.length} Branchen`,
    description: `${figures.useCases}+ KI-Anwendungsfälle aus ${industries.length} Branchen, dazu ${figures.useCaseTemplates}+ Vorlagen: vom Handel über Banken und Logistik bis zur Bildung, je mit einem ersten Schritt.`,
    keywords: ['KI-Anwendungsfälle', 'KI-Fallstudien', 'Use Cases', 'Rechenbeispiele', 'Branchen', 'Vorlagen'],
  },
  hero: {
    eyebrow: 'Anwendungsfälle und Rechenbeispiele',
    title: `${industries.length}\u00a0Branchen und Fachgebiete, ${industries.length}\u00a0erste Schritte`,
    lead: `Für jede Branche nennt diese Seite einen Vorgang, mit dem Sie anfangen können, und ein bis zwei, die darauf folgen: ${named} von mehr als ${figures.useCases} Fällen, die wir beschrieben haben (eigene Zählung). Ein Gespräch über Ihren Vorgang ist kostenlos.`,
    figures: [
      { term: 'Anwendungsfälle', value: `${figures.useCases}+` },
      { term: 'Vorlagen', value: `${figures.useCaseTemplates}+` },
      { term: 'Sprachen der Fallstudien', value: `${figures.caseStudyLanguages}+` },
    ],
    button: 'Branche suchen',
  },
  hub: {
    eyebrow: 'Die Sammlung',
    title: 'Alle Fälle stehen auf einer eigenen Website',
    text: 'Dort suchen Sie nach Branche, Abteilung oder Datenlage. Für die häufigsten gibt es eine Vorlage: eine Seite mit fünf Feldern, von denen Sie drei selbst ausfüllen. Die Vorlage zeigt, ob sich ein Gespräch lohnt.',
    button: 'Sammlung öffnen',
    newTab: '(öffnet in neuem Tab)',
    sheet: {
      caption: 'Muster einer Vorlage',
      name: 'Rechnungs\u00adabgleich',
      area: 'Controlling',
      given: 'steht schon drin',
      open: 'füllen Sie aus',
      filled: [
        { name: 'Ziel', value: 'Abweichungen vor der Zahlung finden' },
        { name: 'Daten', value: 'Rechnungen, Bestellungen, Lieferscheine' },
      ],
      blanks: ['Rechnungen im Monat', 'Minuten je Rechnung', 'Wer gibt frei'],
    },
  },
  industries: {
    eyebrow: `${named} Fälle zum Einstieg`,
    title: 'Womit Sie in Ihrer Branche anfangen können',
    text: 'Der markierte Fall ist der erste Schritt: geringer Aufwand, und die Daten liegen meist schon vor.',
    index: 'Branchen auf dieser Seite',
    first: 'erster Schritt',
    items: industries,
  },
  examples: {
    eyebrow: 'Rechenbeispiele',
    title: 'Zwei Beispiele, durchgerechnet',
    text: 'Die Zahlen sind angenommen, die Unternehmen erfunden. Setzen Sie Ihre Werte ein, die Rechnung bleibt dieselbe.',
    labels: { situation: 'Lage', approach: 'Vorgehen', result: 'Ergebnis', limit: 'Die Grenze' },
    before: 'vorher',
    after: 'nachher',
    items: [
      {
        tag: 'Beispiel 1: Maschinenbau, Vertrieb',
        name: 'Angebote schreiben, ohne bei null zu beginnen',
        situation: `Ein Hersteller mit ${number(quotations.staff)} Beschäftigten bekommt ${number(quotations.perYear)} Anfragen im Jahr. Ein Angebot kostet im Mittel ${number(quotations.hoursBefore)} Stunden, weil jemand nach dem ähnlichsten alten sucht.`,
        approach: `Das Modell liest die Anfrage, findet verwandte Angebote und legt einen Entwurf mit Preisspanne vor. Der Bau dauert ${figures.mvpWeeks[1]} Wochen, die Probe mit ${quotations.testers} Leuten aus dem Vertrieb weitere ${quotations.trialWeeks}. Versendet wird von Hand.`,
        figure: `${number(savedOnQuotations)} Stunden`,
        basis: `im Jahr gewonnen: ${number(quotations.perYear)} Angebote × ${number(quotations.hoursBefore - quotations.hoursAfter)}\u00a0Stunden`,
        bars: [
          {
            label: 'Stunden je Angebot',
            before: number(quotations.hoursBefore),
            after: number(quotations.hoursAfter),
          },
        ],
        limit:
          'Für Sondermaschinen ohne Vorbild ändert sich nichts. Deren Anteil entscheidet, ob sich das Vorhaben lohnt.',
      },
      {
        tag: 'Beispiel 2: Versicherung, Schaden',
        name: 'Schadenpost, die beim richtigen Team ankommt',
        situation: `Bei einem regionalen Versicherer gehen ${number(claims.perYear)} Meldungen im Jahr ein. Die Sichtung dauert je ${claims.minutesBefore} Minuten, und ${claims.misroutedPercentBefore}\u202f% landen trotzdem zuerst im falschen Team.`,
        approach: `Sparte und Dringlichkeit bestimmt ein Modell im eigenen Rechenzentrum. Ist es sich zu weniger als ${claims.certaintyPercent}\u202f% sicher, sichtet wie bisher ein Mensch. Der Betriebsrat kann die Auswertung einsehen.`,
        figure: `${number(savedOnClaims)} Stunden`,
        basis: `weniger Sichtung im Jahr: ${number(claims.perYear)} Meldungen × ${claims.minutesBefore - claims.minutesAfter}\u00a0Minuten`,
        bars: [
          {
            label: 'Minuten je Meldung',
            before: number(claims.minutesBefore),
            after: number(claims.minutesAfter),
          },
          {
            label: 'Fehlläufer in Prozent',
            before: number(claims.misroutedPercentBefore),
            after: number(claims.misroutedPercentAfter),
          },
        ],
        limit: 'Handschriftliche Briefe und Großschäden bleiben beim Menschen.',
      },
    ],
  },
  newsletter: {
    eyebrow: 'Newsletter',
    title: 'Der nächste Fall kommt per E-Mail',
    text: 'Gegliedert wie die beiden Beispiele: Lage, Vorgehen, Ergebnis, Grenze. Die Themen sind Anwendungsfälle, Technik und neue Verfahren.',
    form: newsletterForm,
  },
  closing: {
    title: 'Ihr Vorgang steht nicht auf dieser Seite?',
    lead: 'Vielleicht steht er in der Sammlung. Im Gespräch suchen wir sonst den ähnlichsten Fall heraus.',
    button: 'Gespräch über Ihren Vorgang buchen',
  },
};

export type Texts = typeof de;
