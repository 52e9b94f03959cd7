import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Five values; what each means at work, and how a client can put it to the test. */
export function Values({ texts }: { texts: Texts['values'] }) {
  return (
    <Section eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <ol className="border-b border-line">
        {texts.items.map(({ name, text, probe }, index) => (
          <li
            key={name}
            className="grid gap-x-10 gap-y-4 border-t border-line py-7 md:grid-cols-2 lg:grid-cols-[3fr_5fr_4fr]"
          >
            <h3 className="flex items-baseline gap-4 text-[1.6rem] leading-[1.15] md:max-lg:col-span-2">
              <span aria-hidden="true" className="tabular font-medium text-cobalt">
                {index + 1}
              </span>
              {name}
            </h3>
            <p className="text-pretty">{text}</p>
            <div className="border-l-2 border-coral pl-5">
              <p className="text-[0.86rem] font-semibold">{texts.probe}</p>
              <p className="mt-1 text-[0.97rem] text-pretty text-muted">{probe}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
