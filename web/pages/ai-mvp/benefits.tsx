import { Section } from '#web/ui/sections/section.tsx';
import { AcceptancePicture, SpeedPicture, TestPicture } from './benefit-pictures.tsx';
import type { Texts } from './texts.de.ts';

const pictures = [TestPicture, AcceptancePicture, SpeedPicture];

/** Three things that a test in users' hands shows, each with a small example of the reading. */
export function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <Section title={texts.title} lead={texts.lead}>
      <ul className="grid gap-6 md:grid-cols-3">
        {texts.items.map(({ name, text, picture }, index) => {
          const Picture = pictures[index];
          return (
            <li key={name} className="flex flex-col rounded-panel bg-white p-7 inset-ring inset-ring-line">
              {Picture && <Picture />}
              <p className="mt-3 text-[0.86rem] text-muted">
                {texts.example}: {picture}
              </p>
              <h3 className="mt-8 text-[1.6rem] leading-[1.15]">{name}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
