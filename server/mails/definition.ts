import type { Company } from '../../contract/site/company.ts';
import type { Language } from '../../contract/site/languages.ts';
import type { Db } from '../db/connect.ts';
import type { Lead, OutboxRow } from '../db/schema.ts';
import type { Settings } from '../env.ts';
import { findLead } from '../leads/repository.ts';
import type { OutgoingMail } from '../outbox/message.ts';
import type { Block } from './blocks.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

export type MailSite = { company: Company; settings: Pick<Settings, 'PUBLIC_URL' | 'MAIL_TO'> };
export type MailContext = MailSite & { db: Db };

/** What a mail says, before it is text and HTML. */
export type Written = Pick<OutgoingMail, 'replyTo' | 'headers'> & { subject: string; blocks: readonly Block[] };

export type MailDefinition = {
  /** Null when what the mail is about has been erased. */
  render: (row: OutboxRow, context: MailContext) => Promise<OutgoingMail | null>;
  /** The mail about a lead at hand, for the preview. */
  compose: (lead: Lead, to: string, language: Language, site: MailSite) => OutgoingMail;
};

/** A mail about one lead; its outbox row holds `{"leadId": …}` and the lead is read when the mail is sent. */
export function leadMail(write: (lead: Lead, language: Language, site: MailSite) => Written): MailDefinition {
  const compose: MailDefinition['compose'] = (lead, to, language, site) => {
    const { subject, blocks, ...rest } = write(lead, language, site);
    return {
      ...rest,
      to: { address: to },
      subject,
      text: renderText(blocks),
      html: renderHtml(language, subject, { blocks, brand: site.company.name }),
    };
  };
  return {
    compose,
    render: async (row, context) => {
      const { leadId } = JSON.parse(row.data) as { leadId: string };
      const lead = await findLead(context.db, leadId);
      return lead ? compose(lead, row.recipient, row.language === 'en' ? 'en' : 'de', context) : null;
    },
  };
}
