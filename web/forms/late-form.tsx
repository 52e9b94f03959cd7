import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenNear } from '#web/ui/when-near.ts';

/** A form whose code comes late. `here` is its component once the code is there (on the server: from the start). */
export type LateFormSource<P> = {
  /** Id of the form element in the server's HTML. */
  id: string;
  here: ComponentType<P> | null;
  load: () => Promise<ComponentType<P>>;
};

type Props<P> = {
  source: LateFormSource<P>;
  props: P;
  /** Changes with the language; the server's HTML cannot follow that. */
  texts: unknown;
  /** Stands where the form will be after a navigation, while its code is on the way. */
  placeholder: ReactNode;
};

/**
 * The server's HTML is an ordinary form and stays one until the visitor comes near it; only then is its code
 * fetched, so that the first load of a page does not pay for it. If the code cannot be fetched, the form is
 * posted the ordinary way. (Suspense cannot do this: it drops the server's HTML as soon as any context above
 * changes.)
 */
export function LateForm<P extends object>({ source, props, texts, placeholder }: Props<P>) {
  const { id } = source;
  const [Form, setForm] = useState(() => source.here);
  const [atFirst] = useState(() => ({ texts, html: !Form && document.getElementById(id) !== null }));
  const interrupted = useRef({ field: '', caret: null as number | null, sending: false });

  useEffect(() => {
    if (Form) return;
    const html = document.getElementById(id) as HTMLFormElement | null;
    const listening = new AbortController();
    /** A click that has begun must end on the same button: between press and release the form stays. */
    let released: Promise<void> | null = null;
    const start = async () => {
      try {
        const loaded = await source.load();
        source.here = loaded;
        await released;
        const active = document.activeElement as HTMLInputElement | null;
        const typing = active?.form?.id === id;
        Object.assign(interrupted.current, {
          field: typing ? active.name : '',
          caret: typing ? caretOf(active) : null,
        });
        // At once, the focus included: a key pressed in between would be lost.
        flushSync(() => setForm(() => loaded));
      } catch {
        listening.abort();
        if (interrupted.current.sending && html?.reportValidity()) html.submit();
      }
    };
    if (!html || texts !== atFirst.texts) return void start();
    const send = (event: Event) => {
      event.preventDefault();
      if (interrupted.current.sending) return;
      interrupted.current.sending = true;
      void start();
    };
    const press = ({ target }: Event) => {
      const sends = isSubmit(target);
      released = new Promise((resolve) => {
        const release = (event: Event) => {
          setTimeout(resolve);
          // Swapped all the same, before React had drawn: the pressed button is gone, the wish to send is not.
          if (!sends || html.isConnected || event.type !== 'pointerup' || !isSubmit(event.target)) return;
          (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit();
        };
        for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, { once: true });
      });
    };
    html.addEventListener('pointerdown', press, { signal: listening.signal });
    html.addEventListener('submit', send, { signal: listening.signal });
    html.addEventListener('invalid', send, { signal: listening.signal, capture: true });
    const stopWaiting = whenNear(html, () => void start());
    return () => {
      listening.abort();
      stopWaiting();
    };
  }, [Form, texts, atFirst, id, source]);

  // What the visitor was doing while the code came goes on in its form.
  useLayoutEffect(() => {
    const { field, caret, sending } = interrupted.current;
    if (!Form || (!field && !sending)) return;
    interrupted.current = { field: '', caret: null, sending: false };
    const form = document.getElementById(id) as HTMLFormElement | null;
    // Unless the visitor has gone on to something else.
    if (field && document.activeElement === document.body) {
      const control = form?.querySelector<HTMLInputElement>(`[name="${field}"]`);
      control?.focus({ preventScroll: true });
      if (control && caret !== null && caretOf(control) !== null) control.setSelectionRange(caret, caret);
    }
    if (sending) form?.requestSubmit();
  }, [Form, id]);

  if (Form) {
    return (
      <div key="form">
        <Form {...props} />
      </div>
    );
  }
  if (!atFirst.html) return placeholder;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves the server's HTML alone
  return <div key="html" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** Where one types in a field of text; null for other fields, e-mail addresses among them (HTML, selection API). */
function caretOf(control: HTMLInputElement | HTMLTextAreaElement): number | null {
  return 'selectionStart' in control ? control.selectionStart : null;
}

function isSubmit(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[type=submit]') !== null;
}
