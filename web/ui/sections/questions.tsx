import { Fragment, type ReactNode } from 'react';
import { LineIcon } from '#web/ui/icons/line-icon.tsx';
import { slug } from '#web/ui/slug.ts';

type Question = { category: string; question: string; answer: string };

type Props = {
  items: readonly Question[];
  /** The footnote mark that replaces {note} in an answer. */
  mark?: (index: number) => ReactNode;
};

/** Questions and answers, each with its own anchor; the first one is initially open (spec section 4). */
export function Questions({ items, mark }: Props) {
  return (
    <div className="border-b border-line">
      {items.map((item, index) => (
        // Keyed by position, so that open answers stay open when the language changes.
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed list
          key={index}
          id={slug(item.question)}
          open={index === 0}
          className="group scroll-mt-24 border-t border-line"
        >
          <summary className="grid list-none grid-cols-[1fr_auto] items-start gap-x-6 gap-y-0.5 py-5 [&::-webkit-details-marker]:hidden">
            <span className="text-meta text-muted">{item.category}</span>
            <h3 className="col-start-1 text-item">{item.question}</h3>
            <LineIcon box={16} size={18} weight={1.8} className="col-start-2 row-start-2 mt-1 stroke-cobalt">
              <path d="M1 8h14" />
              <path d="M8 1v14" className="group-open:hidden" />
            </LineIcon>
          </summary>
          <p className="max-w-[37.2em] pb-7">
            {item.answer.split('{note}').map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
              <Fragment key={at}>
                {at > 0 && mark?.(index)}
                {part}
              </Fragment>
            ))}
          </p>
        </details>
      ))}
    </div>
  );
}
