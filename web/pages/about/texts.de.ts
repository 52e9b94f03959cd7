import { figures } from '#contract/site/figures.ts';
import { asOf, legalDate } from '#contract/site/regulations.ts';

const stated = legalDate(asOf, 'de');

const [firstPaper, lastPaper] = figures.whitePaperMonths;
const month = ([year, number]: readonly [number, number]) => `${String(number).padStart(2, '0')}/${year}`;

export const de = {
  meta: {
    title: 'Über uns: Hier berät, wer auch baut',
    description: `KI-Beratung mit ${figures.specialists}+ Fachleuten, gegründet ${figures.foundedYear}. Wer bei uns berät, entwickelt auch selbst. Team, Werte, Geschichte und Standorte.`,
    keywords: ['Über uns', 'KI-Beratung', 'Team', 'Standorte'],
  },
  hero: {
    eyebrow: 'Über uns',
    title: 'Hier berät, wer auch baut',
    lead: 'Unsere Fachleute entwerfen, entwickeln und betreiben selbst, wozu sie raten.',
    note: `Eigene Angaben, Stand ${stated}.`,
    sampleNote: 'Namen und Rollen sind Beispiele. Hier stehen die Menschen aus den Firmendaten des Betreibers.',
    time: 'dort ist es {time}\u00a0Uhr',
    figures: [
      { term: 'Gegründet', value: `${figures.foundedYear}` },
      { term: 'Fachleute', value: `${figures.specialists}+` },
      { term: 'Jahre in KI-Projekten', value: `${figures.yearsOfAiProjects}+` },
      { term: 'Standorte', value: '{locations}' },
    ],
  },
  team: {
    eyebrow: 'Team',
    title: `${figures.specialists}+ Fachleute, und die Entwicklung sitzt ab der Analyse am Tisch`,
    note: 'Beispiel einer Transformation. Wer bei Ihnen mitarbeitet, steht mit Namen im Angebot.',
    lead: 'Vier Rollen tragen eine Transformation. Wer in einer Phase führt, wechselt; wer baut, ist in jeder dabei.',
    button: 'Zum Leistungsangebot',
    caption: 'Besetzung einer Transformation, Rolle je Phase',
    roleHead: 'Rolle',
    phases: ['Analyse', 'Konzept', 'Umsetzung', 'Betrieb'],
    parts: { leads: 'führt', joins: 'arbeitet mit', absent: 'nicht beteiligt' },
    roles: [
      { name: 'Rechnen', text: 'Strategie und Wirtschaftlichkeit' },
      { name: 'Entwerfen', text: 'Architektur, Daten, Recht' },
      { name: 'Bauen', text: 'Entwicklung und Test' },
      { name: 'Übergeben', text: 'Schulung und Betriebsführung' },
    ],
  },
  purpose: {
    title: 'Wofür wir arbeiten und wohin wir wollen',
    items: [
      {
        name: 'Mission',
        statement: 'Wir führen KI so ein, dass Ihre Leute sie ohne uns weiterführen.',
        measure: 'Erfüllt ist das, sobald eine Änderung in den Betrieb geht, von der wir erst hinterher erfahren.',
      },
      {
        name: 'Vision',
        statement:
          'KI wird im Mittelstand so gewöhnlich wie die Lohnbuchhaltung: Alle verlassen sich auf sie, und jeder Prüfer versteht sie.',
        measure: 'Angekommen sind wir, wenn das Wort „KI-Projekt“ aus den Budgets verschwunden ist.',
      },
    ],
  },
  values: {
    eyebrow: 'Werte',
    title: 'Jeder Wert hat seine Probe',
    lead: 'Bei jedem der fünf steht, woran Sie merken, ob wir uns daran halten.',
    picture:
      'Fünf Proben auf einem Tisch: zwei Modelle im Vergleich, zwei Namen je Eintrag, ein leerer Karton neben einem vollen, ein gestrichener Plan, zweimal dieselben Leute.',
    probe: 'Die Probe',
    items: [
      {
        name: 'Innovation',
        text: 'Ein neues Modell kommt in Ihr Projekt, sobald es auf Ihren Daten besser abschneidet als das alte.',
        probe: 'Lassen Sie sich den Vergleichslauf zeigen: gleiche Aufgaben, zwei Modelle, ein Ergebnisblatt.',
      },
      {
        name: 'Exzellenz',
        text: 'Jede Änderung am Code liest eine zweite Person, bevor sie zu Ihnen gelangt.',
        probe: 'Im Änderungsverlauf stehen zu jedem Eintrag zwei Namen.',
      },
      {
        name: 'Kunde',
        text: 'Sie können uns verlassen. Quelltext, Betriebshandbuch und Schulungsunterlagen für Ihre Anwendung übergeben wir vollständig.',
        probe: 'Die Übergabe ist ein eigener Punkt im Angebot, mit einer Liste der Dateien.',
      },
      {
        name: 'Integrität',
        text: 'Vorhaben, die sich nicht rechnen, lehnen wir ab, auch wenn das Budget dafür schon bewilligt ist.',
        probe: 'Fragen Sie im Erstgespräch, welches Vorhaben wir zuletzt abgelehnt haben und warum.',
      },
      {
        name: 'Teamarbeit',
        text: 'Die Menschen aus dem Angebot arbeiten im Projekt. Wechselt jemand, stellt die Nachfolge sich vorher bei Ihnen vor.',
        probe: 'Vergleichen Sie die Namen im Angebot mit denen im Abnahmeprotokoll.',
      },
    ],
  },
  history: {
    eyebrow: `Seit ${figures.foundedYear}`,
    title: 'Erst Software, dann KI',
    lead: 'Bevor maschinelles Lernen ein Markt wurde, haben wir Anwendungen gebaut und gewartet.',
    today: 'heute',
    rows: [
      {
        name: 'Beratung und Software',
        span: `${figures.foundedYear} bis heute`,
        text: `Gründung ${figures.foundedYear}. Seither über ${figures.projects} Projekte für mehr als ${figures.clients} Kunden.`,
      },
      {
        name: 'KI-Projekte',
        span: `seit über ${figures.yearsOfAiProjects} Jahren`,
        text: 'Mit Sprachmodellen und Vorhersagen verbessern wir Abläufe, die wir schon kannten.',
      },
      {
        name: 'White Papers',
        span: `${month(firstPaper)} bis ${month(lastPaper)}`,
        text: `Was sich wiederholt, schreiben wir auf: ${figures.whitePapers}\u00a0Papiere in gut einem Jahr.`,
      },
      {
        name: 'Heute',
        span: stated,
        text: `${figures.services} Leistungen, {papers} White Papers, ${figures.spinOffs} Spin-offs.`,
      },
    ],
    outsideTitle: 'Was währenddessen draußen geschah',
    outside: [
      'Ein neuronales Netz gewinnt den ImageNet-Wettbewerb mit großem Abstand.',
      'Der Aufsatz „Attention Is All You Need“ beschreibt die Transformer-Architektur.',
      'ChatGPT wird öffentlich zugänglich.',
      'Die KI-Verordnung (AI Act) tritt in Kraft.',
    ],
  },
  locations: {
    eyebrow: 'Standorte',
    title: 'Wer wo sitzt und woran arbeitet',
    text: 'Ein Projekt hat eine Ansprechperson und greift auf alle Standorte zu.',
    hours: {
      common: 'Gemeinsame Arbeitszeit: {hours} von 8\u00a0Stunden, {from} bis {to}\u00a0Uhr in {place}.',
      local: '9:00 bis 17:00\u00a0Uhr vor Ort',
      now: 'jetzt',
    },
  },
  closing: {
    title: 'Lernen Sie die Leute kennen, die es bauen würden',
    lead: 'Auf Wunsch sitzt schon im ersten Gespräch jemand mit am Tisch, der Ihr Vorhaben umsetzen könnte.',
    button: 'Gespräch vereinbaren',
  },
};

export type Texts = typeof de;
