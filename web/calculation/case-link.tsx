import type { ComponentProps } from 'react';
import { caseParameter, sheetId } from '#contract/calculation/parameters.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import type { NamedCase } from './sheet/sheet-state.ts';

type Props = Omit<ComponentProps<typeof SiteLink>, 'page' | 'query' | 'hash'> & { case: NamedCase };

/**
 * Opens a case in the sheet of the current page (`open-case.ts`). Without one, without JavaScript or in another tab it
 * links to the calculator page, with the case's id in the query and the sheet as fragment, since the sheet is not on
 * that page's first screen.
 */
export function CaseLink({ case: { id, name }, ...props }: Props) {
  const query = { [caseParameter]: id };
  return <SiteLink page="calculator" query={query} hash={sheetId} data-case={name} {...props} />;
}
