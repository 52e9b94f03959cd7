import { type ButtonId, buttons, isButtonId } from '#contract/leads/buttons.ts';
import { pageSources } from '#contract/leads/sources.ts';

/** Where a lead comes from that a button's link began, in place of its dialog. */
export type FollowedButton = { from: ButtonId; pageSource: string; buttonText: string };

/** The link's parameters; `page` only for the buttons that stand on every page. */
export function linkOf(button: ButtonId, words: string, page: string | undefined): Record<string, string> {
  return { from: button, text: words, ...(page !== undefined && isEverywhere(button) && { page }) };
}

/** What the address of a page says about the button that led to it; null where none did. */
export function followedButton(address: string): FollowedButton | null {
  const { searchParams } = new URL(address);
  const from = searchParams.get('from');
  if (!isButtonId(from)) return null;
  const pageSource = sourceOf(from, searchParams.get('page') ?? undefined);
  return { from, pageSource, buttonText: searchParams.get('text') ?? '' };
}

/** The button's own source; those of every page name the one on which they were shown. */
export function sourceOf(button: ButtonId, shown: string | undefined): string {
  const named = isEverywhere(button) && shown !== undefined && Object.hasOwn(pageSources, shown);
  return named ? pageSources[shown as keyof typeof pageSources] : buttons[button].pageSource;
}

function isEverywhere(button: ButtonId): boolean {
  return button === 'header.conversation' || button === 'next-slot';
}
