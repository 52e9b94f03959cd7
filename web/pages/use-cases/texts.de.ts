import { type CaseId, cases, workedExample } from '#contract/calculation/cases.ts';
import { type Scenario, scenario, years } from '#contract/calculation/result.ts';
import { formatsOf, readLinesOf } from '#contract/calculation/shown.ts';
import { figures } from '#contract/site/figures.ts';
import { asOf, legalDate } from '#contract/site/regulations.ts';
import { de as caseNames } from '#web/calculation/case-names.de.ts';
import { de as calculation } from '#web/calculation/texts.de.ts';
import { de as newsletterForm } from '#web/forms/newsletter-general/use-case-texts.de.ts';

const named = (id: CaseId) => ({ id, name: caseNames[id] });

/** The first case of each industry is the one to start with. */
const industries = [
  {
    name: 'Handel',
    cases: [
      {
        ...named('store-orders'),
        text: 'Vorschläge aus Kassendaten, Wetter und Ferienkalender, am Vorabend fertig.',
      },
      { ...named('product-copy'), text: 'Aus Stammdaten entstehen Beschreibungen in allen Sprachen des Shops.' },
      { ...named('return-reasons'), text: 'Freitexte lesen und Artikel nennen, deren Größentabelle nicht stimmt.' },
    ],
  },
  {
    name: 'Fertigung',
    cases: [
      {
        ...named('visual-inspection'),
        text: 'Ausschuss am Kamerabild erkennen; Zweifelsfälle gehen an den Prüfplatz.',
      },
      { ...named('condition-maintenance'), text: 'Lagerschäden an der Schwingung ablesen, bevor die Anlage steht.' },
      { ...named('set-up-sequence'), text: 'Aufträge so sortieren, dass das Umrüsten am wenigsten Zeit frisst.' },
    ],
  },
  {
    name: 'Banken',
    cases: [
      {
        ...named('credit-file'),
        text: 'Fehlende Seiten und Widersprüche werden aufgelistet. Über den Kredit entscheidet ein Mensch.',
      },
      {
        ...named('laundering-alerts'),
        text: 'Ähnliche Meldungen bündeln und die Prüfung begründen. Geschlossen wird von Hand.',
      },
    ],
  },
  {
    name: 'Versicherung',
    cases: [
      { ...named('claims-intake'), text: 'Post, Fotos und Anrufe nach Sparte und Dringlichkeit zuordnen.' },
      { ...named('policy-comparison'), text: 'Zwei Fassungen eines Vertrags, Klausel für Klausel nebeneinander.' },
      { ...named('invoice-scrutiny'), text: 'Auffällige Rechnungen markieren, der Verdacht steht in Worten daneben.' },
    ],
  },
  {
    name: 'Private Equity',
    cases: [
      { ...named('data-room'), text: 'Tausende Dokumente lesen, offene Punkte für die Prüfung herausschreiben.' },
      {
        ...named('portfolio-report'),
        text: 'Monatszahlen der Beteiligungen in ein Format bringen, Ausreißer erklären.',
      },
      { ...named('add-on-search'), text: 'Kandidaten aus Registern und Websites, sortiert nach Ihren Kriterien.' },
    ],
  },
  {
    name: 'Automobil',
    cases: [
      { ...named('workshop-reports'), text: 'Serienfehler in Rückläufern finden, ehe die Statistik sie zeigt.' },
      {
        ...named('requirement-matching'),
        text: 'Was der Hersteller fordert und der Zulieferer zusagt, mit Zitat verglichen.',
      },
    ],
  },
  {
    name: 'Logistik',
    cases: [
      { ...named('arrival-times'), text: 'Empfänger erfahren die Stunde der Lieferung statt nur den Tag.' },
      {
        ...named('route-replanning'),
        text: 'Neu rechnen, sobald ein Fahrer krank oder eine Brücke gesperrt ist.',
      },
      { ...named('customs-papers'), text: 'Warennummern vorschlagen und die Stelle im Tarif gleich mitliefern.' },
    ],
  },
  {
    name: 'Marketing',
    cases: [
      { ...named('campaign-variants'), text: 'Eine Botschaft, für jede Zielgruppe formuliert, in Ihrem Ton.' },
      { ...named('competitor-watch'), text: 'Jeden Morgen eine Seite: was andere versprechen und verlangen.' },
    ],
  },
  {
    name: 'Vertrieb',
    cases: [
      { ...named('draft-quotations'), text: 'Anfrage, Preisliste und Altangebote ergeben einen ersten Text.' },
      { ...named('meeting-preparation'), text: 'Umsatz, offene Fälle und letzte Zusagen auf einem Blatt.' },
      { ...named('tenders'), text: 'Fragenkataloge mit Antworten füllen, die schon einmal freigegeben waren.' },
    ],
  },
  {
    name: 'IT',
    cases: [
      { ...named('help-desk'), text: 'Was im Wiki steht, wird beantwortet; der Rest geht mit Protokoll weiter.' },
      { ...named('legacy-code'), text: 'Programme erklären, deren Autoren in Rente sind, und Tests dafür schreiben.' },
      { ...named('access-review'), text: 'Zugriffsrechte mit Stellenbeschreibungen abgleichen.' },
    ],
  },
  {
    name: 'Service',
    cases: [
      { ...named('talking-manual'), text: 'Der Kundendienst fragt am Gerät und hört die Antwort samt Seitenzahl.' },
      { ...named('spare-part-photo'), text: 'Das Teil bestimmen, den Lagerbestand gleich dazu.' },
      { ...named('customer-mail'), text: 'Antworten entwerfen; verschickt wird nach Freigabe.' },
    ],
  },
  {
    name: 'Controlling',
    cases: [
      {
        ...named('invoice-matching'),
        text: 'Eingangsrechnung, Bestellung und Lieferschein Zeile für Zeile vergleichen.',
      },
      { ...named('variance-report'), text: 'Plan gegen Ist, dazu die drei größten Ursachen in ganzen Sätzen.' },
    ],
  },
  {
    name: 'Data Science',
    cases: [
      { ...named('data-quality'), text: 'Tabellen überwachen und warnen, wenn eine Verteilung kippt.' },
      {
        ...named('plain-questions'),
        text: 'Fachbereiche fragen auf Deutsch, die SQL-Abfrage steht zum Prüfen dabei.',
      },
    ],
  },
  {
    name: 'Gesundheit',
    cases: [
      { ...named('discharge-letter'), text: 'Ein Entwurf aus der Akte, den eine Ärztin prüft und unterschreibt.' },
      { ...named('coding'), text: 'Abrechnungsziffern vorschlagen, mit der Textstelle als Beleg.' },
      { ...named('duty-roster'), text: 'Schichten nach Qualifikation, Ruhezeit und Wunsch besetzen.' },
    ],
  },
  {
    name: 'Bildung',
    cases: [
      { ...named('exercises'), text: 'Die nächste Aufgabe passt zum letzten Fehler.' },
      { ...named('essay-feedback'), text: 'Kommentare vorschlagen. Die Note gibt weiterhin die Lehrkraft.' },
    ],
  },
];
/** Number of cases on this page, out of the many in the collection. */
const count = industries.reduce((sum, { cases }) => sum + cases.length, 0);

