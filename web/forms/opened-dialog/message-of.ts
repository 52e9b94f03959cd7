import type { ButtonId } from '#contract/leads/buttons.ts';

/** What a button prefills; empty for none and for buttons of another dialog. */
export function messageOf(messages: Partial<Record<ButtonId, string>>, button: ButtonId | null): string {
  return (button && messages[button]) || '';
}
