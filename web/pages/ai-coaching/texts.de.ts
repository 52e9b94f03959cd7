import { figures } from '#contract/site/figures.ts';

const { weeksBetweenSessions, sessionMinutes, boardMeetings, opinionWeeks } = figures.coachingYear;

export const de = {
  meta: {
    title: 'KI-Coaching und Beirat für Vorstände',
    description:
      'KI-Coaching für Vorstand, Geschäftsführung und Aufsichtsrat: Einzeltermine, Beirat oder eine schriftliche zweite Meinung vor der Entscheidung.',
    keywords: ['KI-Coaching', 'Beirat', 'Vorstand', 'Aufsichtsrat', 'Geschäftsführung', 'zweite Meinung'],
  },
  hero: {
    plate: 'Eine Vorlage, daneben ihre Anlage 3: Ein Satz darin ist mit einer roten Wellenlinie unterstrichen.',
    eyebrow: 'KI-Coaching und Beirat',
    title: 'Eine zweite Meinung, bevor die Vorlage ins Gremium geht',
    lead: 'Sie entscheiden über Summen und Stellen und können nicht jedes Modell selbst prüfen. Wir lesen mit, rechnen nach und sagen Ihnen, welche Annahme am wenigsten trägt. Was besprochen wird, bleibt unter uns; der Preis steht vor Beginn im Angebot.',
    button: 'Erstgespräch buchen',
  },
  assumptions: {
    eyebrow: 'Was wir zuerst prüfen',
    title: 'Sechs Annahmen, die oft nicht halten',
    lead: 'Sie stehen meist im Anhang der Vorlage.',
    items: [
      {
        paper: 'Angebot eines Modellanbieters',
        assumption: 'Die Kosten je Anfrage bleiben gleich, auch wenn das Modell längere Texte liest.',
      },
      { paper: 'Budget über drei Jahre', assumption: 'Nach dem Start kosten Pflege und Aufsicht fast nichts.' },
      { paper: 'Stellenplan', assumption: 'Eingesparte Viertelstunden addieren sich zu ganzen Stellen.' },
      {
        paper: 'Kauf eines KI-Unternehmens',
        assumption: 'Wer das Modell gebaut hat, bleibt auch nach dem Vollzug.',
      },
      { paper: 'Bericht an den Aufsichtsrat', assumption: 'Ein gelungener Pilot sagt den Betrieb voraus.' },
      {
        paper: 'Eigenes Sprachmodell',
        assumption: 'Der Vorsprung hält länger, als die Abschreibung dauert.',
      },
    ],
  },
  forms: {
    title: 'Wie ein Jahr Begleitung aussieht',
    lead: 'Ein Punkt ist ein Treffen, ein Balken Arbeit am Papier. Die drei Formen lassen sich verbinden und einzeln beenden.',
    labels: { duration: 'Dauer', format: 'Form', participants: 'Teilnehmende', month: 'Monat' },
    button: 'Erstgespräch buchen',
    cards: {
      individual: {
        title: 'Einzelcoaching',
        subtitle: 'Für Vorstand und Geschäftsführung, immer mit derselben Person',
        features: [
          'Die Themen setzen Sie, auch kurzfristig',
          'Lagebild zu Modellen und Anbietern',
          'Übungen am eigenen Rechner',
          'Kurze Rückfragen zwischen den Terminen',
        ],
        duration: `${sessionMinutes} Minuten, alle ${weeksBetweenSessions} Wochen`,
        format: 'Bei Ihnen oder per Video',
        participants: 'Sie allein',
      },
      board: {
        title: 'Beirat',
        subtitle: 'Für Gremien, denen jemand mit technischem Urteil fehlt',
        features: [
          'Lagebericht vor jeder Sitzung',
          'Stellungnahme zu jedem KI-Punkt',
          'Befragung von Anbietern im Gremium',
          'Erreichbar, wenn es vor der Sitzung eilt',
        ],
        duration: `${boardMeetings} Sitzungen im Jahr`,
        format: 'Im Sitzungssaal, Bericht schriftlich',
        participants: 'Vorstand, Aufsichtsrat oder Beirat',
      },
      opinion: {
        title: 'Gutachten',
        subtitle: 'Für eine einzige Entscheidung mit festem Datum',
        features: [
          'Prüfung von Angebot, Strategie oder Zukauf',
          'Rechenweg offen, Quellen benannt',
          'Empfehlung mit Gegenargument',
          'Vortrag im Gremium auf Wunsch',
        ],
        duration: `${opinionWeeks} Wochen ab Unterlagen`,
        format: 'Schriftlich, auf Deutsch oder Englisch',
        participants: 'Sie und Ihre Fachleute',
      },
    },
    note: 'Takt und Dauer sind Richtwerte; vereinbart wird, was Ihr Sitzungskalender verlangt.',
  },
  benefits: {
    eyebrow: 'Nutzen und Grenze',
    title: 'Sie entscheiden weiter selbst, aber mit Gegenprobe',
    ours: {
      title: 'Was Sie gewinnen',
      items: [
        { title: 'Zeit', text: 'Zwei Seiten zur Sache statt einer Woche eigener Lektüre.' },
        { title: 'Widerspruch', text: 'Einwände, bevor sie Ihnen in der Sitzung jemand anders vorhält.' },
        { title: 'Sprache', text: 'Begriffe, die in der Technik und im Aufsichtsrat dasselbe bedeuten.' },
        { title: 'Verhandlungsstärke', text: 'Eine eigene Rechnung zum Angebot, bevor Sie verhandeln.' },
        { title: 'Nachweis', text: 'Die Akte zeigt, auf welcher Grundlage Sie entschieden haben.' },
      ],
    },
    yours: {
      title: 'Was bei Ihnen bleibt',
      items: [
        'Die Entscheidung und ihre Begründung',
        'Der Rat Ihrer Rechts- und Steuerberatung',
        'Was Belegschaft und Presse erfahren',
        'Die Wahl, ob die Begleitung weitergeht',
      ],
    },
  },
  confidence: {
    eyebrow: 'Vertraulichkeit',
    title: 'Regeln, bevor das erste Papier über den Tisch geht',
    lead: 'Sie gelten für jede der drei Formen.',
    items: [
      { term: 'Schweigen', detail: 'Die Vereinbarung ist unterschrieben, bevor Sie uns etwas zeigen.' },
      { term: 'Ablage', detail: 'Unterlagen lesen wir in Ihrem Datenraum. Kopien machen wir nicht.' },
      { term: 'Werkzeuge', detail: 'Kein Wort aus Ihren Papieren geht in ein fremdes Modell.' },
      { term: 'Interessen', detail: 'Haben wir an dem Vorhaben selbst ein Interesse, erfahren Sie es als Erstes.' },
    ],
  },
  onward: {
    title: 'Wenn aus der Meinung ein Auftrag wird',
    links: ['Transformation: vom Beschluss zum Betrieb', 'Workshop für die Geschäftsleitung'],
  },
  closing: {
    title: 'Welche Vorlage bereitet Ihnen Unbehagen?',
    lead: `Nennen Sie uns die Entscheidung und das Datum der Sitzung. Nach ${figures.conversationMinutes} Minuten wissen Sie, was sich bis dahin noch prüfen lässt. Das Gespräch ist kostenlos und vertraulich.`,
    button: 'Vertraulichen Termin wählen',
  },
};

export type Texts = typeof de;
