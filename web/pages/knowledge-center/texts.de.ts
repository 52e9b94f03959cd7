import { figures } from '#contract/site/figures.ts';
import { asOf, legalDate, omnibus, regulations } from '#contract/site/regulations.ts';
import { de as radarForm } from '#web/forms/newsletter-radar/texts.de.ts';

const { 'ai-act': aiAct, gdpr, nis2 } = regulations;
const date = (value: Parameters<typeof legalDate>[0]) => legalDate(value, 'de');
const fine = ({ millions, percent }: { millions: number; percent: number }) =>
  `${millions} Mio.\u202f€ oder ${percent}\u202f% des weltweiten Jahres\u00adumsatzes, je nachdem, was höher ist`;

export const de = {
  meta: {
    title: 'Wissenscenter: White Papers und KI-Recht',
    description: `{papers} White Papers, ein KI-Radar aus ${figures.radarCountries} Ländern und die Fristen von KI-Verordnung, DSGVO und NIS2 mit amtlicher Quelle. Stand ${date(asOf)}.`,
    keywords: ['White Paper KI', 'KI-Verordnung', 'EU AI Act', 'DSGVO', 'NIS2', 'KI-Radar', 'Fachbuch'],
  },
  hero: {
    eyebrow: 'Wissenscenter',
    title: 'White Papers, Bücher und KI-Recht',
    titleWithoutBooks: 'White Papers und KI-Recht',
    lead: 'Für Vorstand, IT und Fachbereich. Die White Papers sind kostenlos: Titel wählen, Namen und E\u2011Mail\u2011Adresse nennen, PDF laden. Jedes Papier trägt den Monat, in dem es erschienen ist; künftige Rechtsfristen stehen auf den Tag genau da.',
    contents: 'Inhalt dieser Seite',
    index: [
      // Counted from the company data and the papers in the list.
      { figure: '{books}', name: 'Bücher', note: 'deutsch und englisch' },
      { figure: '{papers}', name: 'White Papers', note: 'kostenlos als PDF' },
      { figure: `${figures.radarPerYear}\u202f×`, name: 'KI-Radar', note: 'jedes Jahr' },
      { figure: '3', name: 'Regelwerke', note: `Stand ${date(asOf)}` },
    ],
  },
  papers: {
    eyebrow: 'White Papers',
    title: 'Jedes Papier beantwortet eine einzige Frage',
    lead: 'Das neueste steht vorn. Jeder Umschlag ist aus den Zahlen seines Papiers gezeichnet. Die erste Seite lesen Sie sofort, die PDF-Datei ist kostenlos.',
    leadWithAdded:
      'Das neueste steht vorn, jede PDF-Datei ist kostenlos. Wo „Erste Seite lesen“ steht, lesen Sie diese sofort; dort ist auch der Umschlag aus den Zahlen des Papiers gezeichnet.',
    topics: {
      all: 'Alle Themen',
      strategy: 'Strategie',
      people: 'Menschen',
      law: 'Recht',
      technology: 'Technik',
      data: 'Daten und Sicherheit',
      industries: 'Branchen',
    },
    topicsLegend: 'Nach Thema',
    read: 'Erste Seite lesen',
    readAdded: 'Zum Papier',
    drawnFrom: 'Gezeichnet aus:',
    views: { label: 'Ansicht', shelf: 'Regal', list: 'Liste' },
    search: 'Papiere durchsuchen',
    searchHint: 'zum Beispiel Betriebsrat',
    found: '{count} von {total} Papieren',
    none: 'Kein Papier passt auf diese Suche.',
    reset: 'Alle Papiere zeigen',
    collections: 'Fertige Sammlungen per E-Mail:',
    collectionLinks: ['Vier Papiere für Private Equity', 'Drei Papiere zur Organisation'],
    missing: 'Ihre Frage ist nicht dabei?',
    suggest: 'Thema vorschlagen',
  },
  books: {
    eyebrow: 'Bücher',
    title: 'Bücher für den Überblick',
    lead: 'Jeder Band erscheint auf Deutsch und auf Englisch; die Links führen zur Ausgabe in der Sprache dieser Seite. Den Preis nennt der Buchhandel.',
    volume: 'Band',
    shop: 'Im Buchhandel ansehen',
    newTab: '(öffnet in neuem Tab)',
  },
  radar: {
    eyebrow: 'KI-Radar',
    title: 'Wo andere Länder mit KI schon stehen',
    lead: `Der Radar vergleicht, welche KI Unternehmen ab ${figures.radarMinimumEmployees} Beschäftigten einsetzen, worauf sie verzichten und was sie wieder abschalten. Sie erkennen, ob Ihr Unternehmen früh dran ist oder spät.`,
    stats: [
      { value: `${figures.radarPerYear}\u202f×`, term: 'im Jahr', detail: 'im Frühjahr und im Herbst' },
      { value: `${figures.radarCountries}`, term: 'Länder', detail: 'gleiche Fragen, gleiche Auswertung' },
    ],
    form: radarForm,
  },
  rules: {
    eyebrow: 'Recht: Fristen und Bußgelder',
    title: 'Welche Pflicht wann beginnt',
    lead: `Drei Regelwerke auf einer Zeitachse. Ein voller Punkt gilt schon, ein leerer kommt noch. Stand ${date(asOf)}.`,
    today: `Stand ${date(asOf)}`,
    since: 'gilt',
    coming: 'kommt',
    labels: { who: 'Betroffen', duty: 'Kern', fine: 'Höchstes Bußgeld', dates: 'Fristen' },
    source: 'Amtlicher Text bei EUR-Lex',
    newTab: '(öffnet in neuem Tab)',
    cards: {
      'ai-act': {
        name: 'KI-Verordnung (AI\u00a0Act)',
        full: 'Verordnung (EU) 2024/1689',
        who: 'Wer KI anbietet oder im Beruf einsetzt, auch mit zugekauften Systemen.',
        duty: 'Systeme nach Risiko einstufen, verbotene Praktiken unterlassen, KI-Kompetenz fördern, KI-Inhalte kenntlich machen.',
        fine: `${fine(aiAct.fine)} (verbotene Praktiken); für Unternehmen mit weniger als ${aiAct.fine.small.employees} Beschäftigten und höchstens ${aiAct.fine.small.turnover}\u00a0Mio.\u202f€ Umsatz oder ${aiAct.fine.small.balance}\u00a0Mio.\u202f€ Bilanzsumme der niedrigere Betrag`,
        german: null,
        dates: [
          { at: aiAct.dates.inForce, date: date(aiAct.dates.inForce), text: 'in Kraft' },
          { at: aiAct.dates.prohibitions, date: date(aiAct.dates.prohibitions), text: 'Verbote und KI-Kompetenz' },
          {
            at: aiAct.dates.generalPurpose,
            date: date(aiAct.dates.generalPurpose),
            text: 'Modelle mit allgemeinem Verwendungs\u00adzweck',
          },
          { at: aiAct.dates.transparency, date: date(aiAct.dates.transparency), text: 'Transparenz nach Artikel 50' },
          {
            at: aiAct.dates.omnibusAdditions,
            date: date(aiAct.dates.omnibusAdditions),
            text: 'Verbot KI-erzeugter intimer Bilder ohne Einwilligung; maschinen\u00adlesbare Kennzeichnung auch durch ältere Systeme*',
          },
          {
            at: aiAct.dates.highRiskAnnexIII,
            date: date(aiAct.dates.highRiskAnnexIII),
            text: 'Hochrisiko nach Anhang III, durch den Digital Omnibus verschoben*',
          },
          {
            at: aiAct.dates.highRiskAnnexI,
            date: date(aiAct.dates.highRiskAnnexI),
            text: 'Hochrisiko nach Anhang I, durch den Digital Omnibus verschoben*',
          },
        ],
      },
      gdpr: {
        name: 'DSGVO',
        full: 'Verordnung (EU) 2016/679',
        who: 'Jede Stelle, die personen\u00adbezogene Daten verarbeitet; bei Sprach\u00admodellen also fast immer.',
        duty: 'Rechts\u00adgrundlage benennen, Zweck begrenzen, Auskunft und Löschung möglich machen, Folgen abschätzen.',
        fine: fine(gdpr.fine),
        german: { link: regulations.gdpr.german, text: 'Bundes\u00addatenschutz\u00adgesetz' },
        dates: [{ at: gdpr.dates.applies, date: date(gdpr.dates.applies), text: 'anwendbar in allen Mitgliedstaaten' }],
      },
      nis2: {
        name: 'NIS2',
        full: 'Richtlinie (EU) 2022/2555',
        who: 'Wichtige und besonders wichtige Einrichtungen, in der Regel ab 50 Beschäftigten in einem Sektor, den das Gesetz aufzählt.',
        duty: 'Bei der zuständigen Behörde registrieren (in Deutschland: BSI), Risiken beherrschen, Lieferkette prüfen, erhebliche Vorfälle binnen 24 Stunden melden. Die Leitung muss überwachen und haftet.',
        fine: `${fine(nis2.fine)} (besonders wichtige Einrichtungen)`,
        german: { link: regulations.nis2.german, text: 'BSI-Gesetz' },
        dates: [
          { at: nis2.dates.inForce, date: date(nis2.dates.inForce), text: 'Richtlinie in Kraft' },
          { at: nis2.dates.german, date: date(nis2.dates.german), text: 'deutsches Umsetzungs\u00adgesetz in Kraft' },
          { at: nis2.dates.austrian, date: date(nis2.dates.austrian), text: 'in Österreich NISG 2026 anwendbar' },
        ],
      },
    },
    omnibus: omnibus.published
      ? `* In der Fassung des Digital Omnibus, Verordnung (EU) ${omnibus.published.number} (ABl. vom ${date(omnibus.published.date)}).`
      : `* Nach dem Digital Omnibus, dem der Rat am ${date(omnibus.approval)} zugestimmt hat. Diese Angaben stützen sich auf Sekundärquellen; prüfen Sie vor einer Entscheidung das Amtsblatt.`,
    disclaimer:
      'Diese Übersicht ist keine Rechtsberatung und kann sie nicht ersetzen. Maßgeblich ist allein der amtliche Text; für Ihren Fall fragen Sie eine Rechtsanwältin oder einen Rechtsanwalt.',
  },
  closing: {
    title: 'Vom Papier zu Ihrem Fall',
    lead: 'Nennen Sie uns die Passage, an der Sie hängen. Wir gehen sie mit Ihnen an Ihren Zahlen durch; das erste Gespräch ist kostenlos.',
    button: 'Beratungstermin wählen',
  },
};

export type Texts = typeof de;
