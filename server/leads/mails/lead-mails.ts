import { isRequestPaper, type RequestPaper } from '#contract/leads/paper-requests.ts';
import { contactKinds } from '#contract/leads/registry.ts';
import type { Language } from '#contract/site/languages.ts';
import { requestPaperTitles } from '#contract/white-papers/request-papers.ts';
import { calculationLink } from '#server/calculation-pdf/links.ts';
import { findLead } from '#server/db/queries.ts';
import type { Lead } from '#server/db/schema/schema.ts';
import { kinds } from '#server/leads/kinds/registry.ts';
import { type Compose, composer, type Mail, type MailSite, subjectOf } from '#server/mails/definition.ts';
import { leadNotification } from '#server/mails/lead-notification/mail.ts';
import type { PaperLink } from '#server/mails/paper-link.ts';
import { paperCover } from '#server/paper-requests/covers.ts';
import { paperLink } from '#server/paper-requests/links.ts';
import { gatheringPeriod } from './flood/gather.ts';
import { type Flood, leadsGathered, visitorsHeld } from './flood/mail.ts';
import { countLeads } from './flood/repository.ts';
import { leadReceipt } from './lead-receipt/mail.ts';

/** A lead with the white papers that it requested. */
export type LeadMailInput = Lead & { papers?: readonly RequestPaper[] | undefined };

const notification = composer(leadNotification, 'staff');
const receipt = composer(leadReceipt, 'visitor');

/** All mails about leads other than appointments and sign-ups. */
export const leadMails = {
  'lead-notification': leadMail((lead, to, language, site) => {
    const { mailsVisitor } = kinds[lead.kind];
    const receiptWithheld = mailsVisitor([]) && !mailsVisitor(lead.spam_signals);
    return notification({ ...lead, papers: linkedFor(lead, lead.language, site), receiptWithheld }, to, language, site);
  }),
  'lead-receipt': leadMail((lead, to, language, site) =>
    receipt({ kind: lead.kind, papers: linkedFor(lead, language, site) }, to, language, site),
  ),
  'leads-gathered': floodMail(composer(leadsGathered, 'staff')),
  'visitors-held': floodMail(composer(visitorsHeld, 'staff')),
};

function leadMail(compose: Compose<LeadMailInput>): Mail<LeadMailInput> {
  return {
    compose,
    render: async (row, context) => {
      const lead = await findLead(context.db, subjectOf(row));
      if (!lead) return null;
      const papers = 'papers' in row.data ? row.data.papers?.filter(isRequestPaper) : undefined;
      return compose({ ...lead, papers }, row.recipient, row.language, context);
    },
  };
}

/** Kinds about which staff get a notification, or are told in the gathered mail. */
const notified = contactKinds.filter((kind) => !kinds[kind].mailsStaff);

function floodMail(compose: Compose<Flood>): Mail<Flood> {
  return {
    compose,
    render: async ({ data, recipient, language }, context) => {
      const since = 'since' in data ? data.since : 0;
      return compose(
        { since, count: await countLeads(context.db, since, since + gatheringPeriod, notified) },
        recipient,
        language,
        context,
      );
    },
  };
}

/** The links sent to the visitor: the chosen papers, or the sheet of a calculation. */
function linkedFor(lead: LeadMailInput, language: Language, site: MailSite): PaperLink[] | undefined {
  if (!kinds[lead.kind].mailsSheet) return linked(lead, language, site);
  const href = `${site.settings.PUBLIC_URL}${calculationLink(lead.id, language, site.secret, lead.created_at)}`;
  return [{ title: language === 'de' ? 'Berechnung öffnen (PDF)' : 'Open the calculation (PDF)', href }];
}

function linked(lead: LeadMailInput, language: Language, { settings, secret }: MailSite): PaperLink[] | undefined {
  return lead.papers?.map((paper) => ({
    title: requestPaperTitles[paper][language],
    href: `${settings.PUBLIC_URL}${paperLink(paper, language, secret, lead.created_at)}`,
    cover: paperCover(paper, language),
  }));
}
