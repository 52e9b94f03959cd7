import { type ComponentProps, type ComponentType, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { pages } from '#contract/site/pages.ts';
import { useLanguage } from '#web/language/language.tsx';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { autoFocus?: boolean; onLeave?: () => void };
const noResults = { count: 0, active: -1 };

type Live = ComponentType<ComponentProps<typeof import('./live-results.tsx').LiveResults>>;

/** The search field on ink: results as one types, all of them on submit, which works without JavaScript too. */
export function SearchForm({ autoFocus, onLeave }: Props) {
  const texts = useShellTexts().search;
  const { language } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [Live, setLive] = useState<Live | null>(null);
  const [shown, setShown] = useState(noResults);
  const load = () => {
    import('./live-results.tsx').then(
      ({ LiveResults }) => setLive(() => LiveResults),
      () => {},
    );
  };
  return (
    <div>
      <Form role="search" method="get" action={pages.search[language]} onSubmit={onLeave} className="flex gap-3">
        <label htmlFor={`${id}field`} className="sr-only">
          {texts.field}
        </label>
        <input
          ref={field}
          id={`${id}field`}
          type="search"
          name="q"
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.placeholder}
          // biome-ignore lint/a11y/noAutofocus: a popover's own field, focused when the visitor opens it
          autoFocus={autoFocus}
          onFocus={load}
          onInput={(event) => setQuery(event.currentTarget.value)}
          {...(Live && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': shown.count > 0,
            'aria-controls': shown.count > 0 ? `${id}results` : undefined,
            'aria-activedescendant': shown.active < 0 ? undefined : `${id}results-${shown.active}`,
          })}
          className="scheme-dark h-12.5 w-full min-w-0 rounded-control border border-white/40 bg-white/5 px-4 text-white placeholder:text-mist/80"
        />
        <Button type="submit">{texts.submit}</Button>
      </Form>
      {Live && query.trim() !== '' && (
        <Live query={query} field={field} id={`${id}results`} onShown={setShown} onFollow={() => onLeave?.()} />
      )}
    </div>
  );
}
