import { buttonClass } from '#web/ui/button.tsx';
import type { Texts } from './texts.de.ts';

/** Asks once more before the appointment is given up; an ordinary form. */
export function CancelForm({ texts, path }: { texts: Texts['cancel']; path: string }) {
  return (
    <section id="cancel" aria-labelledby="cancel-title" className="min-w-0">
      <h2 id="cancel-title" className="mb-5 text-heading tracking-[-0.015em]">
        {texts.title}
      </h2>
      <details>
        <summary className={buttonClass({ look: 'line' })}>{texts.open}</summary>
        <form method="post" action={path} className="mt-5">
          <input type="hidden" name="action" value="cancel" />
          <p className="mb-4 max-w-[46ch] text-muted">{texts.text}</p>
          <button type="submit" className={buttonClass()}>
            {texts.button}
          </button>
        </form>
      </details>
    </section>
  );
}
