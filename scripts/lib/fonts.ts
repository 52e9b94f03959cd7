import { join } from 'node:path';

/**
 * The site's fonts as TrueType, the format that the build's renderers read: display and text, both SIL Open Font
 * License.
 */
const packages = join(import.meta.dirname, '../../node_modules/@expo-google-fonts');

export const displayFont = join(packages, 'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf');
export const textFonts = ['400Regular', '600SemiBold'].map((cut) =>
  join(packages, `figtree/${cut}/Figtree_${cut}.ttf`),
);
