type Props = { items: readonly string[]; className?: string };

/**
 * Short bullet points, each with a node of the site's network as bullet; on light or, inside `on-ink`, on dark
 * background.
 */
export function Points({ items, className = '' }: Props) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="relative py-1 pl-6 leading-snug">
          <svg
            viewBox="0 0 12 12"
            width="12"
            height="12"
            aria-hidden="true"
            className="absolute top-[0.55rem] left-0 fill-current in-[.on-ink]:text-cobalt-light not-in-[.on-ink]:text-cobalt"
          >
            <circle cx="5" cy="6" r="2.6" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  );
}
