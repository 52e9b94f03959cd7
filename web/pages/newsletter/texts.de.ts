import { de as consent } from '#contract/leads/consent/preferences.de.ts';
import { newsletterPhrases, newsletterTitles } from '#contract/leads/newsletter-names.ts';
import { figures, newsletterRhythm, radarRhythm } from '#contract/site/figures.ts';

const kinds = newsletterTitles.de;

export const de = {
  meta: {
    title: 'Newsletter: Anmeldung und Auswahl',
    description:
      'Hier bestätigen Sie eine Anmeldung zum Newsletter oder zum KI-Radar, ändern Ihre Auswahl oder melden sich ab. Der Link dazu kommt per E-Mail.',
    keywords: ['Newsletter', 'Abmeldung'],
  },
  eyebrow: 'Newsletter',
  kinds,
  /** Replaces {newsletter}, as the object of a sentence. */
  objects: newsletterPhrases.de,
  confirm: {
    ask: {
      title: 'Möchten Sie {newsletter} erhalten?',
      lead: 'Mit der Schaltfläche bestätigen Sie Ihre Anmeldung. Vorher bekommen Sie keine Ausgabe.',
      button: 'Anmeldung bestätigen',
    },
    done: {
      title: 'Ihre Anmeldung ist bestätigt',
      lead: 'Mehr ist nicht zu tun. Jede Ausgabe enthält einen Link zum Abmelden.',
    },
  },
  /** Below a confirmation, if another newsletter was requested with the same address. */
  also: {
    'newsletter-general': {
      text: 'Mit dieser Adresse wurde auch der Newsletter angefragt. Ein Klick bestätigt ihn; ohne ihn senden wir nichts.',
      button: 'Auch den Newsletter bestätigen',
    },
    'newsletter-radar': {
      text: 'Mit dieser Adresse wurde auch der KI-Radar angefragt. Ein Klick bestätigt ihn; ohne ihn senden wir nichts.',
      button: 'Auch den KI-Radar bestätigen',
    },
  },
  unsubscribe: {
    ask: {
      title: 'Möchten Sie {newsletter} abbestellen?',
      lead: 'Mit der Schaltfläche endet dieser Versand sofort. Andere Anmeldungen bleiben.',
      button: 'Abmelden',
    },
    done: {
      title: 'Sie sind abgemeldet',
      lead: 'Von diesem Versand erhalten Sie nichts mehr. Anmelden können Sie sich jederzeit wieder.',
    },
  },
  preferences: {
    title: consent.title,
    lead: consent.lead,
    legend: 'Ihre Auswahl',
    button: consent.button,
    version: consent.version,
    /** Follows the controller's name (Art. 13 GDPR). */
    notice:
      'nutzt Ihre Adresse für das, was Sie hier ankreuzen, mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Widerrufen können Sie jederzeit, hier oder über den Link zum Abmelden in jeder Ausgabe. Einzelheiten in der',
    privacy: 'Datenschutzerklärung',
    saved: 'Ihre Auswahl ist gespeichert.',
    savedNone: 'Ihre Auswahl ist gespeichert. Sie bekommen von uns keinen Newsletter mehr.',
    savedTitle: 'Auswahl gespeichert',
    details: {
      'newsletter-general': `Ein Anwendungsfall je Ausgabe, durchgerechnet, ${newsletterRhythm.de}`,
      'newsletter-radar': `Vergleich aus ${figures.radarCountries} Ländern, ${radarRhythm.de}`,
    },
  },
  /** The sign-up had already been confirmed. */
  already: {
    title: 'Diese Anmeldung ist schon bestätigt',
    lead: 'Mehr ist nicht zu tun. Jede Ausgabe enthält einen Link zum Abmelden.',
  },
  ended: {
    title: 'Sie haben sich inzwischen abgemeldet',
    lead: 'Dieser Link hat eine Anmeldung bestätigt, die beendet ist; ein zweites Mal gilt er nicht. Für eine neue Anmeldung genügt das Formular.',
  },
  expired: {
    title: 'Dieser Link gilt nicht mehr',
    lead: 'Eine Anmeldung wartet 14 Tage auf ihre Bestätigung; danach löschen wir sie. Melden Sie sich einfach noch einmal an.',
  },
  /** An expired link to the preferences: signing up again brings subscribers a mail with a new link. */
  expiredPreferences: {
    title: 'Dieser Link gilt nicht mehr',
    lead: 'Er galt zwei Jahre. Tragen Sie Ihre Adresse noch einmal ein: Die E-Mail, die darauf folgt, enthält einen neuen Link zu Ihrer Auswahl.',
  },
  /** Link to the archive, where nothing else is left to do. */
  archive: 'Bisherige Ausgaben lesen',
  /** Links to the sign-up forms. */
  signUp: { 'newsletter-general': 'Newsletter abonnieren', 'newsletter-radar': 'KI-Radar abonnieren' },
  unknown: {
    title: 'Diesen Link kennen wir nicht',
    lead: 'Vielleicht wurde er beim Kopieren abgeschnitten. Öffnen Sie ihn bitte direkt aus der E-Mail.',
    link: 'Zur Startseite',
  },
};

export type Texts = typeof de;
