import { keysOf } from '#contract/keys-of.ts';
import { buttons } from '#contract/leads/buttons.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import type { Contact } from '#contract/staff/contacts.ts';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';

type Addressee = Pick<Contact, 'email' | 'firstName' | 'lastName' | 'subject' | 'language' | 'created_at'>;

const longestSubject = 120;
/** Subjects set by buttons: always German, whatever the visitor's language. */
const given = new Set<string>(keysOf(buttons).map((id) => ('topic' in buttons[id] ? buttons[id].topic : '')));

const day = {
  de: new Intl.DateTimeFormat('de-DE', { timeZone: officeTimeZone, dateStyle: 'medium' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: officeTimeZone, dateStyle: 'long' }),
};

const shortened = (text: string) => {
  const signs = [...text];
  return signs.length > longestSubject ? `${signs.slice(0, longestSubject - 1).join('')}…` : text;
};

/**
 * Link that opens the mail program with address, subject and greeting in the lead's language (RFC 6068:
 * every part percent-encoded, line breaks as CRLF).
 */
export function mailtoLink(contact: Addressee): string {
  const address = encodeURIComponent(visitorLine(contact.email)).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subjectOf(contact))}&body=${encodeURIComponent(greetingOf(contact))}`;
}

function subjectOf({ subject, language, created_at }: Addressee): string {
  const title = language !== 'de' && given.has(subject) ? '' : visitorLine(subject);
  if (title) return shortened(language === 'de' ? `Ihre Anfrage: ${title}` : `Your inquiry: ${title}`);
  const time = Date.parse(created_at);
  if (Number.isNaN(time)) return language === 'de' ? 'Ihre Anfrage' : 'Your inquiry';
  const date = day[language].format(time);
  return language === 'de' ? `Ihre Anfrage vom ${date}` : `Your inquiry of ${date}`;
}

function greetingOf({ firstName, lastName, language }: Addressee): string {
  const name = visitorLine(`${firstName} ${lastName}`);
  const greeting = language === 'de' ? 'Guten Tag' : 'Hello';
  return `${name ? `${greeting} ${name}` : greeting},\r\n\r\n`;
}
