import { Section } from '#web/ui/sections/section.tsx';
import { Learning } from './learning.tsx';
import type { Texts } from './texts.de.ts';

/** What goes wrong in a portfolio, what the papers do about it, and both as a picture. */
export function Problem({ texts }: { texts: Texts['problem'] }) {
  return (
    <Section tone="sand" eyebrow={texts.eyebrow} title={texts.title}>
      <Learning texts={texts.picture} />
      <div className="mt-10 grid gap-x-16 gap-y-8 md:grid-cols-2">
        {[texts.problem, texts.solution].map(({ title, text }) => (
          <div key={title} className="border-t-2 border-text pt-5">
            <h3 className="text-[1.6rem]">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
