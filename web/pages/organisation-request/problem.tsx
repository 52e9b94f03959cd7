import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** A case that everybody knows, and the three levels on which it is settled. */
export function Problem({ texts }: { texts: Texts['problem'] }) {
  const [level, question, answer] = texts.head;
  return (
    <Section tone="sand" eyebrow={texts.eyebrow} title={texts.title}>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        {[texts.problem, texts.solution].map(({ title, text }) => (
          <div key={title}>
            <h3 className="text-[1.6rem]">{title}</h3>
            <p className="mt-2 max-w-[52ch] text-muted">{text}</p>
          </div>
        ))}
      </div>
      <table className="mt-12 w-full border-b border-text/15 text-left max-md:block">
        <thead className="max-md:sr-only">
          <tr className="text-[0.86rem] text-muted">
            <th scope="col" className="pb-3 font-semibold">
              {level}
            </th>
            <th scope="col" className="pb-3 font-semibold">
              {question}
            </th>
            <th scope="col" className="pb-3 font-semibold">
              {answer}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {texts.levels.map((row) => (
            <tr key={row.name} className="border-t border-text/15 max-md:block max-md:py-5">
              <th
                scope="row"
                className="font-display text-[1.6rem] leading-tight font-semibold max-md:block md:w-[26%] md:py-6"
              >
                {row.name}
              </th>
              <td className="pr-8 max-md:mt-1 max-md:block md:w-[34%] md:py-6">{row.question}</td>
              <td className="font-semibold max-md:mt-1 max-md:block md:py-6">{row.answer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
