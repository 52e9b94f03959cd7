/**
 * The only place where text becomes a document or a script URL, and only text from our own server. In browsers with
 * Trusted Types the policy forbids all others.
 */
const policy = window.trustedTypes?.createPolicy('page', { createHTML: (html) => html, createScriptURL: ownAddress });

/** HTML of a page from our own server, to be parsed without running scripts. */
export const ownPage = (html: string): string => policy?.createHTML(html) ?? html;

/** URL of a script of our own. @throws TypeError for other origins */
export const ownScript = (url: string): string => policy?.createScriptURL(url) ?? ownAddress(url);

function ownAddress(url: string): string {
  if (new URL(url, window.location.href).origin !== window.location.origin) throw new TypeError(`Not ours: ${url}`);
  return url;
}
