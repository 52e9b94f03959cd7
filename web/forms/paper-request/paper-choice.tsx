import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sentenceFor, useForm } from '#web/forms/lead-form.tsx';
import { RequestCover } from '#web/pictures/cover.tsx';

/** A selectable paper: title from the contract, contents from the page. */
export type PaperCard = { id: string; title: string; text: string; facts: readonly { term: string; detail: string }[] };

const name = 'selectedWhitepapers';

type Props = {
  legend: string;
  papers: readonly PaperCard[];
  /** Sentence with {count} and {total}; announced when the selection changes. */
  chosen: string;
  /** Shown once the last paper is deselected. */
  missing: string;
  /** Called with the number of selected papers: initially, when a draft is restored, and on every change. */
  onCount: (count: number) => void;
};

/** Real checkboxes whose labels are whole cards, toggled by click or space bar. */
export function PaperChoice({ legend, papers, chosen, missing, onCount }: Props) {
  const shared = useForm();
  const { form } = shared;
  const group = useRef<HTMLFieldSetElement>(null);
  const [count, setCount] = useState<number | null>(null);
  const [emptied, setEmptied] = useState(false);
  const latest = useRef(onCount);
  latest.current = onCount;

  const update = (changed: boolean) => {
    const ticked = group.current?.querySelectorAll('input:checked').length ?? 0;
    setCount(ticked);
    setEmptied(changed && ticked === 0);
    latest.current(ticked);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier selections are restored once, on mount
  useEffect(() => update(false), []);

  const error = sentenceFor(shared, name) ?? (emptied ? missing : undefined);
  const errorId = `${form.name}-${name}-error`;
  return (
    <fieldset ref={group} className="min-w-0" onChange={() => update(true)}>
      <legend className="sr-only">{legend}</legend>
      {/* Above the cards, which on phones are several screens: beside the first one, which takes the focus. */}
      <p id={errorId} role="alert" className="mb-3 font-semibold text-danger empty:hidden">
        {error}
      </p>
      <div className={`grid gap-4 ${papers.length % 2 === 0 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'}`}>
        {papers.map((paper, index) => (
          <Card
            key={paper.id}
            // The first checkbox has the group's id, because the error summary links to it.
            id={index === 0 ? `${form.name}-${name}` : `${form.name}-${paper.id}`}
            paper={paper}
            ticked={form.posted?.selected.includes(paper.id) ?? false}
            wide={papers.length % 2 === 0}
            {...(error && { errorId })}
          />
        ))}
      </div>
      {/* Has its height before scripts know the count. */}
      <p role="status" className="tabular mt-3 min-h-7 text-right text-[0.95rem] text-muted">
        {count !== null && chosen.replace('{count}', String(count)).replace('{total}', String(papers.length))}
      </p>
    </fieldset>
  );
}

type CardProps = { id: string; paper: PaperCard; ticked: boolean; wide: boolean; errorId?: string };

function Card({ id, paper, ticked, wide, errorId }: CardProps) {
  const { form } = useForm();
  const [subject, rest] = splitTitle(paper.title);
  return (
    <div className="relative min-w-0">
      <label
        htmlFor={id}
        className="flex h-full flex-col sheet p-5 inset-ring-[1.5px] inset-ring-line transition-[box-shadow,background-color] select-none hover:inset-ring-text has-checked:bg-cobalt-wash has-checked:inset-ring-2 has-checked:inset-ring-cobalt has-[[aria-invalid]]:inset-ring-danger has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-cobalt sm:p-6"
      >
        <input
          id={id}
          type="checkbox"
          name={name}
          value={paper.id}
          defaultChecked={ticked}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId ? `${errorId} ${id}-text` : `${id}-text`}
          aria-labelledby={`${id}-title`}
          // Disabled checkboxes are not submitted; changes while sending are ignored anyway.
          aria-disabled={form.busy || undefined}
          className="absolute top-5 right-5 size-6 cursor-pointer accent-cobalt outline-none sm:top-6 sm:right-6"
        />
        <span className={`flex gap-4 sm:gap-5 ${wide ? '' : 'lg:block'}`}>
          <RequestCover
            kind={form.name}
            paper={paper.id}
            className="w-16 shrink-0 self-start max-[22rem]:hidden sm:w-32"
          />
          <span
            id={`${id}-title`}
            className={`block min-w-0 font-display leading-tight font-semibold hyphens-auto ${wide ? '' : 'lg:mt-5'}`}
          >
            <span className={`block pr-9 text-item ${wide ? '' : 'lg:pr-0'}`}>{subject}</span>
            {rest && <span className="mt-1 block text-[1.05rem] first-letter:uppercase">{rest}</span>}
          </span>
        </span>
        <span id={`${id}-text`} className="mt-3 block text-[0.95rem] leading-normal">
          {paper.text}
        </span>
        <span className="mt-auto block pt-4">
          {paper.facts.map(({ term, detail }) => (
            <Fact key={term} term={term}>
              {detail}
            </Fact>
          ))}
        </span>
      </label>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <span className="block border-t border-line py-2 text-meta leading-snug">
      <span className="font-semibold">{term}:</span> {children}
    </span>
  );
}

/** Splits "Subject: details" in two. */
function splitTitle(title: string): [string, string] {
  const at = title.indexOf(': ');
  return at < 0 ? [title, ''] : [title.slice(0, at), title.slice(at + 2)];
}
