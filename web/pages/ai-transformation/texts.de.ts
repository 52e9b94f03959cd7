import { figures } from '#contract/site/figures.ts';

const range = (span: readonly [number, number] | null) => (span ? `${span[0]}–${span[1]} Wochen` : 'fortlaufend');
const weeks = figures.transformationPhaseWeeks;
const [first, second, third, fourth] = weeks;
const [shortest, longest] = figures.transformationMonths;
const [low, high] = figures.firstYearEfficiencyPercent;
const { faqPercent: percent } = figures;
const days = figures.impactDays.join(', ').replace(/, (\d+)$/, ' und $1');
const total = [0, 1].map((end) => weeks.reduce((sum, span) => sum + (span?.[end] ?? 0), 0));

export const de = {
  meta: {
    title: 'KI-Transformation in vier Phasen',
    description: `KI-Transformation in ${shortest} bis ${longest} Monaten: Analyse, Konzept, Umsetzung, Betrieb. Jede Phase endet mit einem Ergebnis und einer Entscheidung über die nächste.`,
    keywords: ['KI-Transformation', 'KI-Strategie', 'Phasenmodell', 'Roadmap', 'Umsetzung'],
  },
  hero: {
    plate:
      'Treppe aus vier Absätzen: Analyse, Konzept, Umsetzung, Betrieb; so breit, wie sie dauern, und in jeder Wand eine Tür.',
    eyebrow: 'KI-Transformation',
    title: 'Vier Phasen, und nach jeder ein Ausstieg',
    lead: `Eine Transformation dauert ${shortest} bis ${longest}\u00a0Monate, je nachdem, wie viele Bereiche mitziehen. Sie beauftragen jede Phase einzeln; ihr Preis steht vor Beginn im Angebot. Wer nach dem Konzept aufhört, behält ein Konzept, mit dem auch andere bauen können.`,
    button: 'Transformation planen',
    figures: [
      { term: 'Dauer', value: `${shortest}–${longest} Monate` },
      { term: 'Erste Roadmap nach', value: `${figures.roadmapDays} Tagen` },
      { term: 'Messung nach', value: `${figures.impactDays.join(' / ')}`, note: 'Tagen' },
    ],
  },
  phases: {
    title: 'Was Ihnen nach jeder Phase bleibt',
    lead: 'Im Bild folgt eine Phase auf die andere. Dunkel ist die kürzeste Dauer, hell die Zeit, die sie höchstens braucht.',
    legend: { shortest: 'mindestens', longest: 'höchstens', axis: 'Skala: Wochen' },
    labels: { format: 'Form', participants: 'Mit dabei', exit: 'Wenn Sie hier aufhören' },
    items: [
      {
        name: 'Analyse',
        duration: range(first),
        work: 'Bewertete Liste der Vorhaben',
        subtitle: 'Herausfinden, was sich lohnt',
        features: [
          'Gespräche in jedem beteiligten Bereich',
          'Stichproben aus den vorhandenen Daten',
          'Kosten und Ertrag je Vorhaben',
          'Einordnung nach KI\u2011Verordnung (AI\u00a0Act)',
        ],
        format: 'Vor Ort, Rückfragen per Video',
        participants: 'Bereichsleitung, IT, Datenschutz',
        exit: 'Sie behalten die Liste mit allen Rechenwegen. Ein anderer Dienstleister findet sich darin zurecht.',
      },
      {
        name: 'Konzept',
        duration: range(second),
        work: 'Entwurf mit Aufwand und Abnahme',
        subtitle: 'Festlegen, was gebaut wird',
        features: [
          'Architektur und Wahl der Modelle',
          'Zugriffsrechte je Rolle',
          'Abnahmekriterien in Zahlen',
          'Betriebsvereinbarung als Entwurf',
        ],
        format: 'Arbeitstreffen im Wochentakt',
        participants: 'Fachbereich, IT, Betriebsrat',
        exit: 'Der Entwurf taugt als Unterlage für eine Ausschreibung.',
      },
      {
        name: 'Umsetzung',
        duration: range(third),
        work: 'Anwendung im täglichen Einsatz',
        subtitle: 'Bauen, bis jemand damit arbeitet',
        features: [
          'Lauffähige Zwischenstände zum Ausprobieren',
          'Tests mit echten Vorgängen',
          'Anbindung an vorhandene Systeme',
          'Abnahme durch den Fachbereich',
        ],
        format: 'Ein gemeinsames Team bei Ihnen',
        participants: 'Fachbereich, Produktverantwortung,\u00a0IT',
        exit: 'Die Anwendung läuft, und Ihre IT hat mit Code und Betriebshandbuch schon gearbeitet.',
      },
      {
        name: 'Betrieb',
        duration: range(fourth),
        work: 'Messreihe und nächste Ausbaustufe',
        subtitle: 'Messen, pflegen, erweitern',
        features: [
          `Messung nach ${days} Tagen`,
          'Wechsel auf bessere Modelle',
          'Das nächste Vorhaben von der Liste',
          'Übergabe an Ihr eigenes Team',
        ],
        format: 'Monatlicher Bericht, Bereitschaft nach Absprache',
        participants: 'Betriebsteam, Controlling',
        exit: 'Ihr Team führt den Betrieb weiter; die Messreihe und die Liste der Vorhaben bleiben bei Ihnen.',
      },
    ],
  },
  services: {
    title: 'Sechs Leistungen ziehen sich durch die Phasen',
    lead: 'Keine beginnt erst, wenn die vorige fertig ist. Die Balken zeigen, wann welche läuft.',
    caption: 'Leistungen der Transformation und die Phasen, in denen sie laufen',
    head: 'Leistung',
    active: 'läuft',
    inactive: 'läuft nicht',
    items: [
      {
        name: 'Strategie und Roadmap',
        text: `Erste Fassung nach ${figures.roadmapDays} Tagen. Bis zum Ende des Konzepts bekommt jedes Vorhaben Budget und Termin.`,
      },
      { name: 'Datenarbeit', text: 'Bestände finden, bereinigen, mit Rechten versehen.' },
      { name: 'Architektur', text: 'Modelle, Orte und Schnittstellen, austauschbar gehalten.' },
      { name: 'Ent\u00adwicklung', text: 'Anwendungen und ihre Anschlüsse an Ihre Systeme.' },
      { name: 'Schulung', text: 'Kurse der Akademie, begonnen am ersten Prototyp.' },
      { name: 'Recht und Aufsicht', text: 'DSGVO, KI-Verordnung, Mitbestimmung und interne Revision.' },
    ],
  },
  impact: {
    eyebrow: 'Wirkung nach Branchen',
    title: 'Wo weniger anfällt und wo mehr herauskommt',
    lead: 'Jede Branche hat ihre eigene Messgröße.',
    rows: [
      {
        industry: 'Handel',
        measure: 'Routinearbeit bei Reklamationen',
        prefix: 'bis',
        figure: `−${percent.routine}\u202f%`,
        span: [-percent.routine, 0],
      },
      {
        industry: 'Fertigung',
        measure: 'Wartungskosten',
        figure: `−${percent.maintenance}\u202f%`,
        span: [-percent.maintenance, 0],
      },
      {
        industry: 'Logistik',
        measure: 'Kosten je umgestelltem Prozess',
        figure: `−${percent.cost}\u202f%`,
        span: [-percent.cost, 0],
      },
      {
        industry: 'Versiche\u00adrung',
        measure: 'Durchsatz im Innendienst',
        prefix: 'bis',
        figure: `+${percent.throughput}\u202f%`,
        span: [0, percent.throughput],
      },
      {
        industry: 'Alle Branchen',
        measure: 'Effizienz im ersten Jahr',
        figure: `+${low}–${high}\u202f%`,
        span: [low, high],
      },
    ] as { industry: string; measure: string; prefix?: string; figure: string; span: readonly [number, number] }[],
    axis: { less: 'wird weniger', more: 'wird mehr', unit: 'Veränderung in Prozent' },
    basis: 'Erfahrungswerte, keine Zusage: Wer schon gut organisiert ist, gewinnt weniger.',
  },
  factors: {
    eyebrow: 'Erfolgsfaktoren',
    title: 'Fünf Termine, an denen es sich entscheidet',
    picture:
      'Eine Linie mit fünf Terminen: ein Tisch, an dessen Kopf jemand unterschreibt; eine Tabelle mit benannten Spalten und Schlüssel; eine Liste, aus der das Beliebteste gestrichen ist; ein Blatt, das Messwerte zulässt und Personen ausnimmt; ein alter Weg, der endet, neben einem neuen.',
    lead: 'Nach unserer Erfahrung scheitern Vorhaben selten an der Technik, öfter daran, dass an einem dieser Tage etwas fehlt.',
    items: [
      {
        when: 'Vor dem Start',
        title: 'Ein Vorstandsmitglied steht mit seinem Namen dafür ein',
        text: 'Wer das Budget verantwortet, sitzt in jeder Abnahme selbst am Tisch.',
      },
      {
        when: 'In der ersten Woche',
        title: 'Die Daten sind lesbar',
        text: 'Leserechte liegen vor, und jemand kann die Spaltennamen erklären.',
      },
      {
        when: 'Am Ende der Analyse',
        title: 'Etwas Beliebtes wird gestrichen',
        text: 'Vorhaben ohne Ertrag verlassen die Liste, mit Begründung.',
      },
      {
        when: 'Vor dem ersten Testkonto',
        title: 'Der Betriebsrat kennt den Entwurf',
        text: 'Schriftlich steht fest, was gemessen wird und was über Einzelne nie ausgewertet wird.',
      },
      {
        when: 'Am ersten Betriebstag',
        title: 'Der alte Weg hat ein Enddatum',
        text: 'Zwei Verfahren nebeneinander kosten doppelt. Im Konzept steht, wann das alte abgeschaltet wird.',
      },
    ],
  },
  faq: {
    eyebrow: 'Fragen zur Transformation',
    title: 'Was vor dem Beschluss noch zu klären ist',
    lead: 'Fünf Fragen, die Lenkungskreise uns stellen.',
    items: [
      {
        category: 'Dauer',
        question: `Wie passen ${shortest} Monate und ${total[0]} Wochen zusammen?`,
        answer: `Nacheinander ergeben die drei befristeten Phasen ${total[0]} bis ${total[1]} Wochen. Bei einem einzelnen Vorgang dürfen sich Konzept und Umsetzung überlappen, dann sind ${shortest} Monate erreichbar. Sie beauftragen beide in diesem Fall zusammen und können davor und danach aussteigen. Ziehen mehrere Bereiche mit, wiederholen sich Phasen, und es werden bis zu ${longest} Monate.`,
        keywords: ['Dauer', 'Zeitplan', 'Wochen', 'Phasen'],
      },
      {
        category: 'Preis',
        question: 'Warum nennen Sie keinen Gesamtpreis?',
        answer:
          'Vor der Analyse könnten wir ihn nur schätzen. Sie erhalten ein Angebot je Phase, und das nächste erst, wenn das Ergebnis der laufenden vorliegt.',
        keywords: ['Kosten', 'Angebot', 'Budget', 'Phasenpreis'],
      },
      {
        category: 'Daten',
        question: 'Müssen wir vorher unsere Daten aufräumen?',
        answer:
          'Nur jene, die das erste Vorhaben braucht. Welche das sind, zeigen die Stichproben der Analyse. Den übrigen Bestand ordnen Sie, wenn ein Vorhaben ihn braucht.',
        keywords: ['Datenqualität', 'Datenbestand', 'Vorbereitung'],
      },
      {
        category: 'Aufwand',
        question: 'Wie viel Zeit kostet es unsere Leute?',
        answer:
          'Am meisten in der Umsetzung: Wer später mit der Anwendung arbeitet, prüft jeden Zwischenstand, und das gehört in den Dienstplan. In der Analyse genügen je Bereich ein Gespräch und jemand, der Unterlagen heraussucht.',
        keywords: ['Personalaufwand', 'Fachbereich', 'Dienstplan'],
      },
      {
        category: 'Recht',
        question: 'Was verlangt die KI\u2011Verordnung von unserem Vorhaben?',
        answer:
          'Das hängt von der Risikoklasse ab, und die bestimmen wir in der Analyse. Bei den meisten internen Anwendungen geht es um Transparenz und geschulte Beschäftigte. Fällt ein Vorhaben unter Hochrisiko, sieht es Ihre Rechtsabteilung, bevor Geld in den Bau fließt.',
        keywords: ['KI-Verordnung', 'EU AI Act', 'Risikoklasse', 'Hochrisiko', 'Transparenz', 'Rechtsabteilung'],
      },
    ],
  },
  onward: {
    title: 'Was parallel dazu läuft',
    links: ['Die Akademie schult, während gebaut wird', 'Die Plattform trägt alle Anwendungen'],
  },
  closing: {
    title: 'Am Anfang steht eine Liste, die Sie schon haben',
    lead: 'Bringen Sie ungeordnet mit, worüber bei Ihnen gesprochen wird. Im Gespräch sagen wir, welche drei Vorhaben wir zuerst ansehen würden.',
    button: 'Erste Phase besprechen',
  },
};

export type Texts = typeof de;
