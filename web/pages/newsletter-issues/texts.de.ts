import { newsletterTitles } from '#contract/leads/newsletter-names.ts';
import { figures, newsletterRhythm, radarRhythm } from '#contract/site/figures.ts';

export const de = {
  meta: {
    title: 'Newsletter-Archiv: alle Ausgaben',
    description:
      'Alle gesendeten Ausgaben unseres Newsletters zu KI-Anwendungsfällen und des KI-Radars zum Nachlesen, die neueste zuerst, ohne Anmeldung.',
    keywords: ['Newsletter-Archiv', 'Newsletter', 'KI-Radar'] as string[],
  },
  title: 'Was wir bisher geschrieben haben',
  lead: `Zwei Newsletter, hier zum Nachlesen: einer mit Anwendungsfällen, ${newsletterRhythm.de}, und der KI\u2011Radar mit Zahlen aus ${figures.radarCountries}\u00a0Ländern, ${radarRhythm.de}.`,
  issues: 'Alle Ausgaben',
  kinds: newsletterTitles.de,
  /** Shown until the first issue is published. */
  empty: {
    title: 'Noch ist keine Ausgabe erschienen',
    text: 'Sobald die erste gesendet ist, steht sie hier. Wer sich anmeldet, erhält sie per E-Mail.',
  },
  signUp: {
    title: 'Die nächste Ausgabe per E-Mail',
    links: { 'newsletter-general': 'Newsletter abonnieren', 'newsletter-radar': 'KI-Radar abonnieren' },
  },
};

export type Texts = typeof de;
