/**
 * From now on text becomes markup or script in the staff area no more than on public pages (Trusted Types). Not by the
 * policy that the page comes with: where a page was changed on its way, React makes it anew, React Router's `<Scripts>`
 * included, which it makes of text.
 */
export function requireTrustedTypes(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "require-trusted-types-for 'script'; trusted-types page";
  document.head.append(policy);
}
