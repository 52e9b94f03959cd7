import { storageKeys } from '#contract/site/storage.ts';
import { until } from '#tests/support/until.ts';
import type { Send } from './drivers.ts';

export type Page = ReturnType<typeof pageOf>;

/** The first element of a selector that is seen (options are in a list that is closed) and has these words in it. */
const find = `const [selector, words] = arguments;
  return [...document.querySelectorAll(selector)].find((element) =>
    (element.localName === 'option' || element.checkVisibility({ visibilityProperty: true })) && element.textContent.includes(words)) ?? null;`;

/** What a visitor does in a browser; everything waits until it can be done, at most 15 s. */
export function pageOf(send: Send, origin: string) {
  const run = (script: string, ...args: unknown[]) => send('ExecuteScript', { script, args });
  const seen = (selector: string, words = '') =>
    until(`${selector} ${words}`, async () => {
      const element = await run(find, selector, words).catch(() => null);
      const [id] = typeof element === 'object' && element ? Object.values(element) : [];
      return typeof id === 'string' ? id : undefined;
    });
  /** Again where the page has put another element in its place meanwhile. */
  const does = (selector: string, words: string, act: (id: string) => Promise<unknown>) =>
    until(`${selector} ${words} to be usable`, async () => {
      const id = await seen(selector, words);
      return act(id).then(
        () => true,
        () => undefined,
      );
    });
  return {
    run,
    seen,
    /** Opens an address as one who has answered the cookie banner before. */
    async open(path: string) {
      await send('Navigate', { url: origin + path });
      await run(
        `localStorage.setItem(arguments[0], '{"essential":true,"analytics":false,"marketing":false,"functional":false}')`,
        storageKeys.cookieConsent,
      );
      await send('Navigate', { url: origin + path });
      await until('the script at work', async () =>
        (await run('return localStorage.getItem(arguments[0])', storageKeys.language)) ? true : undefined,
      );
    },
    click: (selector: string, words = '') => does(selector, words, (id) => send('ElementClick', { id })),
    type: (selector: string, text: string) => does(selector, '', (id) => send('ElementSendKeys', { id, text })),
    /** Resolves when a script's answer is true. */
    holds: (script: string) =>
      until(script, async () => ((await run(`return ${script}`).catch(() => false)) === true ? true : undefined)),
  };
}
