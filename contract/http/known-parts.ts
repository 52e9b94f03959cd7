/**
 * Request header for a page that replaces the current one: `styles` if the browser already has the style sheet, `frame`
 * if it also has header and footer in the same language.
 */
export const knownHeader = 'page-known';
export type Known = 'nothing' | 'styles' | 'frame';
