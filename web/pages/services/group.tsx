import { Card } from './card.tsx';
import type { ServiceGroup } from './groups.ts';
import type { Texts } from './texts.de.ts';

type Props = { group: ServiceGroup; texts: Texts['groups'][ServiceGroup['id']]; cards: Texts['cards'] };

/** One starting point and the two services for it. */
export function Group({ group, texts, cards }: Props) {
  return (
    <section
      id={group.id}
      aria-labelledby={`${group.id}-title`}
      className="grid gap-x-12 gap-y-8 border-b border-line py-[clamp(2.75rem,6vw,4.75rem)] last:border-b-0 lg:grid-cols-[4fr_8fr]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id={`${group.id}-title`} className="text-[clamp(1.75rem,1.3rem+1.8vw,2.5rem)]">
          {texts.title}
        </h2>
        <p className="mt-4 max-w-[38ch] text-pretty text-muted">{texts.text}</p>
      </div>
      <ul className="grid gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr_auto_auto] md:gap-y-0">
        {group.cards.map((card) => (
          <li key={card.service} className="md:row-span-4 md:grid md:grid-rows-subgrid">
            <Card card={card} texts={cards[card.service]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