const { quotations, claims } = figures.examples;
const formats = formatsOf('de');
const { whole, euros } = formats;
const example = cases[workedExample];
const hours = industries.flatMap((one) => one.cases.map(({ id }) => scenario(cases[id]).hours));
const span = `${whole(Math.min(...hours))} bis ${whole(Math.max(...hours))}`;
const quotationSums = scenario(cases['draft-quotations']);
const claimSums = scenario(cases['claims-intake']);

/** Data for the bars of an example. */
function sumsOf({ benefit, yearly, once, total }: Scenario) {
  const item = (label: string, value: number) => ({ label, value, written: euros(value) });
  return {
    caption: 'Drei Jahre im wahrscheinlichen Fall',
    items: [
      item('Nutzen', benefit * years),
      item('Laufende Kosten', -yearly * years),
      item('Einmalige Kosten', -once),
      item('Bleibt', total),
    ],
  };
}

export const de = {
  meta: {
    title: `KI-Anwendungsfälle aus ${industries.length} Branchen und Fachgebieten`,
    description: `${figures.useCases}+ KI-Anwendungsfälle aus ${industries.length} Branchen und Fachgebieten, dazu ${figures.useCaseTemplates}+ Vorlagen: vom Handel über Banken und Logistik bis zur Bildung, je mit einem ersten Schritt.`,
    keywords: [
      'KI-Anwendungsfälle',
      'KI-Fallstudien',
      'Use Cases',
      'Rechenbeispiele',
      'Branchen',
      'Vorlagen',
      'Rechnungsprüfung',
    ],
  },
  hero: {
    eyebrow: 'Anwendungsfälle und Rechenbeispiele',
    title: `${industries.length}\u00a0Branchen und Fachgebiete, ${industries.length}\u00a0erste Schritte`,
    lead: `Für jede Branche nennt diese Seite einen Vorgang, mit dem Sie anfangen können, und ein bis zwei, die darauf folgen. Ein Gespräch über Ihren Vorgang ist kostenlos.`,
    figure: `${count}`,
    unit: `Fälle zum Einstieg, von mehr als ${figures.useCases}, die wir beschrieben haben`,
    button: 'Branche suchen',
  },
  hub: {
    note: `Eigene Zählung, Stand ${legalDate(asOf, 'de')}.`,
    eyebrow: 'Die Sammlung',
    title: 'Alle Fälle stehen auf einer eigenen Website',
    text: 'Dort suchen Sie nach Branche, Abteilung oder Datenlage. Für die häufigsten gibt es eine Vorlage: eine Seite mit sechs Werten, die Sie selbst einsetzen.',
    button: 'Sammlung öffnen',
    newTab: '(öffnet in neuem Tab)',
    figures: [
      { term: 'Anwendungsfälle', value: `${figures.useCases}+` },
      { term: 'Vorlagen', value: `${figures.useCaseTemplates}+` },
      { term: 'Sprachen der Fallstudien', value: `${figures.caseStudyLanguages}+` },
    ],
    specimen: {
      caption: 'Eine Vorlage, ausgefüllt mit dem wahrscheinlichen Fall aus White Paper 5',
      ...named(workedExample),
      lines: readLinesOf(example, scenario(example), calculation.words, formats),
      link: 'Mit eigenen Werten rechnen',
    },
  },
  industries: {
    eyebrow: `${count} Fälle zum Einstieg`,
    title: 'Womit Sie in Ihrer Branche anfangen können',
    text: 'Der markierte Fall ist der erste Schritt, weil die Daten dafür meist schon vorliegen. Die Monate sagen, wann sich ein Fall trägt; bei dreien dauert das mit den angenommenen Mengen länger als drei Jahre. Jeder Name öffnet seine Berechnung.',
    note: 'Gerechnet mit Annahmen.',
    index: 'Branchen auf dieser Seite',
    chart: `${count} Fälle nach Monaten und ${span} Stunden im Jahr`,
    months: '\u00a0Mon.',
    first: 'erster Schritt',
    opens: 'Berechnung öffnen',
    items: industries,
  },
  examples: {
    eyebrow: 'Rechenbeispiele',
    title: 'Zwei Beispiele zum Nachrechnen',
    text: 'Im Blatt darunter ändern Sie jeden Wert.',
    note: 'Die Werte der Berechnungen sind Annahmen in runden Zahlen.',
    labels: { situation: 'Lage', approach: 'Vorgehen', result: 'Ergebnis', limit: 'Die Grenze' },
    open: 'Im Blatt öffnen',
    items: [
      {
        ...named('draft-quotations'),
        tag: 'Beispiel 1: Maschinenbau, Vertrieb',
        title: 'Angebote schreiben, ohne bei null zu beginnen',
        situation: `${whole(quotations.perYear)} Anfragen im Jahr. Ein Angebot kostet im Mittel ${whole(quotations.hoursBefore)} Stunden, weil jemand nach dem ähnlichsten alten sucht.`,
        approach: `Das Modell liest die Anfrage, findet verwandte Angebote und legt einen Entwurf mit Preisspanne vor. Der Bau dauert ${figures.mvpWeeks[1]} Wochen, die Probe mit ${quotations.testers} Leuten aus dem Vertrieb weitere ${quotations.trialWeeks}. Versendet wird von Hand.`,
        figure: `${whole(quotationSums.hours)} Stunden`,
        basis: 'im Jahr',
        sums: sumsOf(quotationSums),
        limit:
          'Für Sondermaschinen ohne Vorbild ändert sich nichts. Deren Anteil entscheidet, ob sich das Vorhaben lohnt.',
      },
      {
        ...named('claims-intake'),
        tag: 'Beispiel 2: Versicherung, Schaden',
        title: 'Schadenpost, die beim richtigen Team ankommt',
        situation: `${whole(claims.perYear)} Meldungen im Jahr. Die Sichtung dauert je ${claims.minutesBefore} Minuten, und ${claims.misroutedPercentBefore}\u202f% landen trotzdem zuerst im falschen Team.`,
        approach: `Sparte und Dringlichkeit bestimmt ein Modell im eigenen Rechenzentrum. Ist es sich zu weniger als ${claims.certaintyPercent}\u202f% sicher, sichtet wie bisher ein Mensch. Der Betriebsrat kann die Auswertung einsehen.`,
        figure: `${whole(claimSums.hours)} Stunden`,
        basis: 'im Jahr',
        sums: sumsOf(claimSums),
        limit: 'Handschriftliche Briefe und Großschäden bleiben beim Menschen.',
      },
    ],
  },
  calculation,
  newsletter: {
    eyebrow: 'Newsletter',
    title: 'Der nächste Fall kommt per E-Mail',
    text: 'Jeder hat vier Teile: Lage, Vorgehen, Ergebnis, Grenze.',
    form: newsletterForm,
  },
  closing: {
    title: 'Ihr Vorgang steht nicht auf dieser Seite?',
    lead: 'Vielleicht steht er in der Sammlung. Sonst suchen wir im Gespräch den ähnlichsten Fall heraus.',
    button: 'Gespräch über Ihren Vorgang buchen',
  },
};

export type Texts = typeof de;
