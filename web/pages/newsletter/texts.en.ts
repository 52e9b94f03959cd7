import { en as consent } from '#contract/leads/consent/preferences.en.ts';
import { newsletterPhrases, newsletterTitles } from '#contract/leads/newsletter-names.ts';
import { figures, newsletterRhythm, radarRhythm } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

const kinds = newsletterTitles.en;

export const en: Texts = {
  meta: {
    title: 'Newsletter: sign-up and choice',
    description:
      'Here you confirm a sign-up to the newsletter or the AI radar, change your choice or unsubscribe. The link that leads here comes by email.',
    keywords: ['newsletter', 'unsubscribe'],
  },
  eyebrow: 'Newsletter',
  kinds,
  objects: newsletterPhrases.en,
  confirm: {
    ask: {
      title: 'Would you like to receive {newsletter}?',
      lead: 'The button confirms your sign-up. Until then no issue is sent to you.',
      button: 'Confirm sign-up',
    },
    done: {
      title: 'Your sign-up is confirmed',
      lead: 'There is nothing else to do. Every issue has a link to unsubscribe.',
    },
  },
  also: {
    'newsletter-general': {
      text: 'Our newsletter was requested for this address too. One click confirms it; without it we send nothing.',
      button: 'Confirm the newsletter too',
    },
    'newsletter-radar': {
      text: 'The AI radar was requested for this address too. One click confirms it; without it we send nothing.',
      button: 'Confirm the AI radar too',
    },
  },
  unsubscribe: {
    ask: {
      title: 'Would you like to stop receiving {newsletter}?',
      lead: 'The button ends this mailing at once. Other sign-ups stay.',
      button: 'Unsubscribe',
    },
    done: {
      title: 'You are unsubscribed',
      lead: 'You receive nothing more from this mailing. You can sign up again whenever you like.',
    },
  },
  preferences: {
    title: consent.title,
    lead: consent.lead,
    legend: 'Your choice',
    button: consent.button,
    version: consent.version,
    notice:
      'uses your address for what you tick here, with your consent (Art. 6(1)(a) GDPR). You can withdraw it at any time, here or by the link to unsubscribe in each issue. Details in our',
    privacy: 'privacy policy',
    saved: 'Your choice is saved.',
    savedNone: 'Your choice is saved. You will receive no more newsletters from us.',
    savedTitle: 'Choice saved',
    details: {
      'newsletter-general': `One use case per issue, with the sums done, ${newsletterRhythm.en}`,
      'newsletter-radar': `A comparison from ${figures.radarCountries} countries, ${radarRhythm.en}`,
    },
  },
  already: {
    title: 'This sign-up is already confirmed',
    lead: 'There is nothing else to do. Every issue has a link to unsubscribe.',
  },
  ended: {
    title: 'You have since unsubscribed',
    lead: 'This link confirmed a sign-up that has ended; it works only once. To sign up again, use the form.',
  },
  expired: {
    title: 'This link no longer works',
    lead: 'A sign-up waits 14 days for its confirmation and is then deleted. Please sign up once more.',
  },
  expiredPreferences: {
    title: 'This link no longer works',
    lead: 'It was valid for two years. Enter your address once more: the email that follows brings a new link to your choice.',
  },
  archive: 'Read the issues so far',
  signUp: { 'newsletter-general': 'Subscribe to the newsletter', 'newsletter-radar': 'Subscribe to the AI radar' },
  unknown: {
    title: 'We do not know this link',
    lead: 'Perhaps it was cut off when copied. Please open it from the email itself.',
    link: 'To the home page',
  },
};
