import type { Company } from '#contract/site/company.ts';
import type { Language, Localized } from '#contract/site/languages.ts';
import { stripControls } from '#contract/strip-controls.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { OutboxRow } from '#server/db/schema/schema.ts';
import type { Settings } from '#server/env.ts';
import type { OutgoingMail } from '#server/outbox/transport/message.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import { legalNotice } from './legal-notice.ts';
import type { Block } from './render/blocks.ts';
import { renderHtml } from './render/render-html.ts';
import { renderText } from './render/render-text.ts';

/** `secret` signs the links in mails. */
export type MailSite = {
  company: Company;
  settings: Pick<Settings, 'PUBLIC_URL' | 'MAIL_TO'> & { MAIL_FROM?: Settings['MAIL_FROM'] };
  secret: SiteSecret;
};
/** Recipient of mails to staff. */
export function staffAddressOf({ settings, company }: Omit<MailSite, 'secret'>): string {
  return settings.MAIL_TO ?? company.mail.to;
}

export type MailContext = MailSite & { db: Db; now?: () => number };

/** The content of a mail before it is rendered as text and HTML. */
export type MailContent = Pick<OutgoingMail, 'replyTo' | 'headers' | 'calendar' | 'covers'> & {
  subject: string;
  blocks: readonly Block[];
};

/** Renders a mail from data that is already loaded. */
export type Compose<T> = (about: T, to: string, language: Language, site: MailSite) => OutgoingMail;

/**
 * A mail as the outbox knows it by its template. It is defined in the folder that queues it, because only that folder
 * knows how to read its subject.
 */
export type Mail<T> = {
  /** Without the database, for the preview and tests. */
  compose: Compose<T>;
  /** Null when the subject of the mail has been erased or the mail no longer applies. */
  render: (row: OutboxRow, context: MailContext) => Promise<OutgoingMail | null>;
};

/**
 * The id of what a mail is about.
 * @throws Error for a row without one: the mail is then retried, and in the end shown to staff
 */
export function subjectOf({ template, subject_id }: OutboxRow): string {
  if (subject_id === null) throw new Error(`a mail ${template} has no subject_id`);
  return subject_id;
}

const salutations: Localized<string> = { de: 'Guten Tag,', en: 'Hello,' };

/** Inserts the salutation below the heading. It has no name, because mails repeat nothing that was typed. */
function greeted([heading, ...rest]: readonly Block[], language: Language): Block[] {
  return [...(heading ? [heading] : []), { kind: 'paragraph', text: salutations[language] }, ...rest];
}

/** Removes characters that change the text direction from all strings in a mail, whoever wrote them. */
function withoutControls<T>(words: T): T {
  return JSON.parse(JSON.stringify(words), (_, part: unknown) =>
    typeof part === 'string' ? stripControls(part) : part,
  );
}

/** Mails to visitors are business letters, which must name the company (section 35a GmbHG); mails to staff are not. */
export function composer<T>(
  write: (about: T, language: Language, site: MailSite) => MailContent,
  to: 'visitor' | 'staff',
): Compose<T> {
  return (about, address, language, site) => {
    const { calendar, covers = [], ...words } = write(about, language, site);
    const { subject, blocks: written, ...rest } = withoutControls(words);
    const blocks = to === 'visitor' ? [...greeted(written, language), legalNotice(language, site)] : written;
    return {
      ...rest,
      ...(calendar && { calendar }),
      ...(covers.length > 0 && { covers }),
      to: { address },
      subject,
      text: renderText(blocks),
      html: renderHtml(language, subject, { blocks, brand: site.company.name, preview: written[1] }),
    };
  };
}
