import type { PageId } from '#contract/site/pages.ts';

export const de = {
  meta: {
    title: 'Suche und Seitenübersicht',
    description:
      'Alle Seiten dieser Website auf einen Blick: Leistungen, Wissen, Unternehmen und Rechtliches, nach Themen geordnet und mit einem Satz beschrieben.',
    keywords: ['Suche', 'Übersicht', 'Seitenverzeichnis'],
  },
  hero: {
    eyebrow: 'Suche',
    title: 'Alle Seiten auf einer Seite',
    lead: 'Die Übersicht ist kurz genug, um sie zu überfliegen. Jede Seite steht mit einem Satz darin.',
  },
  results: {
    heading: '„{query}“',
    one: 'Ein Treffer für',
    many: '{count} Treffer für',
    best: 'Die {count} besten Treffer für',
    similar: 'Wörtlich steht das auf keiner Seite. Diese Treffer kommen Ihrer Eingabe am nächsten.',
    nothingTitle: 'Dazu steht hier nichts',
    nothing:
      'Versuchen Sie ein kürzeres Wort, oder wählen Sie unten eine Seite. Im Gespräch beantworten wir auch, was nirgends steht.',
    failedTitle: 'Die Suche antwortet gerade nicht',
    failed: 'Bitte senden Sie den Suchbegriff noch einmal ab. Alle Seiten erreichen Sie auch über die Übersicht.',
    kinds: {
      page: 'Seite',
      section: 'Abschnitt',
      question: 'Häufige Frage',
      'white-paper': 'White Paper',
      issue: 'Newsletter',
    },
  },
  overview: 'Übersicht',
  groups: [
    { title: 'Einstieg', pages: ['home', 'services', 'use-cases', 'calculator', 'contact', 'booking'] },
    {
      title: 'Leistungen',
      pages: [
        'ai-transformation',
        'ai-academy',
        'ai-coaching',
        'ai-workshops',
        'ai-applications',
        'ai-platform',
        'ai-mvp',
        'ai-lab',
      ],
    },
    {
      title: 'Wissen',
      pages: ['knowledge-center', 'private-equity-request', 'organisation-request', 'newsletter-issues'],
    },
    { title: 'Unternehmen', pages: ['about', 'spin-offs'] },
    { title: 'Rechtliches', pages: ['imprint', 'privacy', 'accessibility'] },
  ] as { title: string; pages: Exclude<PageId, 'search'>[] }[],
  pages: {
    home: { name: 'Startseite', text: 'Alles Wichtige in einem Durchgang, mit Zahlen und häufigen Fragen' },
    services: { name: 'Leistungsangebot', text: 'Die acht Leistungen mit Dauer und Inhalt' },
    'use-cases': { name: 'Fallstudien', text: 'Anwendungsfälle nach Branchen' },
    calculator: { name: 'Rechner', text: 'Einen Vorgang durchrechnen, in drei Szenarien' },
    contact: { name: 'Kontakt', text: 'Formular, Telefon und E-Mail' },
    booking: { name: 'Termin buchen', text: 'Freie Zeiten für das Erstgespräch' },
    'ai-transformation': { name: 'KI-Transformation', text: 'Der Zeitplan und was nach jeder Phase bleibt' },
    'ai-academy': { name: 'KI-Akademie', text: 'Kurse für alle, für Fachbereiche, für Führung' },
    'ai-coaching': { name: 'KI-Coaching und Beirat', text: 'Begleitung für Menschen, die entscheiden' },
    'ai-workshops': { name: 'KI-Workshops', text: 'Formate, Gruppengrößen und Dauer' },
    'ai-applications': { name: 'KI-Anwendungen', text: 'Eigene Software und ihre Sicherheitsprüfung' },
    'ai-platform': { name: 'KI-Plattform', text: 'Bausteine, Sprachmodelle und die Demo' },
    'ai-mvp': { name: 'KI-MVP', text: 'Das erste Produkt zum festen Preis' },
    'ai-lab': { name: 'KI-Lab', text: 'Forschen lassen in vier Phasen' },
    'knowledge-center': { name: 'Wissenscenter', text: 'White Papers und Fristen des KI-Rechts' },
    'private-equity-request': { name: 'Papiere für Private Equity', text: 'Wertsteigerung im Portfolio' },
    'organisation-request': { name: 'Papiere zur Organisation', text: 'Rollen, Entscheidungen, Arbeitsplatz' },
    'newsletter-issues': { name: 'Newsletter-Archiv', text: 'Alle Ausgaben zum Nachlesen' },
    about: { name: 'Über uns', text: 'Standorte und Arbeitsweise' },
    'spin-offs': { name: 'Spin-offs', text: 'Ausgründungen und Investorenkontakt' },
    imprint: { name: 'Impressum', text: 'Anbieter, Register, Verantwortliche' },
    privacy: { name: 'Datenschutz', text: 'Welche Daten wozu und wie lange' },
    accessibility: { name: 'Barrierefreiheit', text: 'Stand, Grenzen und wie Sie ein Hindernis melden' },
  } satisfies Record<Exclude<PageId, 'search'>, { name: string; text: string }>,
};

export type Texts = typeof de;
