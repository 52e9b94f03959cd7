import { de as generalGerman } from '#contract/leads/consent/general.de.ts';
import { en as generalEnglish } from '#contract/leads/consent/general.en.ts';
import { de as preferencesGerman } from '#contract/leads/consent/preferences.de.ts';
import { en as preferencesEnglish } from '#contract/leads/consent/preferences.en.ts';
import { de as radarGerman } from '#contract/leads/consent/radar.de.ts';
import { en as radarEnglish } from '#contract/leads/consent/radar.en.ts';

/**
 * Every wording that a page has shown, by version. A page loaded before a new version was served still sends the old
 * one, so that earlier wordings are added here as text and stay.
 */
export const wordings: ReadonlyMap<string, string> = new Map([
  ...[generalGerman, generalEnglish].map(
    ({ version, before, link, after }) => [version, `${before}${link}${after}`] as const,
  ),
  ...[radarGerman, radarEnglish].map(({ version, sentence }) => [version, sentence] as const),
  ...[preferencesGerman, preferencesEnglish].map(
    ({ version, title, lead, button }) => [version, `${title} ${lead} [${button}]`] as const,
  ),
]);

/**
 * The words of a version, kept with the sign-up (Art. 7(1) GDPR); empty for a version that no page of ours has shown.
 */
export function wordingOf(version: string): string {
  return wordings.get(version) ?? '';
}

/** Version of what the preference page says. */
export const preferencesVersions = { de: preferencesGerman.version, en: preferencesEnglish.version } as const;
