import type { OrganisationPaper, PrivateEquityPaper } from '#contract/leads/paper-requests.ts';
import type { Localized } from '#contract/site/languages.ts';

/** Titles of the papers that the two request pages send by mail; used by pages, the staff area and mails. */
export const requestPaperTitles: Readonly<Record<PrivateEquityPaper | OrganisationPaper, Localized>> = {
  'cost-reduction': {
    de: 'Kosten: Verwaltung im Portfolio bündeln und automatisieren',
    en: 'Cost: pooling and automating administration across holdings',
  },
  'revenue-growth': {
    de: 'Umsatz: Preise und Angebote nach Deckungsbeitrag steuern',
    en: 'Revenue: steering prices and quotations by contribution margin',
  },
  'cash-optimization': {
    de: 'Liquidität: Kapital aus Forderungen und Lager freisetzen',
    en: 'Cash: releasing capital from receivables and stock',
  },
  'buy-build': {
    de: 'Buy-and-Build: Zukäufe prüfen und eingliedern',
    en: 'Buy and build: assessing and integrating add-ons',
  },
  'ki-organisation': {
    de: 'KI und Organisation: Rollen, Gremien, Unterschrift',
    en: 'AI and organisation: roles, committees, signature',
  },
  'human-in-loop': {
    de: 'Human in the Loop: Wo ein Mensch prüfen muss',
    en: 'Human in the loop: where a person has to check',
  },
  'ki-arbeitsplatz': {
    de: 'Der KI-Arbeitsplatz: Ein Arbeitstag mit Agenten',
    en: 'The AI workplace: a working day with agents',
  },
};
