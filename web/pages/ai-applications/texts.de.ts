import { figures, replyWithin } from '#contract/site/figures.ts';

const build = figures.transformationPhaseWeeks[2].join('–');

export const de = {
  meta: {
    title: 'KI-Anwendungen und private Sprachmodelle',
    description:
      'Eigene KI-Anwendungen und private Sprachmodelle für Vorgänge, an denen Standardsoftware scheitert. Sechs Sicherheitspunkte vor jeder Freigabe.',
    keywords: ['KI-Anwendung', 'privates Sprachmodell', 'LLM', 'ISO 27001', 'On-Premise', 'Hosting'],
  },
  hero: {
    plate: 'Ein Vorgang in fünf Schichten, auseinandergezogen; die mittlere, das Prüfen, ist ersetzt.',
    eyebrow: 'KI-Anwendungen',
    title: 'Software für genau einen Vorgang',
    lead: 'Eine eigene Anwendung lohnt sich, wo Standardprodukte an Ihren Regeln, Formaten oder Geheimnissen scheitern. Wir bauen sie auf Sprachmodellen, die in Ihrer Umgebung laufen. Den Preis jedes Auftrags nennt das Angebot vorab.',
    button: 'Anwendung besprechen',
  },
  decision: {
    title: 'Kaufen Sie, solange es geht',
    lead: 'Ein fertiges Produkt ist schneller da und im Unterhalt billiger. Trifft „Bauen lohnt sich“ in mindestens zwei Zeilen auf Ihren Vorgang zu, rechnen wir den Bau durch.',
    labels: ['Kaufen genügt', 'Bauen lohnt sich'],
    rows: [
      {
        head: 'Regeln',
        cells: ['Ihr Vorgang läuft wie überall in der Branche.', 'Geprüft wird nach Regeln, die kein Anbieter kennt.'],
      },
      {
        head: 'Formate',
        cells: ['Eingaben kommen sauber aus einem System.', 'Scans, Altsysteme und Freitext gehören zum Alltag.'],
      },
      {
        head: 'Geheimnisse',
        cells: [
          'Der Inhalt darf in eine fremde Cloud.',
          'Rezepturen, Mandate oder Befunde dürfen das Haus nicht verlassen.',
        ],
      },
      {
        head: 'Menge',
        cells: ['Einige Fälle in der Woche.', 'So viele Fälle, dass jede Minute je Fall ins Gewicht fällt.'],
      },
      {
        head: 'Abstand zum Wettbewerb',
        cells: ['Alle dürfen den Vorgang gleich gut beherrschen.', 'Wegen dieses Vorgangs kommen Kunden zu Ihnen.'],
      },
    ],
  },
  custom: {
    title: 'Eine eigene Anwendung: was sie können muss',
    lead: 'Vier Eigenschaften, an denen wir unsere Arbeit messen lassen. Sie stehen als Abnahmekriterien im Auftrag.',
    items: [
      {
        term: 'Sie kennt Ihre Regeln',
        detail: 'Das Sprachmodell schlägt vor, Ihre Prüfregeln entscheiden. Beides ist getrennt und einzeln testbar.',
      },
      {
        term: 'Sie arbeitet im gewohnten Programm',
        detail: 'Der Vorschlag erscheint im ERP, im Postfach oder im Fachverfahren. Niemand kopiert Text hin und her.',
      },
      {
        term: 'Sie gibt Zweifel zu',
        detail: 'Unterhalb einer Schwelle, die der Fachbereich festlegt, geht der Fall an einen Menschen.',
      },
      {
        term: 'Sie lässt sich warten',
        detail: 'Handbuch und Prüffälle gehören zur Abnahme, damit Ihre IT jede Änderung selbst prüfen kann.',
      },
    ],
  },
  models: {
    title: 'Private Sprachmodelle: das Modell kommt zu den Daten',
    lead: 'So läuft eine Frage durch Ihr Unternehmen. Keiner der fünf Schritte braucht das Internet.',
    path: {
      picture:
        'Ein ummauerter Hof mit fünf Stationen: Frage, Rechte, Fundstellen, Modell, Antwort. Durch die Mauer führt kein Weg.',
      boundary: 'Ihre Umgebung',
      outside: 'Öffentliches Internet: im Betrieb nicht verbunden',
      steps: [
        { name: 'Frage', text: 'Jemand fragt, angemeldet mit dem gewohnten Konto.' },
        { name: 'Rechte', text: 'Das System stellt fest, welche Quellen diese Rolle lesen darf.' },
        { name: 'Fund\u00adstellen', text: 'Passende Absätze werden aus genau diesen Quellen geholt.' },
        { name: 'Modell', text: 'Es formuliert aus den Absätzen eine Antwort, auf Ihrer Hardware.' },
        { name: 'Antwort', text: 'Sie erscheint mit Quellenangabe und steht im Protokoll.' },
      ],
    },
    benefits: [
      {
        title: 'Kein Anbieter liest mit',
        text: 'Fragen und Antworten bleiben auf Maschinen, deren Schlüssel Sie haben.',
      },
      {
        title: 'Die Kosten sind planbar',
        text: 'Sie bezahlen Hardware, Strom und Betreuung. Ob tausend Fragen am Tag kommen oder zehntausend, ändert die Rechnung kaum.',
      },
      {
        title: 'Ein Modell lässt sich tauschen',
        text: 'Ihre Prüffälle zeigen vor dem Wechsel, was der Nachfolger besser macht und wo er zurückfällt.',
      },
    ],
    limit:
      'Die Grenze: Bei schwierigen Schlussfolgerungen liegen große Cloud-Modelle vorn. Wir messen an Ihren Fällen, ob der Abstand für den Vorgang zählt.',
  },
  programmes: {
    title: 'Jeden Auftrag erteilen Sie einzeln',
    lead: 'Der erste kann ergeben, dass Sie die beiden anderen nicht brauchen. Vor der Freigabe prüft jede Anwendung jemand, der nicht mitgebaut hat.',
    labels: { contents: 'Inhalt', duration: 'Dauer', format: 'Format', participants: 'Von Ihrer Seite' },
    cards: [
      {
        title: 'Machbar\u00adkeit',
        subtitle: 'Kaufen oder bauen',
        features: [
          'Vorgang am Arbeitsplatz aufgenommen',
          'Stichprobe mit echten Fällen',
          'Kosten und Ersparnis je Fall',
          'Empfehlung auf einer Seite',
        ],
        duration: `Höchstens ${figures.roadmapDays}\u00a0Tage`,
        format: 'Zwei Termine vor Ort, der Rest aus der Ferne',
        participants: 'Fachbereich und Datenschutz',
        button: 'Machbarkeit prüfen lassen',
      },
      {
        title: 'Eigene Anwendung',
        subtitle: 'Vom ersten Fall bis zur Freigabe',
        features: [
          'Anbindung an zwei bis drei Systeme',
          'Prüfregeln als testbarer Code',
          'Parallelbetrieb mit dem alten Weg',
          'Freigabe nach der Sicherheitsliste',
        ],
        duration: `Erste Ergebnisse oft nach weniger als ${figures.resultsDays}\u00a0Tagen (Erfahrungswert)`,
        format: 'Gemischtes Team, Vorführung jede Woche',
        participants: 'Eine entscheidende Person, zwei aus dem Fachbereich, IT-Betrieb',
        button: 'Anwendung planen',
      },
      {
        title: 'Privates Sprach\u00admodell',
        subtitle: 'Auswahl, Aufbau, Betrieb',
        features: [
          'Vergleich offener Modelle an Ihren Fällen',
          'Bemessung der Hardware',
          'Anbindung der Quellen mit Rechten',
          'Übergabe an Ihren Betrieb',
        ],
        duration: `${build}\u00a0Wochen (Planwert)`,
        format: 'Im eigenen Rechenzentrum oder in privater Cloud',
        participants: 'IT-Architektur, Informations\u00adsicherheit',
        button: 'Sprachmodell auswählen',
      },
    ],
  },
  security: {
    title: 'Die Liste vor der Freigabe',
    lead: 'Sechs Punkte. Fehlt zu einem der Beleg, bleibt die Anwendung in der Testumgebung.',
    labels: ['Was geprüft wird', 'Beleg in Ihrer Hand'],
    rows: [
      {
        head: 'Ende-zu-Ende-Verschlüsse\u00adlung',
        cells: [
          'Jede Verbindung vom Arbeitsplatz bis zum Modell ist verschlüsselt; Klartext lesen nur die Stationen in Ihrer Umgebung.',
          'Schlüsselplan mit Namen und Fristen',
        ],
      },
      {
        head: 'On-Premise oder private Cloud',
        cells: ['Der Betrieb läuft dort, wo der Vertrag es sagt.', 'Standortangabe und Netzplan'],
      },
      {
        head: 'DSGVO und ISO 27001',
        cells: [
          'Verarbeitung und Betrieb richten sich nach beiden (kein Zertifikat).',
          'Verarbeitungs\u00adverzeichnis, Erklärung zur Anwendbarkeit',
        ],
      },
      {
        head: 'Regelmäßige Audits und Penetrations\u00adtests',
        cells: ['Fremde versuchen einzudringen, auch über die Eingabe.', 'Prüfbericht, Frist je Fund'],
      },
      {
        head: 'Rollen\u00adbasierte Zugriffs\u00adkontrolle',
        cells: ['Auch das Modell liest nur, was die fragende Rolle darf.', 'Rechtetabelle mit Testprotokoll'],
      },
      {
        head: 'Einhaltung der Branchen\u00adregeln',
        cells: ['Vorgaben der Aufsicht sind Anforderungen ab dem ersten Tag.', 'Abgleich je Vorschrift'],
      },
    ],
  },
  onward: {
    title: 'Wenn es keine eigene Software sein muss',
    links: ['Plattform: wenn mehrere Bereiche sie teilen', 'MVP: solange an der Idee noch Zweifel bestehen'],
  },
  closing: {
    title: 'Woran scheitert Ihr Standardprodukt?',
    lead: `Fünf Sätze über den Vorgang genügen. Ob wir kaufen, anpassen oder bauen würden, schreiben wir Ihnen ${replyWithin.de}.`,
    button: 'Vorgang schildern',
  },
};

export type Texts = typeof de;
