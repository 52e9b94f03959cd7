/**
 * Enforces Trusted Types in the staff area as on public pages: text can no longer become markup or script. Not part of
 * the page's initial policy: if a page was modified in transit, React re-renders it, including React Router's
 * `<Scripts>`, which is created from text.
 */
export function requireTrustedTypes(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "require-trusted-types-for 'script'; trusted-types page";
  document.head.append(policy);
}
