import { figures, replyWithin } from '#contract/site/figures.ts';
import { asOf, legalDate } from '#contract/site/regulations.ts';
import { de as calculation } from '#web/calculation/texts.de.ts';
import { de as newsletterForm } from '#web/forms/newsletter-general/texts.de.ts';
import { de as dots } from './dots/texts.de.ts';
import { de as faq } from './faq/texts.de.ts';

const stated = legalDate(asOf, 'de');

const { transformationPhaseWeeks: weeks, platformPercent: platform } = figures;
const price = `${figures.mvpPriceEuro.toLocaleString('de-DE')}\u00a0EUR zzgl.\u00a0USt.`;
const shortest = weeks.reduce((sum, span) => sum + (span?.[0] ?? 0), 0);
const longest = weeks.reduce((sum, span) => sum + (span?.[1] ?? 0), 0);
const range = (span: readonly [number, number] | null) => (span ? `${span[0]}–${span[1]} Wochen` : 'fortlaufend');

export const de = {
  meta: {
    title: 'KI-Beratung für Vorstand und Fachbereich',
    description: `KI-Beratung, die sich rechnet: Strategie, Plattform, Akademie und MVP zum Festpreis. Erste Roadmap nach ${figures.roadmapDays} Tagen, Erstgespräch kostenlos.`,
    keywords: ['KI-Beratung', 'KI-Strategie', 'künstliche Intelligenz im Unternehmen', 'Mittelstand', 'Referenzen'],
  },
  hero: {
    title: 'Künstliche Intelligenz,',
    titleEnd: 'die sich rechnet',
    lead: `Wir beraten Vorstände, IT-Leitungen und Investoren, rechnen jeden Fall durch, bevor wir ihn bauen, und bleiben, bis Ihr Fachbereich damit arbeitet. Erste Ergebnisse liegen oft nach weniger als ${figures.resultsDays}\u00a0Tagen vor. Das Erstgespräch ist kostenlos, ein MVP hat den Festpreis ${price}`,
    contact: 'Vorhaben schildern',
    calculate: 'Selbst nachrechnen',
    facts: [
      { term: 'Projekte', value: `${figures.projects}+` },
      { term: 'Kunden', value: `${figures.clients}+` },
      { term: 'Fachleute', value: `${figures.specialists}+` },
      { term: 'bis zur ersten Roadmap', value: `${figures.roadmapDays}\u00a0Tage` },
    ],
    note: `Eigene Angaben, Stand ${stated}.`,
    dots,
  },
  calculation,
  statement: 'Was sich nicht rechnet, bauen wir nicht.',
  strategy: {
    eyebrow: 'Strategie',
    title: 'Drei Entscheidungen, bevor eine Zeile Code entsteht',
    lead: 'Sie fallen am Anfang, mit Ihren Zahlen, und kosten weniger als jeder Umbau danach.',
    points: [
      {
        title: 'Welche Anwendung zuerst kommt',
        text: 'Jeder Kandidat bekommt eine Seite: Aufwand, Ertrag, Risiko, Datenlage. Daraus folgt die Reihenfolge.',
        note: 'Ergebnis: eine Rangliste in Euro und Stunden',
      },
      {
        title: 'Wo die Daten liegen dürfen',
        text: 'Der Ort bestimmt Modelle, Kosten und Zugriffsrechte. DSGVO und KI-Verordnung (AI Act) stehen als Anforderungen im Entwurf, bevor jemand ein Modell auswählt.',
        note: 'Ergebnis: ein Datenplan mit Rechten je Rolle',
      },
      {
        title: 'Wer damit arbeiten wird',
        text: 'Der Fachbereich benennt vor dem Start die Menschen, die testen, abnehmen und ihr Wissen weitergeben.',
        note: 'Ergebnis: Team, Schulungsplan und Messpunkte',
      },
    ],
  },
  solutions: {
    eyebrow: 'Lösungen',
    title: `${shortest} bis ${longest} Wochen, wenn Phase auf Phase folgt`,
    lead: `So verläuft eine Transformation: in vier Phasen, und nach jeder können Sie aufhören. Überlappen die Phasen, genügen ${figures.transformationMonths[0]}\u00a0Monate; ein ganzes Unternehmen braucht bis zu ${figures.transformationMonths[1]}. Wer schneller einen Beweis braucht, beginnt mit MVP oder Lab.`,
    phases: [
      { name: 'Analyse', duration: range(weeks[0]), work: 'Prozesse, Daten, Wirtschaftlichkeit' },
      { name: 'Konzept', duration: range(weeks[1]), work: 'Architektur, Rechte, Abnahmekriterien' },
      { name: 'Umsetzung', duration: range(weeks[2]), work: 'Bau, Test, Schulung' },
      { name: 'Betrieb', duration: range(weeks[3]), work: 'Messung, Pflege, Ausbau' },
    ],
    plate:
      'Treppe aus vier Absätzen: Analyse, Konzept, Umsetzung, Betrieb; so breit, wie sie dauern, und in jeder Wand eine Tür.',
    cards: [
      {
        name: 'KI-Transformation',
        text: 'Strategie, Organisation und Technik kommen im selben Takt voran.',
        fact: `${figures.transformationMonths[0]}–${figures.transformationMonths[1]} Monate`,
      },
      {
        name: 'KI-Plattform',
        text: 'Ein eigenes Unternehmens-GPT mit Agenten, Rollen und Sprachsteuerung.',
        fact: 'Rechenzentrum oder Cloud',
      },
      {
        name: 'KI-MVP',
        text: 'Ein lauffähiges erstes Produkt, das sich im Alltag bewähren muss.',
        fact: `${price}, ${figures.mvpWeeks[0]}–\u2060${figures.mvpWeeks[1]}\u00a0Wochen`,
      },
      {
        name: 'KI-Lab',
        text: 'Ein externes Labor führt Ihre Idee bis zum Beweis und übergibt.',
        fact: 'Sofort verfügbar',
      },
    ],
  },
  benefits: {
    eyebrow: 'Nutzen',
    title: 'Woran Sie den Nutzen bemerken',
    rows: [
      {
        title: 'Der Vorstand entscheidet mit Zahlen',
        text: 'Eine Seite je Vorhaben ersetzt die Sammelpräsentation: was es kostet, was es bringt, was Abwarten kostet.',
        link: 'KI-Transformation',
      },
      {
        title: 'Antworten aus dem Firmenwissen',
        text: 'Ihre Leute fragen ein Modell, das eigene Verträge und Handbücher kennt. Die Antwort nennt die Fundstelle.',
        link: 'KI-Plattform',
      },
      {
        title: 'Die Belegschaft kommt mit',
        text: 'Sachbearbeitung, Technik und Führung lernen an ihren eigenen Vorgängen, wann sie einem Ergebnis trauen dürfen.',
        link: 'KI-Akademie',
      },
      {
        title: 'Ideen bewähren sich im Kleinen',
        text: 'Ein Prototyp in den Händen derer, die ihn brauchen, beantwortet in Tagen, worüber Gremien Monate beraten.',
        link: 'KI-MVP',
      },
      {
        title: 'Die Revision findet ihre Belege',
        text: 'Zugriffe, Quellen und Freigaben stehen im Protokoll, das die Prüfer selbst lesen.',
        link: 'KI-Anwendungen',
      },
      {
        title: 'Niemand beginnt bei null',
        text: `Nach eigener Zählung sind mehr als ${figures.useCases} Anwendungsfälle beschrieben, mit Ziel, Daten und Aufwand.`,
        link: 'Fallstudien',
      },
    ],
  },
  achievements: {
    eyebrow: 'Ergebnisse',
    title: 'Am meisten bewegt sich dort, wo Text und Code entstehen',
    note: 'Erfahrungswerte, keine Zusage.',
    link: 'So arbeitet die Plattform',
    before: 'vorher',
    after: 'danach',
    bars: [
      {
        after: 100 - platform.development,
        figure: `${platform.development}\u202f%`,
        label: 'schnellere Entwicklung',
        detail: 'Softwareteams',
      },
      {
        after: 100 - platform.recruiting,
        figure: `${platform.recruiting}\u202f%`,
        label: 'weniger Zeit je Einstellung',
        detail: 'Personal',
      },
      {
        after: 100 - platform.decisions,
        figure: `${platform.decisions}\u202f%`,
        label: 'schnellere Entscheidungen',
        detail: 'Geschäftsleitung',
      },
      {
        after: 100 + platform.conversion,
        figure: `${platform.conversion}\u202f%`,
        label: 'höhere Abschlussquote',
        detail: 'Vertrieb und Marketing',
      },
    ],
  },
  audiences: {
    eyebrow: 'Für wen',
    title: 'Wo Sie stehen, entscheidet über den Einstieg',
    labels: { situation: 'Ihre Lage', contribution: 'Unser Beitrag', start: 'Der Einstieg' },
    cards: [
      {
        name: 'Vorstand und Geschäfts\u00adführung',
        situation: 'Sie verantworten Ausgaben für eine Technik, die sich in jedem Quartal ändert.',
        contribution: 'Ein Gegenüber für die Entscheidung: Lagebild, Vorlage, Vorbereitung auf den Aufsichtsrat.',
        link: 'Coaching und Beirat',
      },
      {
        name: 'Mittelstand und Konzern',
        situation: 'Viele Pilotprojekte laufen, und keines hat den Weg in den Betrieb gefunden.',
        contribution: 'Wir wählen mit Ihnen aus, was bleibt, und bauen den Unterbau, den alle Fachbereiche teilen.',
        link: 'Transformation in vier Phasen',
      },
      {
        name: 'Private Equity',
        situation: 'Die Haltedauer läuft, und jedes Portfolio\u00adunternehmen fängt mit KI von vorn an.',
        contribution:
          'Vier Hebel, einmal beschrieben und im Portfolio wiederholbar: Kosten, Umsatz, Liquidität, Zukauf.',
        link: 'White Papers für Investoren',
      },
    ],
  },
  people: {
    eyebrow: 'Ansprechpersonen',
    title: 'Mit diesen Leuten sprechen Sie',
    sampleNote: 'Namen und Rollen sind Beispiele. Hier stehen die Menschen aus den Firmendaten des Betreibers.',
    time: 'dort ist es {time} Uhr',
  },
  resources: {
    eyebrow: 'Wissen',
    title: 'Zum Einlesen, bevor Sie mit uns sprechen',
    cards: [
      {
        figure: '{papers}',
        name: 'White Papers',
        text: 'Kurze Arbeitspapiere für Leute, die entscheiden müssen, auf Deutsch und Englisch.',
      },
      {
        figure: '{books}',
        name: 'Bücher',
        text: 'Das Thema im Zusammenhang, gedruckt und im Buchhandel.',
      },
      {
        figure: `${figures.radarPerYear}\u202f×`,
        name: 'KI-Radar im Jahr',
        text: `Der Vergleich aus ${figures.radarCountries} Ländern, gemacht für Unternehmen ab ${figures.radarMinimumEmployees} Beschäftigten.`,
      },
      {
        figure: '3',
        name: 'Regelwerke',
        text: 'KI-Verordnung, DSGVO und NIS2: Fristen, Pflichten und die amtliche Fundstelle.',
      },
      {
        figure: `${figures.useCaseTemplates}+`,
        name: 'Vorlagen',
        text: 'Anwendungsfälle zum Ausfüllen, damit der erste Workshop nicht mit einem leeren Blatt beginnt (eigene Zählung).',
      },
      {
        figure: '3',
        name: 'Papiere zur Organisation',
        text: 'Wer entscheidet, wer haftet und wie ein Arbeitsplatz aussieht, an dem Agenten mitarbeiten.',
      },
    ],
    call: `Falls Ihr Thema fehlt: Nennen Sie es uns. Die Antwort kommt ${replyWithin.de}.`,
    button: 'Thema anfragen',
  },
  clients: {
    eyebrow: 'Kunden',
    title: 'Aus welchen Branchen unsere Kunden kommen',
    /** Used if clients are not counted by industry. */
    namesTitle: 'Eine Auswahl unserer Kunden',
    note: `Eigene Zählung, Stand ${stated}: mehr als ${figures.clients} Kunden.`,
    namesNote: 'Die Namen sind eine Auswahl aus abgeschlossenen und laufenden Projekten.',
    sampleNote:
      'Namen und Zahlen sind Muster. Hier stehen die Kunden des Betreibers und ihre Verteilung nach Branchen.',
    chart: 'Kunden nach Branchen',
  },
  newsletter: {
    eyebrow: 'Newsletter',
    title: 'Ein Anwendungsfall je Ausgabe',
    lead: 'Sie lesen, was ein anderes Unternehmen gebaut hat, was es kostete und woran es fast gescheitert wäre. Der Newsletter kommt höchstens einmal im Monat; abmelden können Sie sich in jeder Ausgabe.',
    form: newsletterForm,
  },
  faq,
  closing: {
    title: `${figures.conversationMinutes} Minuten reichen für ein erstes Ja oder Nein`,
    lead: 'Sie schildern Ihr Vorhaben, wir sagen, ob und wie wir es angehen würden. Das Gespräch ist kostenlos.',
    button: 'Erstgespräch vereinbaren',
    phone: 'Oder rufen Sie an:',
  },
};

export type Texts = typeof de;
