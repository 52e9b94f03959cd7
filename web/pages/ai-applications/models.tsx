import { Section } from '#web/ui/sections/section.tsx';
import { QuestionPath } from './question-path.tsx';
import type { Texts } from './texts.de.ts';

/** Private language models: the way of a question, what that brings, and where it ends. */
export function Models({ texts }: { texts: Texts['models'] }) {
  return (
    <Section title={texts.title} lead={texts.lead}>
      <QuestionPath texts={texts.path} />
      <ul className="mt-14 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {texts.benefits.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-heading">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-12 max-w-[62ch] border-l-2 border-coral pl-5">{texts.limit}</p>
    </Section>
  );
}
