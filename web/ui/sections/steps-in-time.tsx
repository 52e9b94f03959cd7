type Props = { id: string; title: string; list: readonly { when: string; text: string }[] };

/** A timeline with a dot for each step. */
export function StepsInTime({ id, title, list }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5 text-item tracking-[-0.015em]">
        {title}
      </h2>
      <ol className="ml-1.5 border-l-2 border-line">
        {list.map(({ when, text }) => (
          <li key={when} className="relative pb-7 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-1.75 size-3 rounded-full bg-cobalt ring-4 ring-paper"
            />
            <p className="font-semibold leading-snug">{when}</p>
            <p className="mt-1.5 text-[0.95rem] leading-normal">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
