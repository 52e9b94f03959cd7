import { figures } from '#contract/site/figures.ts';

const [least, most] = figures.labSavedMonths;

export const de = {
  meta: {
    title: 'Externes KI-Lab, sofort verfügbar',
    description: `Externes KI-Lab in ${figures.labPhases} Phasen: von der Idee über den Prototyp bis zur Übergabe. Sofort verfügbar, ohne eigenen Aufbau; spart ${least} bis ${most} Monate (Erfahrungswert).`,
    keywords: ['KI-Lab', 'externes Labor', 'Prototyp', 'Übergabe'],
  },
  hero: {
    plate: 'Grundriss einer Werkbank: Idee, Prototyp, Beweis und eine Tür, durch die übergeben wird.',
    eyebrow: 'KI-Lab',
    title: 'Ein Labor, das Sie weder bauen noch schließen müssen',
    lead: 'Ein eigenes KI-Labor braucht Stellen, Technik und eine Leitung, bevor der erste Versuch läuft. Fehlen Ihnen dafür Leute oder Zeit, führt unser Lab Ihre offene Frage in vier Phasen bis zur Übergabe. Sie bezahlen je Versuch, zum Preis aus dem Angebot.',
    figure: '0\u00a0Monate',
    unit: `Aufbau. Ein eigenes Labor braucht dafür ${least} bis ${most} Monate.`,
    button: 'Lab anfragen',
    call: 'Anrufen:',
  },
  start: {
    title: `Der erste Versuch, bis zu ${most}\u00a0Monate früher`,
    problem: {
      title: 'Das Problem',
      text: 'Suchen, einstellen, ausschreiben, einrichten: Ein Labor beginnt mit Arbeit, die keine einzige Annahme prüft.',
    },
    solution: {
      title: 'Die Lösung',
      text: 'Unser Lab steht schon: Rechner, Werkzeuge, ein eingespieltes Team. Sie bringen die Frage mit und jemanden, der die Daten kennt.',
    },
    chart: {
      own: 'Eigenes Labor',
      ownDetail: `${least} bis ${most} Monate Aufbau`,
      lab: 'Unser Lab',
      labDetail: 'Sofort verfügbar',
      shortest: 'Aufbau, kürzester Fall',
      longest: 'Aufbau, längster Fall',
      running: 'Versuche laufen',
      axis: 'Zahlen: Monate ab Beschluss.',
    },
  },
  phases: {
    title: 'Vier Phasen, eine davon nach Wahl',
    lead: 'Jede baut auf der vorigen auf, und jede beantwortet eine andere Frage.',
    known: 'Geklärte Frage',
    optional: 'Optional',
    result: 'Ergebnis',
    items: [
      {
        title: 'Idee',
        text: 'Wir formulieren die Annahme so, dass ein Versuch sie widerlegen kann.',
        known: 'Ist die Frage überhaupt prüfbar?',
      },
      {
        title: 'Prototyp',
        text: 'Wir bauen so viel, wie der Versuch verlangt, und keine Bildschirmseite mehr.',
        known: 'Geht es mit Ihren Daten?',
      },
      {
        title: 'Beweis',
        text: 'Der Prototyp läuft eine Zeit lang neben dem echten Vorgang, unter echten Bedingungen.',
        known: 'Hält es dem Alltag stand?',
      },
      {
        title: 'Übergabe',
        text: 'Alles geht an Ihr Team oder an einen Dienstleister Ihrer Wahl.',
        known: 'Eine Lösung, die ohne uns weiterläuft',
      },
    ],
    handover: ['Code mit ausschließlicher Lizenz', 'Messreihe zum Nachrechnen', 'Anleitung für Ihren Betrieb'],
  },
  benefits: {
    title: 'Was Sie sich ersparen und was Sie bekommen',
    items: [
      {
        figure: `${least}–${most}`,
        name: 'Monate gespart',
        text: 'So lange dauert der Aufbau eines eigenen Labors bis zum ersten Versuch.',
      },
      {
        figure: '1',
        name: 'Preis je Versuch',
        text: 'Er steht vorher im Angebot. Miete, Rechner und Leerlauf des Labors sind darin enthalten.',
      },
      {
        figure: `${figures.specialists}+`,
        name: 'Fachleute',
        text: 'Modellentwicklung, Daten, Oberfläche und Datenschutz unter einem Dach. Je Frage stellen wir daraus ein Team zusammen.',
      },
      {
        figure: `${figures.labPhases}`,
        name: 'Phasen',
        text: 'Nach jeder entscheiden Sie, ob es weitergeht. Was der Versuch ergibt, verwenden wir in keinem anderen Projekt.',
      },
    ],
  },
  difference: {
    title: 'Was das Lab ist und was nicht',
    lead: 'Unter „Labor“ versteht jedes Unternehmen etwas anderes.',
    picture:
      'Oben gestrichelt Stuhlreihen, Schulbänke, Köpfe mit Tagen und ein Karton mit Preisschild, darunter ausgezogen eine Werkbank, ein Maßstab, ein Weg durch eine Tür und ein Fach mit zwei Schlüsseln.',
    isNot: 'Was es nicht ist',
    is: 'Was es ist',
    not: [
      'Ein Raum für Besuchergruppen',
      'Eine Schulung mit Versuchscharakter',
      'Ein Rahmenvertrag über Köpfe und Tagessätze',
      'Der Vorlauf zu einem Produkt, das wir verkaufen wollen',
    ],
    yes: [
      'Eine Werkbank mit Leuten, die bauen',
      'Ein Versuch, dessen Maßstab vorher vereinbart ist',
      'Ein Auftrag mit Ende und Übergabe',
      'Ein Ergebnis, das vertraulich bleibt',
    ],
  },
  audience: {
    title: 'Für wen sich das Lab eignet',
    lead: 'Vier Lagen, in denen sich das Lab bewährt. In anderen empfehlen wir meist das MVP.',
    items: [
      {
        term: 'Vorstände mit Termin',
        detail: 'Zur nächsten Sitzung muss eine begründete Empfehlung auf dem Tisch liegen.',
      },
      {
        term: 'IT-Leitungen ohne Reserve',
        detail: 'Das eigene Team hält den Betrieb am Laufen und hat für Versuche keine Hand frei.',
      },
      {
        term: 'Fachbereiche auf Neuland',
        detail: 'Für ihr Problem gibt es kein Produkt und kein Vorbild in der Branche.',
      },
      { term: 'Investoren vor der Zusage', detail: 'Eine technische Annahme soll geprüft sein, bevor Kapital fließt.' },
    ],
  },
  /** Basis of the stated months. */
  note: 'Erfahrungswert, keine Zusage: die Zeit vom Beginn des Aufbaus eines eigenen Labors bis zu dessen erstem Versuch.',
  closing: {
    title: 'Geben Sie uns die Frage, die liegen bleibt',
    lead: `Im Gespräch von ${figures.conversationMinutes} Minuten klären wir, ob ein Versuch sie beantworten kann. Für eine einzelne, klar umrissene Idee reicht oft weniger:`,
    mvp: 'KI-MVP zum Festpreis',
    button: 'Frage besprechen',
    call: 'Anrufen:',
  },
};

export type Texts = typeof de;
