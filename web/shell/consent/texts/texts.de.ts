import type { Consent } from '#contract/site/storage.ts';

type Category = { name: string; text: string; details: string };

export const de = {
  banner: {
    label: 'Cookie-Hinweis',
    text: 'Cookies nur mit Ihrer Zustimmung, notwendige ausgenommen.',
    privacy: 'Datenschutz',
    settings: 'Einstellungen',
    reject: 'Ablehnen',
    acceptAll: 'Alle akzeptieren',
  },
  dialog: {
    title: 'Cookie-Einstellungen',
    text: 'Ihre Wahl gilt für diesen Browser. Sie ändern sie jederzeit über den Link am Ende jeder Seite.',
    always: 'immer aktiv',
    details: 'Einzelheiten',
    nothing: 'derzeit keine Dienste',
    rejectAll: 'Alle ablehnen',
    acceptAll: 'Alle akzeptieren',
    save: 'Einstellungen speichern',
    close: 'Schließen, ohne zu speichern',
    categories: {
      essential: {
        name: 'Notwendig',
        text: 'Ohne sie vergisst die Website Ihre Sprache und diese Wahl.',
        details:
          'Im Speicher Ihres Browsers: Sprache („language“, „language-manual“), diese Wahl mit Datum („cookie-consent“, „cookie-consent-date“) und, nur für unser Personal, die Anmeldung („admin_token“, „admin_user“, „admin_role“, „admin_device“, „admin_directory“). Ein Cookie „__Host-language“ entsteht erst, wenn Sie die Sprache umschalten; es bleibt ein Jahr.',
      },
      analytics: {
        name: 'Analyse',
        text: 'Zählt Besuche und zeigt, welche Seiten gelesen werden.',
        details: 'Für die Analyse ist kein Dienst eingebunden. Käme einer hinzu, bliebe er ohne Ihre Zustimmung aus.',
      },
      marketing: {
        name: 'Marketing',
        text: 'Misst, ob eine Anzeige zu einem Besuch geführt hat.',
        details: 'Es ist kein Werbenetzwerk eingebunden. Auch ein künftiges liefe nur mit Ihrer Zustimmung.',
      },
      functional: {
        name: 'Funktion',
        text: 'Lädt Inhalte anderer Anbieter, etwa Karten oder Videos.',
        details: 'Alle Inhalte kommen von unserem eigenen Server. Fremde Inhalte laden wir nicht.',
      },
    } satisfies Record<keyof Consent, Category> as Record<keyof Consent, Category>,
  },
};

export type ConsentTexts = typeof de;
