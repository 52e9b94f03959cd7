/**
 * Lays out what a page that is opened at its top has left for later, each part in a task of its own, so that no press
 * waits for more than one of them.
 */
export async function layOutRest(): Promise<void> {
  const { documentElement: root } = document;
  if (root.dataset.arriving === undefined) return;
  const parts = document.querySelectorAll<HTMLElement>('body > main > *, body > footer');
  for (const part of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
  }
  delete root.dataset.arriving;
  for (const part of parts) part.style.contentVisibility = '';
}
