import type { ButtonId } from '#contract/leads/buttons.ts';

/** A button's prefilled message; empty without a button or for buttons of another dialog. */
export function messageOf(messages: Partial<Record<ButtonId, string>>, button: ButtonId | null): string {
  return (button && messages[button]) || '';
}
