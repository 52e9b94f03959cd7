import { isRequestPaper, type RequestPaper } from '#contract/leads/paper-requests.ts';
import type { Company } from '#contract/site/company.ts';
import type { Language } from '#contract/site/languages.ts';
import { findBookingWithLead } from '#server/booking/repository.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { BookingMailData } from '#server/db/mail-data.ts';
import type { Booking, Lead, NewsletterSignup, OutboxRow } from '#server/db/schema.ts';
import type { Settings } from '#server/env.ts';
import { findLead } from '#server/leads/repository.ts';
import { activeSignups, findSignup, heldSignups, signupsOfMail } from '#server/newsletter/repository.ts';
import type { OutgoingMail } from '#server/outbox/transport/message.ts';
import { legalNotice } from './legal-notice.ts';
import type { Block } from './render/blocks.ts';
import { inert } from './render/inert.ts';
import { renderHtml } from './render/render-html.ts';
import { renderText } from './render/render-text.ts';

/** `secret` signs the links in mails. */
export type MailSite = {
  company: Company;
  settings: Pick<Settings, 'PUBLIC_URL' | 'MAIL_TO'> & { MAIL_FROM?: Settings['MAIL_FROM'] };
  secret: string;
};
export type MailContext = MailSite & { db: Db; now?: () => number };

/** What a mail says, before it is text and HTML. */
export type Written = Pick<OutgoingMail, 'replyTo' | 'headers' | 'calendar'> & {
  subject: string;
  blocks: readonly Block[];
};

export type MailDefinition = {
  /** Null when what the mail is about has been erased. */
  render: (row: OutboxRow, context: MailContext) => Promise<OutgoingMail | null>;
};

/** A mail about a lead or a sign-up that is at hand, for the preview and tests. */
export type Composed<T> = MailDefinition & {
  compose: (subject: T, to: string, language: Language, site: MailSite) => OutgoingMail;
};

/** A lead, and the white papers that its mail brings along. */
export type LeadAtHand = Lead & { papers?: RequestPaper[] | undefined };

/** A mail about one lead, which is read when the mail is sent. */
export function leadMail(
  write: (lead: LeadAtHand, language: Language, site: MailSite) => Written,
  to: 'visitor' | 'staff',
): Composed<LeadAtHand> {
  const compose = composer(write, to);
  return {
    compose,
    render: async (row, context) => {
      const papers = 'papers' in row.data ? row.data.papers : undefined;
      const lead = await findLead(context.db, subjectOf(row));
      return lead
        ? compose({ ...lead, papers: papers?.filter(isRequestPaper) }, row.recipient, row.language, context)
        : null;
    },
  };
}

/** A newsletter sign-up, and whether its address receives that newsletter already. */
export type SignupAtHand = { signup: NewsletterSignup; receives: boolean };

/** A mail about one confirmed newsletter sign-up. */
export function signupMail(
  write: (at: SignupAtHand, language: Language, site: MailSite) => Written,
): Composed<SignupAtHand> {
  const compose = composer(write, 'visitor');
  return {
    compose,
    render: async (row, context) => {
      const signup = await findSignup(context.db, subjectOf(row));
      if (signup?.state !== 'confirmed') return null;
      const active = await activeSignups(context.db, signup.email_key);
      const receives = active.some(({ kind }) => kind === signup.kind);
      return compose({ signup, receives }, row.recipient, row.language, context);
    },
  };
}

/** The mail that asks for a confirmation: about the newest of the sign-ups that it serves, in the language of that one. */
export function confirmationMail(
  write: (at: SignupAtHand, language: Language, site: MailSite) => Written,
): Composed<SignupAtHand> {
  const compose = composer(write, 'visitor');
  return {
    compose,
    render: async (row, context) => {
      const signups = await signupsOfMail(context.db, row.id);
      const active = await activeSignups(context.db, signups[0]?.email_key ?? '');
      for (const signup of signups) {
        const same = active.find(({ kind }) => kind === signup.kind);
        // Agreed to on the page of another mail, while this one waited: there is nothing left to ask.
        if (same && Number(same.confirmed_at) >= signup.created_at) continue;
        return compose({ signup, receives: same !== undefined }, row.recipient, signup.language, context);
      }
      return null;
    },
  };
}

/** Sign-ups that nobody was asked to confirm. */
export type HeldAtHand = {
  signups: readonly Pick<NewsletterSignup, 'first_name' | 'last_name' | 'email' | 'kind'>[];
};

/** A mail about sign-ups held back since a moment; they are read when the mail is sent. */
export function heldMail(
  write: (held: HeldAtHand, language: Language, site: MailSite) => Written,
): Composed<HeldAtHand> {
  const compose = composer(write, 'staff');
  return {
    compose,
    render: async (row, context) => {
      const signups = 'since' in row.data ? await heldSignups(context.db, row.data.since) : [];
      return signups.length > 0 ? compose({ signups }, row.recipient, 'de', context) : null;
    },
  };
}

/** A booking with its lead, and what happened to it. */
export type BookingAtHand = BookingMailData & { booking: Booking; lead: Lead };

/**
 * A mail about one booking. The visitor's is void once the booking has changed again, since another mail tells of that,
 * or once the appointment has begun. Staff read of the booking and of its end, and of the last of several moves.
 */
export function bookingMail(
  write: (at: BookingAtHand, language: Language, site: MailSite) => Written,
  to: 'visitor' | 'staff',
): Composed<BookingAtHand> {
  const compose = composer(write, to);
  return {
    compose,
    render: async (row, context) => {
      const { data } = row;
      const found = await findBookingWithLead(context.db, subjectOf(row));
      if (!found || !('event' in data)) return null;
      const { version, start_at } = found.booking;
      const outdated = version !== data.version && (to === 'visitor' || data.event === 'moved');
      if (outdated || (to === 'visitor' && start_at <= (context.now ?? Date.now)())) return null;
      return compose({ ...data, ...found }, row.recipient, row.language, context);
    },
  };
}

/** Id of what a mail is about. @throws Error for a row that does not say: it is then tried again, and in the end shown to staff */
function subjectOf({ template, subject_id }: OutboxRow): string {
  if (subject_id === null) throw new Error(`a mail ${template} is about nothing`);
  return subject_id;
}

/** Business letters to visitors name the company as the law asks (section 35a GmbHG); notes to staff are none. */
function composer<T>(
  write: (subject: T, language: Language, site: MailSite) => Written,
  to: 'visitor' | 'staff',
): Composed<T>['compose'] {
  return (about, address, language, site) => {
    const { calendar, ...words } = write(about, language, site);
    const { subject, blocks: written, ...rest } = inert(words);
    const blocks = to === 'visitor' ? [...written, legalNotice(language, site)] : written;
    return {
      ...rest,
      ...(calendar && { calendar }),
      to: { address },
      subject,
      text: renderText(blocks),
      html: renderHtml(language, subject, { blocks, brand: site.company.name }),
    };
  };
}
