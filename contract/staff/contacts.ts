import * as v from 'valibot';
import { requiredLine } from '#contract/leads/fields.ts';
import type { ContactKind } from '#contract/leads/registry.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import { version } from '#contract/version.ts';
import type { Desk } from './desk.ts';
import type { MailTemplate } from './mail-templates.ts';

export const adminPaths = {
  login: '/api/admin/login',
  logout: '/api/admin/logout',
  contacts: '/api/admin/contacts',
  contactsExport: '/api/admin/contacts/export',
  statistics: '/api/admin/statistics',
  outbox: '/api/admin/outbox',
  outboxRetry: '/api/admin/outbox/retry',
  outboxOutcomes: '/api/admin/outbox/outcomes',
  whitePapers: '/api/admin/whitepapers',
} as const;

/** Sent with calls that the dashboard makes by itself; they do not keep a session alive. */
export const backgroundHeader = 'x-background';

export const loginInput = v.object({
  username: requiredLine('username', 100),
  password: v.pipe(
    v.string('password.required'),
    v.nonEmpty('password.required'),
    v.maxLength(1000, 'password.tooLong'),
  ),
});
/** The session, or, where the account has a second factor, the challenge to send back with a code. */
export type LoginAnswer = { token: string; username: string } | { secondFactor: string; username: string };

/** One lead as the contacts tab reads it; `created_at` is ISO 8601 in UTC. */
export type Contact = {
  id: string;
  kind: ContactKind;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  language: 'de' | 'en';
  pageSource: string;
  buttonContext: string;
  buttonText: string;
  pageUrl: string;
  /** What the kind adds (chosen papers, investment focus), label to value. */
  details: Record<string, string>;
  /** Why the lead may be spam; empty for none. */
  spamSignals: SpamSignal[];
  /** Id of an earlier lead that the same visitor sent and then changed. */
  followsId: string | null;
  created_at: string;
};

/** `from` and `to` are calendar days (YYYY-MM-DD) in Europe/Berlin, both included. */
export type ContactFilter = {
  q?: string;
  source?: string;
  kind?: ContactKind;
  from?: string;
  to?: string;
  /** A state of `contract/staff/desk.ts`, or `open`. */
  state?: string;
  /** Id of a staff account, or `none`. */
  owner?: string;
  /** `overdue` or `today`. */
  due?: string;
};
export const contactsPage = { defaultLimit: 100, maxLimit: 1000, exactTotal: 10_000 } as const;
export type ContactsAnswer = {
  contacts: Contact[];
  /** By their ids, those of the contacts that staff have touched. */
  desks: Record<string, Desk>;
  /** Cursor of the next page, or null. */
  next: string | null;
  total: number;
  /** False when there are more than `exactTotal`; `total` is then `exactTotal`. */
  totalExact: boolean;
  /** The newest lead of the filter, told with its first page alone; null for none. */
  newest: string | null;
};

/** Answer of GET {contacts}/{id}, for a link to one lead that is not in the loaded list; unknown ids are 404. */
export type ContactAnswer = { contact: Contact };

export type StatisticsAnswer = {
  total: number;
  thisMonth: number;
  thisWeek: number;
  topSources: { source: string; count: number }[];
  /** Distinct sources for the filter, by name. */
  sources: string[];
  /** Leads per calendar day (Europe/Berlin) of the last 12 weeks, oldest first. */
  perWeek: { weekStart: string; count: number }[];
  /** Mails given up, and mails that wait for another try after a failure. */
  parkedMails: number;
  waitingMails: number;
};

export type OutboxMail = {
  id: string;
  template: MailTemplate;
  recipient: string;
  state: (typeof mailStates)[number];
  attempts: number;
  lastError: string;
  created_at: string;
  /** When it is tried next, where a list of one state was asked for. */
  dueAt?: string;
  sentAt?: string | null;
  /** The lead that it is about, as it stands now; null where it is about none or the lead is erased. */
  lead?: Pick<Contact, 'id' | 'kind' | 'firstName' | 'lastName'> | null;
};
/** What became of mails that were sent again: `?ids=` names up to `maxOutcomes` of them, with commas. */
export type OutboxOutcomes = {
  outcomes: Record<string, Pick<OutboxMail, 'state' | 'attempts' | 'lastError'>>;
  counts: { pending: number; parked: number };
};
export const maxOutcomes = 50;
/** `pending` waits, `parked` was given up after three days. `?state=` asks for one of them, else what failed so far is told. */
export const mailStates = ['pending', 'parked', 'sent'] as const;
export type OutboxAnswer = { mails: OutboxMail[]; counts?: { pending: number; parked: number } };

/** A path of this site or an http(s) address. */
const pdfUrl = (field: string) =>
  v.pipe(
    requiredLine(field, 2000),
    v.check(
      (value) => /^\/[^/\\]/.test(value) || (/^https?:\/\//.test(value) && URL.canParse(value)),
      `${field}.invalid`,
    ),
  );

/** A white paper as staff save it; `number` is its label such as '#37 09/2025'. */
export const whitePaperInput = v.object({
  number: requiredLine('number', 40),
  title_de: requiredLine('title_de', 300),
  title_en: requiredLine('title_en', 300),
  pdf_url: pdfUrl('pdf_url'),
  pdf_url_en: v.optional(
    v.nullable(
      v.union([
        v.pipe(
          v.literal(''),
          v.transform(() => null),
        ),
        pdfUrl('pdf_url_en'),
      ]),
    ),
  ),
});
export type WhitePaperInput = v.InferOutput<typeof whitePaperInput>;
/** A change may say which version it was made on; when the paper has another by now it is left as it is (409). */
export const whitePaperChangeInput = v.object({
  ...whitePaperInput.entries,
  version: v.optional(version),
});
export type WhitePaperChange = v.InferOutput<typeof whitePaperChangeInput>;
export type AdminWhitePaper = {
  id: string;
  /** Grows with every change. */
  version: number;
  number: string;
  title_de: string;
  title_en: string;
  pdf_url: string;
  pdf_url_en: string | null;
  created_at: string;
};
/** Beside the members of a problem, with status 409: what stands now, since when (ISO 8601) and by whom. */
export type WhitePaperConflict = { current: AdminWhitePaper; changedAt: string; changedBy: string };
export type WhitePapersAnswer = { whitepapers: AdminWhitePaper[] };
