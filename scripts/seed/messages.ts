import type { Chance } from './chance.ts';

/** Sentences of made-up inquiries; a name in brackets refers to a list below. */
const openings = {
  de: [
    'Wir möchten [aufgabe] mit KI unterstützen.',
    'Bei uns dauert [aufgabe] zu lange.',
    'Ihr Beitrag über [thema] hat uns auf eine Idee gebracht.',
    'Ich leite [bereich] und bereite eine Entscheidung vor.',
    'Unser Beirat fragt nach [thema].',
    'Für [bereich] suchen wir einen erfahrenen Partner.',
    'Wir haben einen ersten Versuch mit [thema] hinter uns.',
    'Auf einer Tagung fiel Ihr Name im Zusammenhang mit [thema].',
  ],
  en: [
    'We would like to support [task] with AI.',
    'With us, [task] takes too long.',
    'Your article about [topic] gave us an idea.',
    'I head [unit] and am preparing a decision.',
    'Our board is asking about [topic].',
    'We are looking for an experienced partner for [unit].',
    'We have made a first attempt at [topic].',
    'Your name came up at a conference on [topic].',
  ],
} as const;
const middles = {
  de: [
    'Betroffen sind etwa [zahl] Beschäftigte an [klein] Standorten.',
    'Die Unterlagen liegen in [system], teils auf Papier.',
    'Im Monat sind es rund [zahl] Vorgänge.',
    'Offen ist, welche Daten das Haus verlassen dürfen.',
    'Der Betriebsrat ist eingebunden und wohlwollend.',
    'Ein Angebot über [zahl].000 Euro liegt uns vor; wir hätten gern eine zweite Meinung.',
    'Wichtig ist uns, dass die Lösung im eigenen Rechenzentrum läuft.',
    'Die Geschäftsführung möchte bis [monat] ein Ergebnis sehen.',
    'Bisher prüft das jemand von Hand, Zeile für Zeile.',
    'Zur Verordnung über künstliche Intelligenz haben wir noch Fragen.',
  ],
  en: [
    'About [number] people at [small] sites are affected.',
    'The documents are kept in [system], some of them on paper.',
    'There are roughly [number] cases a month.',
    'It is unclear which data may leave the house.',
    'The works council is involved and supportive.',
    'We hold an offer for [number],000 euros and would like a second opinion.',
    'It matters to us that the solution runs in our own data centre.',
    'Management would like to see a result by [month].',
    'So far somebody checks this by hand, line by line.',
    'We still have questions about the AI Act.',
  ],
} as const;
const closings = {
  de: [
    'Können wir dazu telefonieren?',
    'Bitte schicken Sie uns zwei Termine im [monat].',
    'Gern vor Ort oder per Video.',
    'Über eine kurze Einschätzung freuen wir uns.',
    'Was wäre ein sinnvoller erster Schritt?',
    'Mit freundlichen Grüßen',
    'Vorgangsnummer bei uns: [kennung].',
  ],
  en: [
    'Could we talk about this on the phone?',
    'Please suggest two dates in [month].',
    'On site or by video, as you prefer.',
    'A brief assessment would be appreciated.',
    'What would be a sensible first step?',
    'Kind regards',
    'Our reference: [code].',
  ],
} as const;

const lists: Record<string, readonly string[]> = {
  aufgabe:
    'die Angebotserstellung,die Rechnungsprüfung,die Reisekostenabrechnung,das Beantworten von Kundenanfragen,die Schadenbearbeitung,die Qualitätsprüfung,die Ersatzteilsuche,das Auswerten von Prüfberichten,die Vertragsprüfung,die Dienstplanung,die Bedarfsprognose,das Lesen von Frachtbriefen'.split(
      ',',
    ),
  thema:
    'Sprachmodelle im eigenen Haus,Assistenten für den Außendienst,die KI-Verordnung,Schulungspflichten,Bilderkennung in der Fertigung,Wissensmanagement,Zukäufe im Mittelstand,Wirtschaftlichkeitsrechnungen,Datenqualität,Automatisierung im Einkauf'.split(
      ',',
    ),
  bereich:
    'den Einkauf,die Fertigung,das Rechnungswesen,den Vertrieb,die Personalabteilung,den Kundendienst,die IT,die Logistik'.split(
      ',',
    ),
  monat: 'Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember'.split(','),
  task: 'quoting,invoice checks,expense reports,answering customer requests,claims handling,quality inspection,spare parts search,reading test reports,contract review,rostering,demand forecasting,reading freight documents'.split(
    ',',
  ),
  topic:
    'language models on our own premises,assistants for field staff,the AI Act,training duties,image recognition in production,knowledge management,add-on acquisitions,business cases,data quality,purchasing automation'.split(
      ',',
    ),
  unit: 'purchasing,production,accounting,sales,human resources,customer service,IT,logistics'.split(','),
  month: 'January,February,March,April,May,June,July,August,September,October,November,December'.split(','),
  system: 'SharePoint,einem Netzlaufwerk,SAP,einer Access-Datenbank,Excel,DATEV,Lotus Notes'.split(','),
};

const bracket = /\[(\w+)\]/g;

/** A message: an opening, mostly up to three and rarely six to 13 further sentences, and a closing. */
export function message(language: 'de' | 'en', { pick, below, percent }: Chance): string {
  const count = percent(4) ? 6 + below(8) : below(4);
  const sentences = [
    pick(openings[language]),
    ...Array.from({ length: count }, () => pick(middles[language])),
    pick(closings[language]),
  ];
  const filled = sentences.map((sentence) =>
    sentence.replace(bracket, (_, name: string) => {
      if (name === 'zahl' || name === 'number') return String(10 + below(990));
      if (name === 'klein' || name === 'small') return String(2 + below(8));
      if (name === 'kennung' || name === 'code') return `M-${(below(2 ** 30) + 2 ** 30).toString(36).toUpperCase()}`;
      if (name === 'system' && language === 'en') return pick(['SharePoint', 'a network drive', 'SAP', 'Excel']);
      return pick(lists[name] ?? ['…']);
    }),
  );
  return filled.join(percent(30) ? '\n' : ' ');
}
