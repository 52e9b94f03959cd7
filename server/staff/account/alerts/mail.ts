import { staffPaths } from '#contract/site/pages.ts';
import type { StaffAlert } from '#server/db/schema/mail-data.ts';
import { composer, type Mail, type MailContent, type MailSite } from '#server/mails/definition.ts';
import { anchorMail } from '#server/staff/alerts/anchor-mail.ts';
import { texts } from './texts.ts';

/** Warns staff that something has happened to one of their accounts. */
function alertMail({ cause, account }: StaffAlert, _: 'de' | 'en', { settings }: MailSite): MailContent {
  const words = texts[cause];
  return {
    subject: words.subject,
    headers: {},
    blocks: [
      { kind: 'heading', text: words.subject },
      { kind: 'notice', text: words.point(account) },
      { kind: 'paragraph', text: words.next },
      { kind: 'button', label: 'Zur Verwaltung', href: settings.PUBLIC_URL + staffPaths.dashboard },
      ...(words.reason ? [{ kind: 'small-print', text: words.reason } as const] : []),
    ],
  };
}

const compose = composer(alertMail, 'staff');

/** Every mail of the staff area. */
export const staffMails = {
  'staff-alert': {
    compose,
    render: async ({ data, recipient }, context) =>
      'alert' in data ? compose(data.alert, recipient, 'de', context) : null,
  } satisfies Mail<StaffAlert>,
  'audit-anchor': anchorMail,
};
