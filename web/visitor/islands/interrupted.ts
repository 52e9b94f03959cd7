import { isPlainClick } from '#web/ui/plain-click.ts';

/** Preserves what a visitor is doing in an island's server-rendered HTML while its code is loading. */
type Interrupted = {
  /** Await this before replacing the HTML: a click in progress must end on the same button. */
  begin: () => Promise<void>;
  /** Restores the interrupted interaction in the mounted component. */
  resume: () => void;
  /** Called if the code cannot be loaded: submits the form in the HTML as an ordinary post, or follows the link. */
  giveUp: () => void;
};

/**
 * Observes the HTML of an island. A press delays the replacement until it is released; focus (with caret and selection)
 * and open details are preserved; a submit or a click on a button is held back until the code has loaded.
 * @param wanted called when the visitor uses something that needs the code, to load it immediately
 */
export function interruptedIn(island: HTMLElement, wanted: () => void): Interrupted {
  const formsNow = () => [...island.querySelectorAll<HTMLFormElement>('form[method=post]')];
  const html = formsNow();
  const listening = new AbortController();
  const { signal } = listening;
  let released: Promise<void> | null = null;
  /** Index of the submitted form. */
  let sending: number | null = null;
  let pressed: string | null = null;
  let opened: boolean[] = [];
  let focused: (() => HTMLElement | undefined) | null = null;
  let marked: Parameters<HTMLInputElement['setSelectionRange']> = [null, null];

  const send = (event: Event) => {
    const at = formOf(event.target);
    if (at < 0) return;
    event.preventDefault();
    if (sending !== null) return;
    sending = at;
    wanted();
  };
  const formOf = (target: EventTarget | null) =>
    html.findIndex((form) => target instanceof Node && form.contains(target));
  const press = ({ target, button }: PointerEvent) => {
    // A context menu may swallow the end of the press.
    if (button !== 0) return;
    const at = isSubmit(target) ? formOf(target) : -1;
    const pressing = new AbortController();
    released = new Promise((resolve) => {
      const release = (event: Event) => {
        // The end of a later press is none of this one.
        pressing.abort();
        setTimeout(resolve);
        // Replaced anyway, before the press was painted: the button is gone, but the submit still counts.
        if (!html[at] || html[at].isConnected || event.type !== 'pointerup' || !isSubmit(event.target)) return;
        formsNow()[at]?.requestSubmit();
      };
      for (const end of ['pointerup', 'pointercancel'])
        window.addEventListener(end, release, { signal: pressing.signal });
    });
  };
  const click = (event: MouseEvent) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
    if (!button) return;
    if (button instanceof HTMLAnchorElement) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
    }
    pressed = meaningOf(button);
    wanted();
  };
  const buttonThatMeans = (meaning: string) =>
    [...island.querySelectorAll<HTMLElement>(buttons)].find((one) => meaningOf(one) === meaning);
  island.addEventListener('pointerdown', press, { signal });
  island.addEventListener('click', click, { signal });
  island.addEventListener('submit', send, { signal });
  island.addEventListener('invalid', send, { signal, capture: true });

  return {
    async begin() {
      await released;
      opened = detailsIn(island).map(({ open }) => open);
      const { activeElement: active } = document;
      if (!(active instanceof HTMLElement) || !island.contains(active)) return;
      const place = alike(island, active).indexOf(active);
      focused = () => alike(island, active)[place];
      // Null for inputs without a text selection, such as email fields (HTML, selection API).
      marked = isText(active) ? [active.selectionStart, active.selectionEnd] : [null, null];
    },
    resume() {
      listening.abort();
      for (const [index, details] of detailsIn(island).entries()) if (opened[index]) details.open = true;
      // Unless the visitor has moved on to another element.
      if (document.activeElement === document.body) {
        const again = focused?.();
        again?.focus({ preventScroll: true });
        if (marked[0] !== null && isText(again)) again.setSelectionRange(...marked);
      }
      if (sending !== null) formsNow()[sending]?.requestSubmit();
      if (pressed !== null) buttonThatMeans(pressed)?.click();
    },
    giveUp() {
      const form = sending === null ? undefined : html[sending];
      // As if its dialog could not be loaded either.
      const link = pressed === null ? undefined : buttonThatMeans(pressed);
      [sending, pressed] = [null, null];
      if (form?.reportValidity()) form.submit();
      if (link instanceof HTMLAnchorElement) window.location.assign(link.href);
    },
  };
}

/**
 * What does nothing without the code, neither submits a form nor links anywhere; and links that take a calculation
 * along, which until then is not the one in the fields.
 */
const buttons = 'button[type=button], [role=gridcell], a[data-calculation]';

/** Identifies a button across renderings: a free time may move and be relabelled in the visitor's time zone. */
const meaningOf = (button: HTMLElement): string | null =>
  button.getAttribute('value') ?? button.dataset.day ?? button.ariaLabel ?? button.textContent;

const detailsIn = (island: HTMLElement) => [...island.querySelectorAll('details')];

/** Elements equivalent to a given one: fields of the same name; links, buttons and summaries with the same identity. */
function alike(island: HTMLElement, element: HTMLElement): HTMLElement[] {
  const keyOf = (one: HTMLElement) => one.getAttribute('name') ?? meaningOf(one);
  const key = keyOf(element);
  return [...island.querySelectorAll<HTMLElement>(element.localName)].filter((one) => keyOf(one) === key);
}

const isText = (element: Element | undefined) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function isSubmit(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[type=submit]') !== null;
}
