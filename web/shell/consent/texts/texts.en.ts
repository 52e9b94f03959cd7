import type { ConsentTexts } from './texts.de.ts';

export const en: ConsentTexts = {
  banner: {
    label: 'Cookie notice',
    text: 'Cookies only with your consent, apart from essential ones.',
    privacy: 'Privacy policy',
    settings: 'Settings',
    reject: 'Reject',
    acceptAll: 'Accept all',
  },
  dialog: {
    title: 'Cookie settings',
    text: 'Your choice applies to this browser. The link at the end of every page lets you change it at any time.',
    always: 'always on',
    details: 'Details',
    nothing: 'no services at present',
    rejectAll: 'Reject all',
    acceptAll: 'Accept all',
    save: 'Save settings',
    close: 'Close without saving',
    categories: {
      essential: {
        name: 'Essential',
        text: 'Without these the site forgets your language and this choice.',
        details:
          'Kept in your browser’s storage: the language (“language”, “language-manual”), this choice and its date (“cookie-consent”, “cookie-consent-date”) and, for our staff only, the sign-in (“admin_token”, “admin_user”, “admin_role”, “admin_device”, “admin_directory”). A cookie named “__Host-language” appears once you switch the language and lasts a year.',
      },
      analytics: {
        name: 'Analytics',
        text: 'Counts visits and shows which pages are read.',
        details: 'No analytics service is in place. If one were added, it would stay off until you agree.',
      },
      marketing: {
        name: 'Marketing',
        text: 'Measures whether an advertisement led to a visit.',
        details: 'No advertising network is in place. A future one would run only with your consent.',
      },
      functional: {
        name: 'Functional',
        text: 'Loads content of other providers, such as maps or videos.',
        details: 'All content comes from our own server. We load nothing from elsewhere.',
      },
    },
  },
};
