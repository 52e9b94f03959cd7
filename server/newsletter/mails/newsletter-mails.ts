import type { Language } from '#contract/site/languages.ts';
import type { NewsletterIssue } from '#server/db/schema/issue-tables.ts';
import type { OutboxRow } from '#server/db/schema/schema.ts';
import { composer, type Mail, type MailContext, subjectOf } from '#server/mails/definition.ts';
import { readMarkdown } from '#server/newsletter/issues/read-markdown.ts';
import { findIssue } from '#server/newsletter/issues/repository.ts';
import { activeSignups, findSignup, heldSignups, signupsOfMail } from '#server/newsletter/repository.ts';
import { newsletterConfirmation } from './confirmation/mail.ts';
import { newsletterHeld } from './held/mail.ts';
import { newsletterIssue } from './issue/mail.ts';
import type { HeldMailInput, IssueMailInput, SignupMailInput } from './mail-input.ts';
import { newsletterWelcome } from './welcome/mail.ts';

/** Asks about the newest of the sign-ups that the mail serves, in that sign-up's language. */
const confirmation: Mail<SignupMailInput> = {
  compose: composer(newsletterConfirmation, 'visitor'),
  render: async (row, context) => {
    const signups = await signupsOfMail(context.db, row.id);
    const active = await activeSignups(context.db, signups[0]?.email_key ?? '');
    for (const signup of signups) {
      const same = active.find(({ kind }) => kind === signup.kind);
      // Confirmed on the page of another mail while this one was queued: there is nothing left to ask. A sign-up in the
      // millisecond of an earlier one's confirmation is still to be confirmed.
      if (signup.state === 'confirmed' || (same && Number(same.confirmed_at) > signup.created_at)) continue;
      const at = { signup, receives: same !== undefined };
      return confirmation.compose(at, row.recipient, signup.language, context);
    }
    return null;
  },
};

const welcome: Mail<SignupMailInput> = {
  compose: composer(newsletterWelcome, 'visitor'),
  render: async (row, context) => {
    const signup = await findSignup(context.db, subjectOf(row));
    if (signup?.state !== 'confirmed') return null;
    const active = await activeSignups(context.db, signup.email_key);
    const receives = active.some(({ kind }) => kind === signup.kind);
    return welcome.compose({ signup, receives }, row.recipient, row.language, context);
  },
};

const held: Mail<HeldMailInput> = {
  compose: composer(newsletterHeld, 'staff'),
  render: async (row, context) => {
    const signups = 'since' in row.data ? await heldSignups(context.db, row.data.since) : [];
    return signups.length > 0 ? held.compose({ signups }, row.recipient, 'de', context) : null;
  },
};

/** An issue to one of its readers, provided they are still subscribed when it is sent. */
const issue: Mail<IssueMailInput> = {
  compose: composer(newsletterIssue, 'visitor'),
  render: async (row, context) => {
    const [reader, found] = [await findSignup(context.db, subjectOf(row)), await issueOf(row, context)];
    if (reader?.state !== 'confirmed' || !found || found.kind !== reader.kind || found.withdrawn_at !== null)
      return null;
    return issue.compose(
      { issue: await inLanguage(found, row.language), reader },
      row.recipient,
      row.language,
      context,
    );
  },
};

/** The same issue in its current state, as a test to its authors. */
const issueTest: Mail<IssueMailInput> = {
  compose: composer(newsletterIssue, 'visitor'),
  render: async (row, context) => {
    const found = await issueOf(row, context);
    if (!found) return null;
    const about = { issue: await inLanguage(found, row.language), reader: null };
    return issueTest.compose(about, row.recipient, row.language, context);
  },
};

function issueOf({ data }: OutboxRow, { db }: MailContext): Promise<NewsletterIssue | undefined> | undefined {
  return 'issue' in data ? findIssue(db, data.issue) : undefined;
}

async function inLanguage(found: NewsletterIssue, language: Language): Promise<IssueMailInput['issue']> {
  const { slug, kind } = found;
  const { blocks } = await readMarkdown(found[`body_${language}`]);
  return { slug, kind, subject: found[`subject_${language}`], teaser: found[`teaser_${language}`], blocks };
}

/** All mails about sign-ups, to subscribers and to staff, and the issues. */
export const newsletterMails = {
  'newsletter-confirmation': confirmation,
  'newsletter-held': held,
  'newsletter-welcome': welcome,
  'newsletter-issue': issue,
  'newsletter-issue-test': issueTest,
};
