import { type ComponentType, useEffect, useState } from 'react';
import type { Language } from '#contract/site/languages.ts';
import { dismissToast, shownToast, type Toast } from '#web/ui/toast.ts';
import { useShared } from '#web/ui/use-shared.ts';

export type ToasterProps = { toast: Toast | null; language: Language };

/** Shows one toast at a time, on every page; Radix Toast is loaded with the first one. */
export function ToastArea({ language }: { language: Language }) {
  const toast = useShared(shownToast);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const needed = toast !== null;

  useEffect(() => {
    if (!needed) return;
    // Not the second argument of `then`: the build moves that call into the loading, and a missing style sheet is
    // reported outside.
    import('./toaster.tsx').then(({ Toaster }) => setToaster(() => Toaster)).catch(() => setToaster(() => PlainToast));
  }, [needed]);

  return Toaster && <Toaster toast={toast} language={language} />;
}

/** Fallback if that code cannot be loaded: errors are most likely when the connection is lost. */
function PlainToast({ toast }: ToasterProps) {
  if (!toast) return null;
  return (
    <div
      role="alert"
      className="on-ink fixed inset-x-3 bottom-3 z-60 ml-auto flex max-w-md gap-3 rounded-panel bg-ink p-5 text-white shadow-panel"
    >
      <p className="grow">
        <strong className="block">{toast.title}</strong> {toast.description}{' '}
        {toast.link && <a href={toast.link.href}>{toast.link.words}</a>}
      </p>
      <button type="button" onClick={dismissToast} className="min-h-11 min-w-11 font-semibold">
        OK
      </button>
    </div>
  );
}
