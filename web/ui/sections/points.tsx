type Props = { items: readonly string[]; className?: string };

/** Short points of one thing, each behind a knot of the site's network; on paper and, inside `on-ink`, on ink. */
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
