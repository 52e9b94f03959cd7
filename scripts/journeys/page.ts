import { storageKeys } from '#contract/site/storage.ts';
import { until } from '#tests/support/until.ts';
import type { Driven, Setup } from './browser.ts';

export type Page = ReturnType<typeof pageOf>;

/**
 * The first visible element (or option of a closed list) that matches the selector and contains the text, scrolled to
 * the middle of the window: WebKitWebDriver cannot always reach one just below the edge.
 */
const find = `const [selector, words] = arguments;
  const found = [...document.querySelectorAll(selector)].find((element) =>
    (element.localName === 'option' || element.checkVisibility({ visibilityProperty: true })) && element.textContent.includes(words));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;`;

/** A visitor's actions in a browser; each waits until it is possible, for at most 15 s. */
export function pageOf({ send, home }: Driven, origin: string, { scripts }: Setup) {
  const run = (script: string, ...args: unknown[]) => send('ExecuteScript', { script, args });
  const seen = (selector: string, words = '') =>
    until(`${selector} ${words}`, async () => {
      const element = await run(find, selector, words).catch(() => null);
      const [id] = typeof element === 'object' && element ? Object.values(element) : [];
      return typeof id === 'string' ? id : undefined;
    });
  /** Retries if the page has replaced the element in the meantime, or something covers it. */
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
    /** Opens a path; with scripts enabled, it resolves when they are running. */
    async open(path: string) {
      await send('Navigate', { url: origin + path });
      if (!scripts) return;
      await until('the script at work', async () =>
        (await run('return localStorage.getItem(arguments[0])', storageKeys.language)) ? true : undefined,
      );
    },
    click: (selector: string, words = '') => does(selector, words, (id) => send('ElementClick', { id })),
    /** Fills in the fields of a form by name, replacing their values. */
    async fill(form: string, fields: Readonly<Record<string, string>>) {
      for (const [name, text] of Object.entries(fields)) {
        await does(`${form} [name=${name}]`, '', async (id) => {
          await send('ElementClear', { id });
          await send('ElementSendKeys', { id, text });
        });
      }
    },
    /** Evaluates an expression in the page. */
    value: (expression: string) => run(`return ${expression}`),
    /** Resolves when an expression is true in the page. */
    holds: (expression: string) =>
      until(expression, async () =>
        (await run(`return ${expression}`).catch(() => false)) === true ? true : undefined,
      ),
  };
}
