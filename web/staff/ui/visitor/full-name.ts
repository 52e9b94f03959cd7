import type { Contact } from '#contract/staff/contacts.ts';
import { visitorLine } from './visitor-line.ts';

/** First and last name in one line; a lead without either gets a placeholder. */
export function fullName({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string {
  return visitorLine(`${firstName} ${lastName}`) || '(ohne Namen)';
}
