import { calculationParameter } from '#contract/calculation/parameters.ts';
import { type ButtonId, buttons, isButtonId } from '#contract/leads/buttons.ts';
import { pageSources } from '#contract/leads/sources.ts';

/** Where a lead comes from that a button's link began, in place of its dialog. */
export type FollowedButton = { from: ButtonId; pageSource: string; buttonText: string; calculation: string };

/** The link's parameters; `page` only for buttons that stand on more than one. */
export function linkOf(
  button: ButtonId,
  words: string,
  page: string | undefined,
  calculation?: string,
): Record<string, string> {
  const taken = calculation && { [calculationParameter]: calculation };
  return { from: button, text: words, ...taken, ...(page !== undefined && isOnManyPages(button) && { page }) };
}

/** What the address of a page says about the button that led to it; null where none did. */
export function followedButton({ searchParams }: URL): FollowedButton | null {
  const from = searchParams.get('from');
  if (!isButtonId(from)) return null;
  const pageSource = sourceOf(from, searchParams.get('page') ?? undefined);
  const calculation = searchParams.get(calculationParameter) ?? '';
  return { from, pageSource, buttonText: searchParams.get('text') ?? '', calculation };
}

/** The button's own source; one that stands on several pages names that on which it was shown. */
export function sourceOf(button: ButtonId, shown: string | undefined): string {
  const named = isOnManyPages(button) && shown !== undefined && Object.hasOwn(pageSources, shown);
  return named ? pageSources[shown as keyof typeof pageSources] : buttons[button].pageSource;
}

const onManyPages: ReadonlySet<ButtonId> = new Set<ButtonId>(['header.conversation', 'next-slot']);

function isOnManyPages(button: ButtonId): boolean {
  return onManyPages.has(button);
}
