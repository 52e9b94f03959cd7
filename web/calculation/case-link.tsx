import type { ComponentProps } from 'react';
import { caseParameter } from '#contract/calculation/parameters.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { sheetId } from './asked-case.ts';
import type { NamedCase } from './sheet/sheet-state.ts';

type Props = Omit<ComponentProps<typeof SiteLink>, 'page' | 'query' | 'hash'> & { case: NamedCase };

/**
 * Opens a case in the sheet of this page (`open-case.ts`), which takes its id from the address; where there is none,
 * without JavaScript and in another tab in that of the calculator's page, whose first screen is not the sheet.
 */
export function CaseLink({ case: { id, name }, ...props }: Props) {
  const query = { [caseParameter]: id };
  return <SiteLink page="calculator" query={query} hash={sheetId} data-case={name} {...props} />;
}
