import { Fragment, type ReactNode } from 'react';

type Values = Readonly<Record<string, ReactNode>>;
type Props = { part: { title: string; paragraphs: readonly string[]; list: readonly string[] }; values: Values };

/** Puts values in the place of `{name}`; a name without a value shows itself. */
function fill(text: string, values: Values): ReactNode {
  // Odd parts of the split are names.
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed sentence
    <Fragment key={index}>{index % 2 === 1 ? (values[piece] ?? `{${piece}}`) : piece}</Fragment>
  ));
}

/** One titled part of the policy. */
export function Part({ part, values }: Props) {
  return (
    <div className="mt-8 max-w-[64ch] space-y-3 [&_a]:text-cobalt [&_a]:underline">
      <h3 className="text-heading">{part.title}</h3>
      {part.paragraphs.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph, values)}</p>
      ))}
      {part.list.length > 0 && (
        <ul className="list-disc space-y-1.5 pl-5 marker:text-cobalt">
          {part.list.map((item) => (
            <li key={item}>{fill(item, values)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
