import type { ComponentProps } from 'react';
import { useLanguage } from './use-language.ts';

/**
 * A form on the page behind a mailed link: an ordinary post to the page's own URL, answered in the language that is
 * shown, be it that of the mail or the one switched to.
 */
export function LinkForm(props: Pick<ComponentProps<'form'>, 'className' | 'children'>) {
  const { language } = useLanguage();
  return <form method="post" action={`?lang=${language}`} {...props} />;
}
