import type { ComponentProps, MouseEvent } from 'react';
import { caseParameter } from '#contract/calculation/parameters.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { isPlainClick } from '#web/ui/plain-click.ts';
import { askedCase, sheetId } from './asked-case.ts';
import type { NamedCase } from './sheet/sheet-state.ts';

type Props = Omit<ComponentProps<typeof SiteLink>, 'page' | 'query' | 'onClick'> & { case: NamedCase };

/** Opens a case in the sheet of this page; where there is none, and without JavaScript, on the calculator's page. */
export function CaseLink({ case: { id, name }, ...props }: Props) {
  const open = (event: MouseEvent) => {
    const sheet = document.getElementById(sheetId);
    if (!sheet || !isPlainClick(event)) return;
    event.preventDefault();
    askedCase.set({ id, name });
    sheet.scrollIntoView({ block: 'start' });
    sheet.querySelector<HTMLElement>('[name=process]')?.focus({ preventScroll: true });
  };
  return <SiteLink page="calculator" query={{ [caseParameter]: id }} onClick={open} {...props} />;
}
