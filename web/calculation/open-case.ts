import { sheetId } from '#contract/calculation/parameters.ts';
import { askedCase, type CaseElement } from './asked-case.ts';

/** Opens the case of a link in the sheet of the current page. @returns false if there is no sheet */
export function openCase(link: CaseElement): boolean {
  const sheet = document.getElementById(sheetId);
  if (!sheet) return false;
  askedCase.set(link);
  sheet.scrollIntoView({ block: 'start' });
  sheet.querySelector<HTMLElement>('[name=process]')?.focus({ preventScroll: true });
  return true;
}
