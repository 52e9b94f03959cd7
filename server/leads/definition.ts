import type { GenericSchema } from 'valibot';
import type { FieldError } from '#contract/http/problem.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import type { Language, Localized } from '#contract/site/languages.ts';
import type { PageId } from '#contract/site/pages.ts';
import type { ContentKey } from './content-key.ts';
import type { LeadServices } from './services.ts';

/** Fields common to all kinds; each adds its own. */
export type Input = { email: string; pageUrl: string; [field: string]: unknown };

/** What the server knows in addition to the input; `now` in milliseconds since 1970. */
export type SubmissionContext = { language: Language; signals: SpamSignal[]; now: number };

export type StoreContext = SubmissionContext & {
  key: ContentKey | null;
  /** Key of the client's connection for the limits (`rateKey`). */
  connection: string;
  /** Whether a mail is sent to the address in the input. */
  mailsVisitor: boolean;
};

export type Refused = {
  ok: false;
  code: 'bad-fields' | 'too-many' | 'too-large' | 'unavailable' | 'slot-taken' | 'booking-elsewhere';
  detail?: string;
  alternatives?: string[];
  errors?: FieldError[];
  /** Seconds. */
  retryAfter?: number;
};

export type Answer = {
  /** Members added to the JSON answer, next to `success` and `message`. */
  extra?: Record<string, unknown>;
  /** Query parameters of the page to which a form posted without JavaScript is redirected. */
  query?: Record<string, string>;
  /** Path to which such a form is redirected instead of its own page. */
  path?: string;
};

/** `replayed`: it was already stored. */
export type Stored = Answer & { ok: true; replayed: boolean };

/** Everything specific to one kind of lead on the server, except the texts of its mails. */
export type Definition<K extends LeadKind, I extends Input> = {
  name: K;
  /** Schema of the JSON call. */
  input: GenericSchema<unknown, I>;
  /** Schema of our own form posted without JavaScript, if it requires more. */
  formInput?: GenericSchema<unknown, NoInfer<I>>;
  /** Page of its form, for posts that do not name one. */
  home: PageId;
  /** The `message` of a successful answer, for clients that display it. */
  accepted: Localized;
  /** Whether the same request an hour later counts as a new one: the visitor probably did not get the mail. */
  repeatable: boolean;
  /** Whether it causes a mail to the address in the input. */
  mailsVisitor: (signals: readonly SpamSignal[]) => boolean;
  /** Whether staff get mails of its own about it, instead of a notification. */
  mailsStaff?: boolean;
  /** Whether its receipt includes the calculation sheet. */
  mailsSheet?: boolean;
  /** The refusal if this kind is not accepted here at all, otherwise null. */
  closed?: (services: LeadServices) => Refused | null;
  /** Validates further, and adds what the server knows about the item requested. */
  prepare?: (input: I, language: Language, services: LeadServices) => Promise<{ ok: true; input: I } | Refused>;
  /** Stores it with its mails, all or nothing. */
  store: (input: I, context: StoreContext, services: LeadServices) => Promise<Stored | Refused>;
};
