import { de } from '../../../contract/leads/consent-wordings.de.ts';
import { en } from '../../../contract/leads/consent-wordings.en.ts';

/** Every sentence that was ever in use, by its version: a changed one gets a new version and its old one stays here. */
const sentences: Readonly<Record<string, string>> = Object.fromEntries([
  ...[de, en].flatMap(({ general, radar }) => [
    [general.version, `${general.before}${general.link}${general.after}`],
    [radar.version, radar.sentence],
  ]),
  ['preferences-de-2026-11', 'Auf der Seite „Newsletter wählen“ angekreuzt, deren Link per E-Mail kam.'],
  ['preferences-en-2026-11', 'Ticked on the page “Choose newsletters”, whose link came by email.'],
]);

export function consentSentence(version: string): string | null {
  return Object.hasOwn(sentences, version) ? (sentences[version] ?? null) : null;
}
