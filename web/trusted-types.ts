/**
 * The one place where text becomes a document or the address of a script: what our own server says. The policy forbids
 * all others (Trusted Types), in browsers that know them.
 */
const policy = window.trustedTypes?.createPolicy('page', { createHTML: (html) => html, createScriptURL: ownAddress });

/** A page as our own server sent it, to be parsed without running anything of it. */
export const ownPage = (html: string): string => policy?.createHTML(html) ?? html;

/** A script of our own files. Throws for others. */
export const ownScript = (url: string): string => policy?.createScriptURL(url) ?? ownAddress(url);

function ownAddress(url: string): string {
  if (new URL(url, window.location.href).origin !== window.location.origin) throw new TypeError(`Not ours: ${url}`);
  return url;
}
