import { storageKeys } from '#contract/site/storage.ts';
import { until } from '#tests/support/until.ts';
import type { Driven, Setup } from './browser.ts';

export type Page = ReturnType<typeof pageOf>;

/**
 * The first element of a selector that is seen (options are in a list that is closed) and has these words in it, in the
 * middle of the window: WebKitWebDriver does not always find its way to one just below the edge.
 */
const find = `const [selector, words] = arguments;
  const found = [...document.querySelectorAll(selector)].find((element) =>
    (element.localName === 'option' || element.checkVisibility({ visibilityProperty: true })) && element.textContent.includes(words));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;`;

/** What a visitor does in a browser; everything waits until it can be done, at most 15 s. */
export function pageOf({ send, home }: Driven, origin: string, { scripts }: Setup) {
  const run = (script: string, ...args: unknown[]) => send('ExecuteScript', { script, args });
  const seen = (selector: string, words = '') =>
    until(`${selector} ${words}`, async () => {
      const element = await run(find, selector, words).catch(() => null);
      const [id] = typeof element === 'object' && element ? Object.values(element) : [];
      return typeof id === 'string' ? id : undefined;
    });
  /** Again where the page has put another element in its place meanwhile, or something lies over it. */
  const does = (selector: string, words: string, act: (id: string) => Promise<unknown>) =>
    until(`${selector} ${words} to be usable`, async () => {
      const id = await seen(selector, words);
      return act(id).then(
        () => true,
        () => undefined,
      );
    });
  const type = (selector: string, text: string) => does(selector, '', (id) => send('ElementSendKeys', { id, text }));
  return {
    home,
    seen,
    type,
    /** Opens an address; where scripts run, they are at work when it resolves. */
    async open(path: string) {
      await send('Navigate', { url: origin + path });
      if (!scripts) return;
      await until('the script at work', async () =>
        (await run('return localStorage.getItem(arguments[0])', storageKeys.language)) ? true : undefined,
      );
    },
    click: (selector: string, words = '') => does(selector, words, (id) => send('ElementClick', { id })),
    /** Writes these texts into the fields of a form, by their names, in the place of what stands there. */
    async fill(form: string, fields: Readonly<Record<string, string>>) {
      for (const [name, text] of Object.entries(fields)) {
        await does(`${form} [name=${name}]`, '', async (id) => {
          await send('ElementClear', { id });
          await send('ElementSendKeys', { id, text });
        });
      }
    },
    /** What a script's expression is worth. */
    value: (expression: string) => run(`return ${expression}`),
    /** Resolves when a script's expression is true. */
    holds: (expression: string) =>
      until(expression, async () =>
        (await run(`return ${expression}`).catch(() => false)) === true ? true : undefined,
      ),
  };
}
