import { de as generalGerman } from '#contract/leads/consent/general.de.ts';
import { en as generalEnglish } from '#contract/leads/consent/general.en.ts';
import { de as preferencesGerman } from '#contract/leads/consent/preferences.de.ts';
import { en as preferencesEnglish } from '#contract/leads/consent/preferences.en.ts';
import { de as radarGerman } from '#contract/leads/consent/radar.de.ts';
import { en as radarEnglish } from '#contract/leads/consent/radar.en.ts';
import type { Language } from '#contract/site/languages.ts';

/** Shown until 22 November 2026; those of the radar until 23 November. */
const earlier = [
  [
    'general-de-2026-11',
    'Ja, senden Sie mir den Newsletter per E-Mail. Ich kann mich jederzeit abmelden; es gilt die Datenschutzerklärung.',
  ],
  [
    'radar-de-2026-11',
    'Mit „KI-Radar abonnieren“ willigen Sie ein, den KI-Radar zweimal im Jahr per E-Mail zu erhalten. Der Widerruf ist jederzeit möglich.',
  ],
  [
    'preferences-de-2026-11',
    'Was möchten Sie erhalten? Angekreuzt ist, was Sie bekommen. Ohne Haken endet der Versand mit dem Speichern. [Auswahl speichern]',
  ],
  [
    'general-en-2026-11',
    'Yes, send me the newsletter by email. I can unsubscribe at any time; the privacy policy applies.',
  ],
  [
    'radar-en-2026-11',
    'By choosing “Subscribe to the AI radar” you consent to receiving it by email twice a year. You can withdraw at any time.',
  ],
  [
    'preferences-en-2026-11',
    'What would you like to receive? What you get is ticked. Without a tick the mailing ends when you save. [Save choice]',
  ],
  [
    'radar-de-2026-11-22',
    'Mit „KI-Radar abonnieren“ willigen Sie ein, dass {company} Ihnen den KI-Radar, einen Vergleich zum Einsatz von KI in Unternehmen, zweimal im Jahr per E-Mail sendet. Widerrufen können Sie jederzeit, etwa über den Link in jeder Ausgabe.',
  ],
  [
    'radar-en-2026-11-22',
    'By choosing “Subscribe to the AI radar” you agree that {company} sends you the AI radar, a comparison of how companies use AI, by email twice a year. You can withdraw at any time, for example by the link in each issue.',
  ],
] as const;

/**
 * Every wording that a page has shown, by version. A page loaded before a new version was deployed still sends the old
 * version, so earlier wordings are kept here as text for good.
 */
export const wordings: ReadonlyMap<string, string> = new Map([
  ...earlier,
  ...[generalGerman, generalEnglish].map(
    ({ version, before, link, after }) => [version, `${before}${link}${after}`] as const,
  ),
  ...[radarGerman, radarEnglish].map(({ version, sentence, button }) => [version, `${sentence} [${button}]`] as const),
  ...[preferencesGerman, preferencesEnglish].map(
    ({ version, title, lead, button }) => [version, `${title} ${lead} [${button}]`] as const,
  ),
]);

/**
 * The text of a version with the sender's name, stored with the sign-up (Art. 7(1) GDPR); empty for a version that no
 * page of this site has shown.
 */
export function wordingOf(version: string, company: string): string {
  return (wordings.get(version) ?? '').replaceAll('{company}', company);
}

/** The radar's form has no checkbox: its text says that sending it is the consent. */
export function isConsentBySubmitting(version: string): boolean {
  return version.startsWith('radar-') && wordings.has(version);
}

/** Whether the preference page has shown this version. */
export function isPreferencesVersion(version: string): boolean {
  return version.startsWith('preferences-') && wordings.has(version);
}

/** The language of a version of this site's wordings, such as `preferences-de-2026-11-22`. */
export function languageOfVersion(version: string): Language {
  return version.split('-')[1] === 'en' ? 'en' : 'de';
}

/** Used as the version where consent was given elsewhere and imported; the stored wording then says how. */
export const importedVersion = 'import';

/** The version of the text on the preference page. */
export const preferencesVersions = { de: preferencesGerman.version, en: preferencesEnglish.version } as const;
