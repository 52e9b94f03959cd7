/** What a visitor may be doing in the server's HTML of an island while its code is on the way. */
type Interrupted = {
  /** To be awaited before the HTML goes: a click that has begun must end on the same button. */
  begin: () => Promise<void>;
  /** Goes on with what was interrupted, in what has taken the place of the HTML. */
  resume: () => void;
  /** The code cannot be fetched: the HTML's form is sent the ordinary way. */
  giveUp: () => void;
};

/**
 * Listens to an island's HTML: what is being pressed stays until it is released, what has the focus keeps it (fields
 * their caret and what is marked in them), what was opened stays open, and a wish to send, or a press on a button, is
 * held until the code is there.
 * @param wanted called when the visitor asks for what the code does, so that the code comes at once
 */
export function interruptedIn(island: HTMLElement, wanted: () => void): Interrupted {
  const formNow = () => island.querySelector<HTMLFormElement>('form[method=post]');
  const html = formNow();
  const listening = new AbortController();
  const { signal } = listening;
  let released: Promise<void> | null = null;
  let sending = false;
  let pressed: string | null = null;
  let opened: boolean[] = [];
  let focused: (() => HTMLElement | undefined) | null = null;
  let marked: Parameters<HTMLInputElement['setSelectionRange']> = [null, null];

  const send = (event: Event) => {
    event.preventDefault();
    if (sending) return;
    sending = true;
    wanted();
  };
  const press = ({ target }: Event) => {
    const sends = html && isSubmit(target);
    released = new Promise((resolve) => {
      const release = (event: Event) => {
        setTimeout(resolve);
        // Swapped all the same, before it was drawn: the pressed button is gone, the wish to send is not.
        if (!sends || html.isConnected || event.type !== 'pointerup' || !isSubmit(event.target)) return;
        formNow()?.requestSubmit();
      };
      for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, { once: true });
    });
  };
  const click = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
    if (!button) return;
    pressed = meaningOf(button);
    wanted();
  };
  island.addEventListener('pointerdown', press, { signal });
  island.addEventListener('click', click, { signal });
  html?.addEventListener('submit', send, { signal });
  html?.addEventListener('invalid', send, { signal, capture: true });

  return {
    async begin() {
      await released;
      opened = detailsIn(island).map(({ open }) => open);
      const { activeElement: active } = document;
      if (!(active instanceof HTMLElement) || !island.contains(active)) return;
      const place = alike(island, active).indexOf(active);
      focused = () => alike(island, active)[place];
      // Null for fields that are no text, e-mail addresses among them (HTML, selection API).
      marked = isText(active) ? [active.selectionStart, active.selectionEnd] : [null, null];
    },
    resume() {
      listening.abort();
      const form = formNow();
      for (const [index, details] of detailsIn(island).entries()) if (opened[index]) details.open = true;
      // Unless the visitor has gone on to something else.
      if (document.activeElement === document.body) {
        const again = focused?.();
        again?.focus({ preventScroll: true });
        if (marked[0] !== null && isText(again)) again.setSelectionRange(...marked);
      }
      if (sending) form?.requestSubmit();
      if (pressed === null) return;
      [...island.querySelectorAll<HTMLElement>(buttons)].find((one) => meaningOf(one) === pressed)?.click();
    },
    giveUp() {
      listening.abort();
      if (sending && html?.reportValidity()) html.submit();
    },
  };
}

/** What is nothing without the code: it neither sends nor leads anywhere. */
const buttons = 'button[type=button], [role=gridcell]';

/** By what a button is found again: in the visitor's time zone a free time may stand elsewhere and read otherwise. */
const meaningOf = (button: HTMLElement): string | null =>
  button.getAttribute('value') ?? button.dataset.day ?? button.ariaLabel ?? button.textContent;

const detailsIn = (island: HTMLElement) => [...island.querySelectorAll('details')];

/** What reads as an element does: fields of its name, links, buttons and headings of questions of its meaning. */
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
