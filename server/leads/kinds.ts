import { requestContexts } from '#contract/leads/paper-requests.ts';
import type { ContactKind, LeadInput, LeadKind, NewsletterKind } from '#contract/leads/registry.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { isSuspect, type SpamSignal } from '#contract/leads/spam-signals.ts';
import type { Language } from '#contract/site/languages.ts';
import { requestPaperTitles } from '#contract/white-papers/request-papers.ts';
import { readStart } from '#server/booking/calendar/read-start.ts';
import { leadDetails } from '#server/booking/lead-details.ts';
import { newId } from '#server/db/id.ts';
import type { NewLead, NewNewsletterSignup } from '#server/db/schema.ts';
import { wordingOf } from '#server/newsletter/wordings.ts';
import { emailKey } from '#server/person/email-key.ts';
import { foldForSearch } from '#server/text/fold.ts';

/** What the server knows beside the input. */
export type Circumstances = { language: Language; signals: SpamSignal[]; now: number };

export type Stored = { lead: NewLead; signup: null } | { lead: null; signup: NewNewsletterSignup };

type Person = { firstName: string; lastName: string; email: string };
type Origin = { pageSource: string; buttonContext: string; buttonText: string; pageUrl: string };
type Particulars = {
  phone?: string;
  company?: string;
  subject?: string;
  message?: string;
  /** Label (German, for staff) to value. */
  details?: Record<string, string>;
  /** Where the lead came from when the call does not say. */
  origin?: Partial<Origin>;
};

function lead(kind: ContactKind, input: Person & Origin, particulars: Particulars, at: Circumstances): Stored {
  const { phone = '', company = '', subject = '', message = '', details = {}, origin = {} } = particulars;
  const row: NewLead = {
    id: newId(at.now),
    kind,
    created_at: at.now,
    language: at.language,
    first_name: input.firstName,
    last_name: input.lastName,
    email: input.email,
    email_key: emailKey(input.email),
    phone,
    company,
    subject,
    message,
    page_source: input.pageSource || (origin.pageSource ?? ''),
    button_context: input.buttonContext || (origin.buttonContext ?? ''),
    button_text: input.buttonText || (origin.buttonText ?? ''),
    page_url: input.pageUrl,
    details,
    spam_signals: at.signals,
    suspect: isSuspect(at.signals) ? 1 : 0,
    follows_id: null,
    search_text: '',
  };
  row.search_text = foldForSearch(
    `${row.first_name} ${row.last_name} ${row.email} ${phone} ${company} ${subject} ${message} ${row.page_source} ${row.button_context} ${row.button_text} ${Object.values(details).join(' ')}`,
  );
  return { lead: row, signup: null };
}

type SignupInput = LeadInput<NewsletterKind> & { interests?: string[] | null | undefined };

function signup(kind: NewsletterKind, input: SignupInput, source: string, at: Circumstances): Stored {
  return {
    lead: null,
    signup: {
      id: newId(at.now),
      kind,
      created_at: at.now,
      language: at.language,
      first_name: input.firstName,
      last_name: input.lastName,
      email: input.email,
      interests: input.interests ?? [],
      page_source: input.pageSource || source,
      page_url: input.pageUrl,
      consent: input.consent ? 1 : 0,
      wording_version: input.wordingVersion,
      consent_wording: wordingOf(input.wordingVersion),
      spam_signals: at.signals,
      suspect: isSuspect(at.signals) ? 1 : 0,
      state: 'pending',
      email_key: emailKey(input.email),
      mail_id: null,
      mailed_at: null,
      search_text: foldForSearch(`${input.firstName} ${input.lastName} ${input.email}`),
    },
  };
}

/** The chosen papers by their German titles, as staff know them. */
function chosenPapers(ids: readonly (keyof typeof requestPaperTitles)[]): Record<string, string> {
  return { 'White Papers': ids.map((id) => requestPaperTitles[id].de).join('; ') };
}

/** Turns each kind's input into the row to store; a kind without an entry does not compile. */
export const rowFor: { [K in LeadKind]: (input: LeadInput<K>, at: Circumstances) => Stored } = {
  contact: (input, at) => lead('contact', input, { ...input, origin: { pageSource: 'Ohne Angabe' } }, at),
  'white-paper': (input, at) =>
    lead(
      'white-paper',
      input,
      {
        company: input.company,
        details: { 'White Paper': `${input.whitePaperTitle ?? ''} (${input.whitePaperId})`.trim() },
        origin: { pageSource: pageSources['knowledge-center'], buttonContext: 'White Paper' },
      },
      at,
    ),
  'private-equity-request': (input, at) =>
    lead(
      'private-equity-request',
      input,
      {
        phone: input.phone,
        details: chosenPapers(input.selectedWhitepapers),
        origin: {
          pageSource: pageSources['private-equity-request'],
          buttonContext: requestContexts['private-equity-request'],
        },
      },
      at,
    ),
  'organisation-request': (input, at) =>
    lead(
      'organisation-request',
      input,
      {
        phone: input.phone,
        details: chosenPapers(input.selectedWhitepapers),
        origin: {
          pageSource: pageSources['organisation-request'],
          buttonContext: requestContexts['organisation-request'],
        },
      },
      at,
    ),
  booking: (input, at) =>
    lead(
      'booking',
      input,
      {
        phone: input.phone,
        company: input.company,
        subject: input.topic,
        message: input.message,
        details: leadDetails(readStart(input.start).moment, input.mode),
        origin: { pageSource: 'Ohne Angabe' },
      },
      at,
    ),
  investor: (input, at) =>
    lead(
      'investor',
      input,
      {
        phone: input.phone,
        company: input.company,
        details: { Schwerpunkt: input.investmentFocus, Phase: input.investmentStage },
        origin: { pageSource: pageSources['spin-offs'], buttonContext: 'Investorenanfrage' },
      },
      at,
    ),
  'newsletter-radar': (input, at) => signup('newsletter-radar', input, pageSources['knowledge-center'], at),
  'newsletter-general': (input, at) => signup('newsletter-general', input, pageSources['use-cases'], at),
};
