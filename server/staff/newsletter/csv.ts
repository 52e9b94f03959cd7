import { newsletterTitles } from '#contract/leads/newsletter-names.ts';
import type { NewsletterSignup } from '#server/db/schema/schema.ts';
import { germanDateTime } from '#server/staff/german-date-time.ts';
import { csvLine } from '#server/text/csv.ts';

type Columns = readonly (readonly [title: string, value: (signup: NewsletterSignup) => string])[];

/** The columns of a subscriber for mailing tools. @param unsubscribe the URL that ends the subscription */
export function subscriberColumns(unsubscribe: (signup: NewsletterSignup) => string): Columns {
  return [
    ['E-Mail', ({ email }) => email],
    ['Vorname', (signup) => signup.first_name],
    ['Nachname', (signup) => signup.last_name],
    ['Sprache', ({ language }) => language],
    ['Newsletter', ({ kind }) => newsletterTitles.de[kind]],
    ['Interessen', ({ interests }) => interests.join(', ')],
    ['Bestätigt am', (signup) => (signup.confirmed_at === null ? '' : germanDateTime(signup.confirmed_at))],
    ['Abmeldelink', unsubscribe],
  ];
}

export const csvTitles = (columns: Columns) => `\uFEFF${csvLine(columns.map(([title]) => title))}`;
export const csvSubscriber = (columns: Columns, signup: NewsletterSignup) =>
  csvLine(columns.map(([, value]) => value(signup)));
