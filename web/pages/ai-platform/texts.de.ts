import { figures } from '#contract/site/figures.ts';
import { asOf, legalDate, regulations } from '#contract/site/regulations.ts';

const stated = legalDate(asOf, 'de');

const { platformPercent: percent } = figures;

export const de = {
  meta: {
    title: 'KI-Plattform: das Unternehmens-GPT',
    description:
      'Eigenes Unternehmens-GPT mit Agenten, Rollen und Sprachsteuerung, im Rechenzentrum oder in privater Cloud. Das Sprachmodell bleibt austauschbar.',
    keywords: ['KI-Plattform', 'Unternehmens-GPT', 'Multi-Agenten-System', 'AIWizz', 'privates GPT', 'Hosting'],
  },
  hero: {
    eyebrow: 'KI-Plattform',
    title: 'Das Unternehmens-GPT, über das Sie bestimmen',
    lead: 'Für Unternehmen, deren Bereiche sich einen Unterbau teilen: Agenten, Rollen und Sprachsteuerung laufen in Ihrer Umgebung, das Sprachmodell wählen Sie je Aufgabe. Der Preis richtet sich nach Personenzahl, Modellen und Betriebsort und steht vor Beginn im Angebot.',
    button: 'AIWizz Demo buchen',
    external: 'Website der Plattform',
    newTab: '(öffnet in neuem Tab)',
  },
  product: {
    name: 'AIWizz',
    sample: 'Beispielansicht, Daten erfunden',
    caption:
      'Wechseln Sie die Anmeldung, geben Sie frei oder lehnen Sie ab. Dieselbe Frage trifft dann auf andere Quellen, ein anderes Modell und eine andere Freigabe.',
    signedIn: 'Angemeldet als',
    access: 'Was diese Rolle liest',
    readable: 'lesbar',
    locked: 'gesperrt',
    sources: ['Rahmenverträge', 'Lieferantenakten', 'Personalakten', 'Gehaltsdaten', 'Zugriffsprotokoll'],
    voice: 'Per Sprache gefragt',
    question: 'Welche Fristen laufen bis Ende März ab?',
    model: 'Modell',
    answer: 'Antwort',
    spoken: 'Wird vorgelesen',
    citations: 'Quellen',
    agents: 'Agenten',
    done: 'fertig',
    pending: 'Wartet auf Ihre Freigabe',
    decisions: [
      { name: 'Freigeben', outcome: 'Der Agent führt den Schritt aus. Name und Uhrzeit stehen im Protokoll.' },
      { name: 'Ablehnen', outcome: 'Nichts geschieht. Der Agent fragt nach dem Grund und legt neu vor.' },
    ],
    roles: [
      {
        name: 'Einkauf',
        model: 'Claude Sonnet, EU-Region',
        answer:
          'Sieben Rahmenverträge. Bei Nr. 118 und Nr. 204 steigt der Preis um 4\u202f%, falls bis zum 15. März niemand kündigt.',
        citations: ['Vertrag 118, §\u202f4', 'Vertrag 204, §\u202f7'],
        agents: [
          { name: 'Suche', work: '38 Verträge gelesen' },
          { name: 'Berechnung', work: 'Preisklauseln ausgewertet' },
          { name: 'Prüfung', work: 'Fundstellen verglichen' },
        ],
        action: 'Kündigung zu Vertrag 118, als Entwurf',
      },
      {
        name: 'Personal',
        model: 'DeepSeek, eigenes Rechenzentrum',
        answer:
          'Drei Probezeiten und ein befristeter Vertrag. Für zwei Gespräche fehlt noch ein Termin mit der Führungskraft.',
        citations: ['Akte 0417', 'Akte 0512'],
        agents: [
          { name: 'Suche', work: '112 Akten gelesen' },
          { name: 'Berechnung', work: 'Probezeiten bestimmt' },
          { name: 'Prüfung', work: 'Namen geschwärzt' },
        ],
        action: 'Zwei Terminvorschläge an die Führungskraft',
      },
      {
        name: 'Revision',
        model: 'OpenAI GPT, EU-Region',
        answer:
          'Zwei Löschfristen. Verträge und Akten öffnen Sie mit dieser Rolle nicht; wie oft sie heute abgefragt wurden, sehen Sie. Für Namen braucht es zwei Unterschriften.',
        citations: ['Protokoll, Eintrag 88', 'Löschplan, Zeile 12'],
        agents: [
          { name: 'Suche', work: '1.904 Einträge gelesen' },
          { name: 'Berechnung', work: 'Löschfristen bestimmt' },
          { name: 'Prüfung', work: 'Stichprobe gezogen' },
        ],
        action: 'Prüfvermerk zur Ablage',
      },
    ],
  },
  reasons: {
    title: 'Sechs Fragen aus Ihrem Unternehmen, sechs Gründe',
    lead: 'So kommen sie in fast jeder Auswahlrunde auf den Tisch. In der Demo dürfen Sie alle sechs stellen.',
    items: [
      {
        asker: 'Geschäftsführung',
        question: 'Was kostet uns das im Jahr?',
        title: 'Eine Rechnung für alle Bereiche',
        text: 'Das Angebot nennt Lizenz und Betrieb je Jahr. Dazu kommt der Verbrauch der Modelle, mit Obergrenze und je Bereich ausgewiesen.',
      },
      {
        asker: 'IT-Leitung',
        question: 'Was, wenn der Anbieter die Preise verdoppelt?',
        title: 'Kein Modell ist unentbehrlich',
        text: 'Alle Modelle hängen an derselben Schnittstelle. Vor einem Wechsel laufen Ihre Prüffälle durch.',
      },
      {
        asker: 'Betriebsrat',
        question: 'Wer sieht, was ich frage?',
        title: 'Gezählt wird je Abteilung',
        text: 'Auswertungen enden bei der Gruppe. Einsicht in einzelne Verläufe verlangt zwei Unterschriften.',
      },
      {
        asker: 'Datenschutz',
        question: 'Gelten unsere Zugriffsrechte noch?',
        title: 'Jede Quelle behält ihre Rechte',
        text: 'In einer Antwort steht höchstens, was die fragende Person auch selbst öffnen dürfte.',
      },
      {
        asker: 'Revision',
        question: 'Wie kam dieses Ergebnis zustande?',
        title: 'Der Weg zur Antwort bleibt erhalten',
        text: 'Frage, Quelle, Modellstand und Freigabe gehören zusammen und lassen sich Monate später aufrufen.',
      },
      {
        asker: 'Werk und Außendienst',
        question: 'Muss ich dafür tippen?',
        title: 'Die Stimme genügt',
        text: 'Wer Handschuhe trägt oder am Steuer sitzt, fragt laut und hört die Antwort. Bestätigt wird mit einem Wort.',
      },
    ],
  },
  features: {
    title: 'Vier Bausteine hinter einer Anmeldung',
    lead: 'Jeder lässt sich einzeln einschalten.',
    plate:
      'Ein Haus ohne Dach mit sechs Räumen: Verträge, Lieferanten, Personal, Modelle, Protokoll und Gehälter. Drei Rollen haben Schlüssel; der Einkauf öffnet Verträge und Lieferanten.',
    example: 'Beispiel',
    environment: {
      title: 'Private GPT-Umgebung',
      text: 'Die Plattform läuft in Ihrem Rechenzentrum oder in einer Cloud-Umgebung, die nur Sie nutzen. Mit Ihren Eingaben trainiert niemand ein Modell.',
      points: ['Anmeldung über Ihr Verzeichnis', 'Quellen samt ihren heutigen Rechten', 'Löschfristen je Bereich'],
      picture: 'Auszug aus dem Protokoll',
      labels: { time: 'Uhrzeit', role: 'Rolle', event: 'Vorgang', network: 'Netz' },
      log: [
        { time: '09:12', role: 'Einkauf', event: 'Frage an „Rahmenverträge“', network: 'intern' },
        { time: '09:12', role: 'Einkauf', event: 'Zugriff auf „Gehaltsdaten“ abgewiesen', network: 'intern' },
        { time: '09:13', role: 'Einkauf', event: 'Drei Absätze an Claude Sonnet', network: 'EU-Cloud' },
        { time: '09:15', role: 'Personal', event: 'Frage an „Personalakten“', network: 'intern' },
      ],
    },
    models: {
      title: 'Aktuelle Sprachmodelle',
      text: 'Jede Aufgabe bekommt das Modell, das in Ihren Prüffällen am besten abschneidet. Erscheint ein neues, muss es sich zuerst an ihnen bewähren.',
      points: [
        'Zuteilung je Aufgabe und Rolle',
        'Obergrenze für Kosten je Monat',
        'Zurück zum alten Stand mit einem Klick',
      ],
      picture: 'Zuteilung nach Aufgabe',
      routes: [
        { task: 'Vertrag zusammenfassen', model: 'Claude Sonnet' },
        { task: 'Tabelle auswerten', model: 'OpenAI GPT' },
        { task: 'Foto vom Typenschild lesen', model: 'Google Gemini' },
        { task: 'Bewerbung auf Vollständigkeit prüfen', model: 'DeepSeek' },
      ],
    },
    agents: {
      title: 'Multi-Agenten-System',
      text: 'Ein Auftrag wird zerlegt. Mehrere Agenten arbeiten zugleich, ein weiterer kontrolliert sie. Was nach außen geht oder Geld bewegt, gibt ein Mensch frei.',
      points: ['Höchstdauer und Budget je Auftrag', 'Jeder Agent mit eigener Rolle', 'Abbruch jederzeit'],
      picture: 'Ein Auftrag, vier Agenten, eine Freigabe',
      nodes: { order: 'Auftrag', workers: ['Suche', 'Berechnung', 'Text'], check: 'Prüfung', human: 'Freigabe' },
    },
    optimisation: {
      title: 'Unternehmens\u00adoptimierung',
      text: 'Die Plattform zeigt, welche Vorgänge liegen bleiben, doppelt laufen oder niemandem gehören. Daraus entsteht die Liste, was als Nächstes automatisiert wird.',
      points: ['Wartezeit je Vorgang', 'Doppelte Arbeit zwischen Bereichen', 'Vorschlag mit Aufwand und Ertrag'],
      picture: 'Tage bis zur Erledigung',
      waiting: 'Wartezeit',
      working: 'Bearbeitung',
      processes: [
        { name: 'Rechnungsfreigabe', days: '6 Tage, davon 5 Wartezeit', wait: 5, work: 1 },
        { name: 'Reklamation', days: '8 Tage, davon 5 Wartezeit', wait: 5, work: 3 },
        { name: 'Angebot', days: '5 Tage, davon 2 Wartezeit', wait: 2, work: 3 },
        { name: 'Stammdaten', days: '3 Tage, davon 2 Wartezeit', wait: 2, work: 1 },
      ],
    },
  },
  departments: {
    title: 'Was in vier Bereichen möglich war',
    note: 'Erfahrungswerte, keine Zusage.',
    lead: 'Der Stand vorher ist 100; „schneller“ lesen wir als eingesparte Zeit.',
    before: 'vorher',
    after: 'nachher',
    recruiting: `Systeme, die Bewerbungen sichten oder bewerten, zählt die KI-Verordnung (AI Act) zu den Hochrisiko-Systemen (Anhang III Nr.\u00a04); die Pflichten gelten nach dem Digital Omnibus ab dem ${legalDate(regulations['ai-act'].dates.highRiskAnnexIII, 'de')}. Findet dabei Profiling statt, greift keine Ausnahme. Wir prüfen die Einstufung vor dem Bau.`,
    items: [
      {
        name: 'Geschäftsleitung',
        text: 'Zahlen, Gegenargumente und frühere Beschlüsse liegen beisammen, ehe die Sitzung beginnt.',
        figure: `${percent.decisions}\u202f%`,
        claim: 'schnellere Entscheidungen',
        measure: 'Dauer von der Frage bis zum Beschluss',
      },
      {
        name: 'Vertrieb und Marketing',
        text: 'Anfragen werden nach Aussicht sortiert, und das Angebot geht hinaus, solange der Bedarf frisch ist.',
        figure: `${percent.conversion}\u202f%`,
        claim: 'höhere Abschlussquote',
        measure: 'Abschlüsse auf gleich viele Angebote',
      },
      {
        name: 'Personal',
        text: 'Ausschreibung, Unterlagen und Terminsuche bereitet ein Agent vor. Wer eingeladen und eingestellt wird, entscheidet ein Mensch.',
        figure: `${percent.recruiting}\u202f%`,
        claim: 'weniger Zeit je Einstellung',
        measure: 'Dauer von der Ausschreibung bis zur Zusage',
      },
      {
        name: 'Softwareentwicklung',
        text: 'Code, Tests und Dokumentation entstehen im selben Zug. Geprüft wird jede Zeile vor der Übernahme.',
        figure: `${percent.development}\u202f%`,
        claim: 'schnellere Entwicklung',
        measure: 'Dauer von der Anforderung bis zum Test',
      },
    ],
  },
  models: {
    title: 'Welche Modelle zur Wahl stehen',
    lead: `Stand ${stated}. Ein Cloud-Modell bekommt die Absätze zu lesen, die es für die Antwort braucht; sie verlassen dafür Ihr Netz. Welche Quellen das dürfen, legen Sie fest.`,
    labels: ['Wo es läuft', 'Womit wir es oft einsetzen'],
    rows: [
      {
        head: 'OpenAI GPT',
        cells: ['Cloud des Anbieters oder seiner Partner, EU\u2011Region wählbar', 'Auswertungen, Tabellen, Entwürfe'],
      },
      {
        head: 'Claude Sonnet',
        cells: ['Cloud, über Partner in EU-Rechenzentren', 'Verträge, lange Dokumente, Programmcode'],
      },
      {
        head: 'Google Gemini',
        cells: ['Cloud von Google mit festgelegtem Standort', 'Bilder, Tonaufnahmen, Scans'],
      },
      {
        head: 'DeepSeek',
        cells: [
          'Offene Gewichte auf Ihrer Hardware; der Dienst des Herstellers wird nicht genutzt',
          'Personal, Entwicklung, Vertrauliches',
        ],
      },
      {
        head: 'Weitere LLMs',
        cells: ['Je nach Lizenz bei Ihnen oder gehostet', 'Fachsprachen, kleine Modelle für einfache Aufgaben'],
      },
    ],
  },
  security: {
    title: 'Ein Agent darf nie mehr als sein Auftraggeber',
    lead: 'Aus diesem Satz folgt das Sicherheitskonzept. Die Einzelheiten gehen Ihrer Informationssicherheit vor der Demo zu.',
    items: [
      {
        term: 'Anmeldung',
        detail: 'Ihr Verzeichnisdienst entscheidet über den Zugang, ein zweiter Faktor ist Pflicht.',
      },
      {
        term: 'Rollen',
        detail: 'Rechte werden bei jeder Frage neu geprüft. Wer die Abteilung wechselt, verliert sie sofort.',
      },
      { term: 'Verschlüsselung', detail: 'Auf der Leitung und auf der Platte; die Schlüssel liegen in Ihrem Tresor.' },
      {
        term: 'Versteckte Befehle',
        detail:
          'Text aus E-Mails und Dateien gilt als Inhalt. Was Geld bewegt oder an Dritte geht, gibt ein Mensch frei.',
      },
      {
        term: 'Aufbewahrung',
        detail: 'Wie lange Protokolle bleiben und wer sie liest, steht in einer Vereinbarung mit dem Betriebsrat.',
      },
      {
        term: 'Kennzeichnung',
        detail:
          'Text und Stimme aus der Maschine sind gekennzeichnet, soweit Artikel\u00a050 der KI-Verordnung es verlangt.',
      },
    ],
  },
  onward: {
    title: 'Vor und nach der Demo',
    links: ['Anwendungen: was sich darauf bauen lässt', 'Anwendungsfälle: wo Sie beginnen können'],
  },
  closing: {
    title: 'Die Demo läuft mit Ihren Fragen',
    lead: 'Bringen Sie je eine aus IT, Revision und Betriebsrat mit. Wir beantworten sie am laufenden System und zeigen auch, wo es an seine Grenze kommt.',
    button: 'Termin für die Demo anfragen',
  },
};

export type Texts = typeof de;
