import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Debounce in milliseconds before a list is searched: fast typists trigger one search, and an answer within 150 ms
 * feels immediate.
 */
const searchDelay = 60;

type SearchProps = {
  /** What it searches, if not primarily the shown list. */
  name?: string;
  maxLength?: number;
  value: string;
  onSearch: (text: string) => void;
  /** Moves focus to the results. */
  onEnter?: () => void;
  className: string;
};

/** Searches when typing pauses, and reflects changes made to the filter elsewhere. */
export function SearchField({ name, maxLength = 200, value, onSearch, onEnter, className }: SearchProps) {
  /** Text typed but not yet searched for. */
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === value) setTyped(null);
  const search = useEffectEvent(onSearch);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => search(typed), searchDelay);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className={`relative ${className}`}>
      <input
        type="search"
        data-search={name ? undefined : ''}
        aria-label={name ?? 'Suchen'}
        aria-keyshortcuts={name ? undefined : '/'}
        placeholder={name ?? 'Suchen'}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          // Enter searches immediately, without waiting for the pause.
          if (typed !== null) onSearch(typed);
          onEnter();
        }}
        className="peer field pr-8"
      />
      {!name && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2 hidden -translate-y-1/2 rounded-[4px] border border-line px-1.5 font-text text-[0.8rem] text-muted peer-placeholder-shown:pointer-fine:block peer-focus:hidden!"
        >
          /
        </span>
      )}
    </div>
  );
}
