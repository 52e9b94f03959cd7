import { calculationParameter } from '#contract/calculation/parameters.ts';
import { type ButtonId, buttons, isButtonId } from '#contract/leads/buttons.ts';
import { sourceOfPage } from '#contract/leads/sources.ts';

/** Origin of a lead whose visitor followed a button's link instead of using its dialog. */
export type FollowedButton = { from: ButtonId; pageSource: string; buttonText: string; calculation: string };

/** Query parameters of the link; `page` only for buttons that appear on several pages. */
export function linkOf(
  button: ButtonId,
  words: string,
  page: string | undefined,
  calculation?: string,
): Record<string, string> {
  const taken = calculation && { [calculationParameter]: calculation };
  return { from: button, text: words, ...taken, ...(page !== undefined && isOnManyPages(button) && { page }) };
}

/** Reads the button that led to a page from its URL; null if there was none. */
export function followedButton({ searchParams }: URL): FollowedButton | null {
  const from = searchParams.get('from');
  if (!isButtonId(from)) return null;
  const pageSource = sourceOf(from, searchParams.get('page') ?? undefined);
  const calculation = searchParams.get(calculationParameter) ?? '';
  return { from, pageSource, buttonText: searchParams.get('text') ?? '', calculation };
}

/** The button's own source; for a button that appears on several pages, the page on which it was shown. */
export function sourceOf(button: ButtonId, shown: string | undefined): string {
  return isOnManyPages(button) ? sourceOfPage(shown) : buttons[button].pageSource;
}

const onManyPages: ReadonlySet<ButtonId> = new Set<ButtonId>([
  'header.conversation',
  'next-slot',
  'calculation.talk',
  'calculation.message',
]);

function isOnManyPages(button: ButtonId): boolean {
  return onManyPages.has(button);
}
