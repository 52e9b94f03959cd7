import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a keystroke before a list is searched. */
const searchDelay = 250;

type SearchProps = { value: string; onSearch: (text: string) => void; className: string };

/** Searches when typing pauses, and follows when the filter is changed elsewhere. */
export function SearchField({ value, onSearch, className }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      search.current(typed);
    }, searchDelay);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className={`relative ${className}`}>
      <input
        type="search"
        data-search
        aria-label="Suchen"
        aria-keyshortcuts="/"
        placeholder="Suchen …"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`min-h-11 w-full min-w-0 rounded-control border-[1.5px] border-field bg-white px-3 peer pr-9 placeholder:text-muted placeholder:opacity-100`}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-[4px] border border-line px-1.5 font-text text-[0.8rem] text-muted peer-placeholder-shown:pointer-fine:block peer-focus:hidden!"
      >
        /
      </span>
    </div>
  );
}
