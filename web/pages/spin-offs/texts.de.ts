import { figures } from '#contract/site/figures.ts';
import { asOf, legalDate } from '#contract/site/regulations.ts';
import { de as investorForm } from '#web/forms/investor/texts.de.ts';

export const de = {
  meta: {
    title: 'Spin-offs: Ausgründung in vier Schritten',
    description:
      'Aus Kundenprojekten entstehen Unternehmen: vier Schritte von der Beobachtung bis zur Ausgründung, zwei Spin-offs und ein direkter Weg für Investoren.',
    keywords: ['Spin-off', 'Spinoff', 'Ausgründung', 'Inkubation', 'KI-Start-up', 'Investoren'],
  },
  hero: {
    eyebrow: 'Spin-offs',
    title: 'Was zweimal gebraucht wird, gründen wir aus',
    lead: 'Für Investoren und Auftraggeber: Manche Lösung aus einem Projekt passt auch anderswo. Dann bekommt sie ein eigenes Team und eigenes Kapital. Ausgegründet wird nur, was der Auftraggeber schriftlich freigibt; Ergebnisse des Labs sind ausgenommen. Eine Anfrage ist unverbindlich.',
    button: 'Als Investor anfragen',
    products: 'Spin-offs ansehen',
    picture: 'Zwei Projekte in Schichten; die Schicht, die beide haben, steht daneben noch einmal, auf eigenem Grund.',
  },
  intro: {
    eyebrow: 'Warum ausgründen',
    title: 'Ein Produkt braucht andere Regeln als ein Projekt',
    text: 'Mit der Ausgründung ändert sich, wer die Rechte am Code hat, wer entscheidet und woran man Erfolg misst.',
    caption: 'Was sich mit der Ausgründung ändert',
    columns: ['Im Projekt', 'Im Spin-off'],
    rows: [
      {
        question: 'Wer hat die Rechte am Code',
        project: 'der Auftraggeber, wie vereinbart',
        spinOff: 'die neue Gesellschaft',
      },
      {
        question: 'Wer entscheidet',
        project: 'Auftraggeber und Projektleitung',
        spinOff: 'die eigene Geschäftsführung',
      },
      { question: 'Wer zahlt', project: 'ein Kunde', spinOff: 'viele Kunden und die Gesellschafter' },
      { question: 'Wo liegen Kundendaten', project: 'beim Auftraggeber', spinOff: 'es gibt anfangs keine' },
      { question: 'Woran man misst', project: 'an der Abnahme', spinOff: 'an Verlängerungen' },
    ],
  },
  steps: {
    eyebrow: 'Inkubation',
    title: 'Wie ein Produkt auf eigenen Füßen stehen lernt',
    text: 'Nach jedem Schritt darf das Ergebnis „Nein“ lauten. Die Bedingung dafür steht vorher fest.',
    picture: 'Grundriss mit vier Räumen in einer Reihe: Jeder hat eine Tür zum nächsten und eine, die hinausführt.',
    go: 'Weiter, wenn',
    stop: 'Sonst',
    items: [
      {
        title: 'Beobachten',
        text: 'Dieselbe Aufgabe taucht bei einem zweiten, unabhängigen Auftraggeber auf.',
        go: 'beide dafür zahlen würden, ohne voneinander zu wissen.',
        stop: 'bleibt die Lösung im Projekt.',
      },
      {
        title: 'Herauslösen',
        text: 'Rechte, Code und Kundendaten werden sauber getrennt, bevor jemand weiterbaut.',
        go: 'die Auftraggeber schriftlich zustimmen.',
        stop: 'endet die Inkubation hier.',
      },
      {
        title: 'Erproben',
        text: 'Ein eigenes Team verkauft die Lösung, ohne sich auf unseren Namen zu stützen.',
        go: 'Fremde kaufen und im zweiten Jahr verlängern.',
        stop: 'kehrt das Team in die Beratung zurück.',
      },
      {
        title: 'Ausgründen',
        text: 'Gesellschaft, Beteiligung und erste Finanzierung, mit Investoren oder ohne.',
        go: 'die neue Firma ohne unsere Dienste auskommt.',
        stop: 'warten wir ein Jahr und prüfen neu.',
      },
    ],
  },
  products: {
    eyebrow: `${figures.spinOffs} Spin-offs`,
    title: 'Unsere Spin\u2011offs am Markt',
    visit: 'Zur Website',
    newTab: '(öffnet in neuem Tab)',
    platform: {
      name: 'AIWizz, die Plattform',
      text: 'Ein privates Unternehmens-GPT, das heute als eigenes Produkt angeboten wird. Herausgelöst wurde, was in jedem Projekt wiederkam: die Prüfung der Rechte, bevor ein Modell antwortet.',
      more: 'Was die Plattform kann',
      picture: {
        caption: 'Skizze: eine Frage, zwei Rollen, zwei Antworten',
        question: 'Was kostet uns Lieferant 17 im Jahr?',
        answers: [
          { role: 'Einkauf', text: 'Die Summe, dazu drei Rahmenverträge als Quelle' },
          { role: 'Werkstatt', text: 'Dafür fehlt die Berechtigung; zuständig ist der Einkauf' },
        ],
      },
    },
    collection: {
      name: 'Die Sammlung',
      note: `Eigene Zählung, Stand ${legalDate(asOf, 'de')}.`,
      text: `Anwendungsfälle vieler Branchen an einem Ort, durchsuchbar, die häufigsten mit Vorlage. Aus Notizen für die eigenen Workshops sind mehr als ${figures.useCases} Fälle geworden und über ${figures.useCaseTemplates} Vorlagen, die man ohne uns ausfüllen kann.`,
      more: 'Fälle nach Branchen',
      picture: {
        caption: 'Skizze: Suche nach der Datenlage',
        query: 'Rechnungen, Bestellungen',
        results: [
          { name: 'Rechnungsabgleich', match: '2 von 2 Quellen', share: 100 },
          { name: 'Doppelzahlungen', match: '2 von 3 Quellen', share: 67 },
          { name: 'Skontofristen', match: '1 von 3 Quellen', share: 33 },
        ],
        field: 'Vorhandene Daten',
      },
    },
  },
  investors: {
    eyebrow: 'Investoren',
    title: 'Früh einsteigen, gründlich prüfen',
    text: 'Wir sprechen mit Kapitalgebern, die in frühen Phasen in KI\u2011Unternehmen investieren. Ihre Anfrage gilt für beide Spin-offs und für das, was gerade erprobt wird. Diese Seite ist kein Angebot einer Beteiligung.',
    facts: [
      { term: 'Schwerpunkt', detail: 'KI-Start-ups' },
      { term: 'Phase', detail: 'Frühphase' },
      { term: 'Unterlagen', detail: 'nach einem Telefonat und einer Vertraulichkeits\u00aderklärung' },
    ],
    form: investorForm,
  },
  closing: {
    title: 'Ihr Projekt könnte das dritte sein',
    lead: 'Vielleicht fragen Geschäftspartner nach dem, was Sie mit uns gebaut haben. Vielleicht möchten Sie ein Spin-off mitgründen. Schreiben Sie uns in beiden Fällen.',
    button: 'Ausgründung besprechen',
  },
};

export type Texts = typeof de;
