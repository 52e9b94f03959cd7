import type { ComponentProps } from 'react';
import { caseParameter } from '#contract/calculation/parameters.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import type { NamedCase } from './sheet/sheet-state.ts';

type Props = Omit<ComponentProps<typeof SiteLink>, 'page' | 'query'> & { case: NamedCase };

/**
 * Opens a case in the sheet of this page (`open-case.ts`), which takes its id from the address; where there is none,
 * and without JavaScript, on the calculator's page: from a page that has no sheet by its hash to the sheet itself.
 */
export function CaseLink({ case: { id, name }, ...props }: Props) {
  const query = { [caseParameter]: id };
  return <SiteLink page="calculator" query={query} data-case={name} {...props} />;
}
