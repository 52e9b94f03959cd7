import type { PostedForm, RenderPage } from '#contract/page-context.ts';
import type { Company } from '#contract/site/company.ts';
import type { Language, Localized } from '#contract/site/languages.ts';
import type { PageId } from '#contract/site/pages.ts';
import type { Database } from './db/connection/connect.ts';
import type { OutboxRow } from './db/schema/schema.ts';
import type { Settings } from './env.ts';
import type { TrustedProxies } from './http/request/client-address.ts';
import type { Limits } from './limits/limits.ts';
import type { OutgoingMail } from './outbox/transport/message.ts';
import type { SiteSecret } from './secrets/site-secret.ts';

/**
 * Services for all features, created once in `start/` and passed down. It depends on no feature: services that a
 * feature adds are defined in its own folder (`LeadServices`, `BookingServices`, `StaffServices`).
 */
export type Services = {
  settings: Settings;
  company: Company;
  /** Recipient of mails to staff (setting MAIL_TO). */
  staffAddress: string;
  database: Database;
  /** A mail of the outbox as it would be sent now; null when what it is about has been erased. */
  renderMail: (row: OutboxRow) => Promise<OutgoingMail | null>;
  /** Wakes the outbox worker when there is something to send. */
  wakeOutbox: () => void;
  renderPage: RenderPage;
  /** ISO 3166 country code of an address, or null when unknown. */
  country: (address: string) => string | null;
  proxies: TrustedProxies;
  /** Null when nothing is limited (setting RATE_LIMIT). */
  limits: Limits | null;
  /** Signs links; 32 bytes or more. */
  secret: SiteSecret;
  /** The staff-managed papers, for the leads that request one. */
  whitePapers: {
    find: (id: string) => Promise<{ id: string; number: string; titles: Localized } | null>;
    /** A path that answers what to download; expires after 30 days. */
    downloadUrl: (leadId: string, paperId: string, language: Language) => string;
  };
  /** Renders the page of a form that was posted without JavaScript. */
  answerPostedForm: AnswerPostedForm;
  /** Called when content that pages show has changed; cached pages are then rendered anew. */
  contentChanged: () => void;
};

/** Responds with the form's page, the values typed and the errors, with the given status. `address` is the client's. */
export type AnswerPostedForm = (
  request: { page: PageId; language: Language; from: string | null; address: string },
  posted: PostedForm,
  status: number,
) => Promise<Response>;
