import { Section } from '#web/ui/sections/section.tsx';
import { Drawing } from './drawing.tsx';
import type { Texts } from './texts.de.ts';

/**
 * Three decisions, each below the document that results from it; the document's description is its caption if there is
 * one.
 */
export function Strategy({ texts }: { texts: Texts['strategy'] }) {
  return (
    <Section layout="wide" texts={texts}>
      <Drawing name="results" letters className="max-sm:hidden" />
      <ol className="grid gap-x-6 md:grid-cols-3">
        {texts.points.map(({ title, text, note }, index) => (
          <li key={title} className="grid content-start gap-y-2 border-line py-5 max-md:border-t">
            <h3 className="text-item">
              {index + 1} {title}
            </h3>
            <p>{text}</p>
            <p className="margin sheet:order-first">{note}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
