import { figures, replyWithin } from '#contract/site/figures.ts';
import type { NavigationId, ServicePage } from '#contract/site/navigation.ts';

const months = figures.transformationMonths.join('–');
const price = figures.mvpPriceEuro.toLocaleString('de-DE');

export const de = {
  skipToContent: 'Zum Inhalt springen',
  loading: 'Seite wird geladen',
  /** Precedes the title of a page that answers a form post. */
  outcomes: { mistake: 'Fehler', sent: 'Gesendet' },
  logo: { away: 'zur Startseite', here: 'zum Seitenanfang' },
  navigation: {
    label: 'Hauptnavigation',
    items: {
      home: 'Start',
      services: 'Leistungen',
      'use-cases': 'Fallstudien',
      'knowledge-center': 'Wissenscenter',
      about: 'Über uns',
      clients: 'Kunden',
      'spin-offs': 'Spin-offs',
    } satisfies Record<NavigationId, string> as Record<NavigationId, string>,
  },
  services: {
    all: 'Alle Leistungen im Überblick',
    intro: `Einzeln oder als Reihe. Am Anfang steht ein kostenloses Gespräch von ${figures.conversationMinutes}\u00a0Minuten.`,
    pages: {
      'ai-transformation': { title: 'KI-Transformation', line: `Vier Phasen in ${months} Monaten` },
      'ai-academy': { title: 'KI-Akademie', line: 'Schulungen für Fachbereich und IT' },
      'ai-coaching': { title: 'KI-Coaching', line: 'Beirat für die Geschäftsführung' },
      'ai-workshops': { title: 'KI-Workshops', line: 'Ein halber bis zwei Tage, ein Ergebnis' },
      'ai-applications': { title: 'KI-Anwendungen', line: 'Eigene Software, private Sprachmodelle' },
      'ai-platform': { title: 'KI-Plattform', line: 'Ihr eigenes Unternehmens-GPT' },
      'ai-mvp': {
        title: 'KI-MVP',
        line: `${price}\u00a0EUR zzgl. USt., ${figures.mvpWeeks.join('–\u2060')}\u00a0Wochen`,
      },
      'ai-lab': { title: 'KI-Lab', line: 'Ihr externes Labor, sofort verfügbar' },
    } satisfies Record<ServicePage, { title: string; line: string }> as Record<
      ServicePage,
      { title: string; line: string }
    >,
  },
  search: {
    label: 'Suche',
    field: 'Suchbegriff',
    placeholder: 'Stichwort',
    submit: 'Suchen',
    results: 'Treffer',
    found: '{count} Treffer, mit den Pfeiltasten zu wählen',
    nothing: 'Dazu steht nichts auf dieser Website.',
    similar: 'Wörtlich steht das hier nicht. Am nächsten kommt:',
    kinds: {
      page: 'Seite',
      section: 'Abschnitt',
      question: 'Frage',
      'white-paper': 'White Paper',
      issue: 'Newsletter',
    },
  },
  languages: 'Sprache',
  menu: { open: 'Menü', close: 'Menü schließen', title: 'Menü' },
  /** In the header at every width. */
  appointment: 'Termin',
  conversation: 'Erstgespräch',
  notes: { title: 'Anmerkungen', note: 'Anmerkung', back: 'Zurück zu Anmerkung' },
  cookieSettings: 'Cookie-Einstellungen',
  footer: {
    about: `Beratung mit eigener Entwicklung, gegründet ${figures.foundedYear}. Wir arbeiten für Vorstände, IT-Leitungen und Beteiligungsgesellschaften in Deutschland, Österreich und der Schweiz.`,
    reply: `Antwort ${replyWithin.de}`,
    contact: 'Kontakt',
    locations: 'Standorte',
    links: 'Alle Seiten',
    company: 'Unternehmen',
    knowledge: 'Wissen',
    pages: {
      contact: 'Kontakt',
      imprint: 'Impressum',
      privacy: 'Datenschutz',
      accessibility: 'Barrierefreiheit',
      newsletter: 'Newsletter',
      calculator: 'Rechner',
      'private-equity-request': 'White Papers: Private Equity',
      'organisation-request': 'White Papers: Organisation',
    },
    toTop: 'Nach oben',
  },
};

export type ShellTexts = typeof de;
