import { useId } from 'react';
import { Form } from 'react-router';
import { pages } from '#contract/site/pages.ts';
import { useLanguage } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useShellTexts } from '../texts/use-shell-texts.ts';

type Props = { autoFocus?: boolean; onSubmit?: () => void };

/** The search field on ink; leads to the results, without JavaScript too. */
export function SearchForm({ autoFocus, onSubmit }: Props) {
  const texts = useShellTexts().search;
  const { language } = useLanguage();
  const field = useId();
  return (
    <Form role="search" method="get" action={pages.search[language]} onSubmit={onSubmit} className="flex gap-3">
      <label htmlFor={field} className="sr-only">
        {texts.field}
      </label>
      <input
        id={field}
        type="search"
        name="q"
        required
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={texts.placeholder}
        // biome-ignore lint/a11y/noAutofocus: a popover's own field, focused when the visitor opens it
        autoFocus={autoFocus}
        className="h-12.5 w-full min-w-0 rounded-control border border-white/40 bg-white/5 px-4 text-white placeholder:text-mist/80"
      />
      <Button type="submit">{texts.submit}</Button>
    </Form>
  );
}
