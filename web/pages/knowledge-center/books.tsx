import { BookCover } from '#web/pictures/book-cover.tsx';
import { useRootData } from '#web/root-data.ts';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** The books of the company's data, each with its cover and the shop of the language shown. */
export function Books({ texts }: { texts: Texts['books'] }) {
  const { company, language } = useRootData();
  return (
    <Section id="books" tone="sand" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.lead}</p>}>
      <ul className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        {company.books.map((book, index) => (
          <li key={book.id} className="grid items-start gap-x-8 gap-y-6 xs:grid-cols-[minmax(8rem,13rem)_1fr]">
            <BookCover
              title={book.title[language]}
              subtitle={book.subtitle[language]}
              author={company.name}
              variant={index}
              className="max-xs:max-w-52"
            />
            <div>
              <p className="tabular text-[0.86rem] font-semibold text-muted">
                {texts.volume} {index + 1}
              </p>
              <h3 className="mt-1 text-[1.6rem]">{book.title[language]}</h3>
              <p className="mt-1 font-semibold">{book.subtitle[language]}</p>
              <p className="mt-3 text-[0.95rem] text-muted">{book.description[language]}</p>
              <a
                href={book.amazonLink[language]}
                target="_blank"
                rel="noopener"
                className="group mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark"
              >
                {texts.shop} <Arrow away />
                <span className="sr-only">
                  {book.title[language]} {texts.newTab}
                </span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
