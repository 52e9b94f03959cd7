import type { Contact } from '#contract/staff/contacts.ts';
import { visitorLine } from './visitor-line.ts';

/** First and last name as one; a lead without either is told apart by saying so. */
export function fullName({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string {
  return visitorLine(`${firstName} ${lastName}`) || '(ohne Namen)';
}
