import type { GenericSchema } from 'valibot';
import type { FieldError } from '#contract/http/problem.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import type { Language, Localized } from '#contract/site/languages.ts';
import type { PageId } from '#contract/site/pages.ts';
import type { ContentKey } from '#server/leads/content-key.ts';
import type { LeadServices } from '#server/leads/services.ts';

/** What every kind asks for, beside fields of its own. */
export type Input = { email: string; pageUrl: string; [field: string]: unknown };

/** What the server knows beside the input; `now` in milliseconds since 1970. */
export type Circumstances = { language: Language; signals: SpamSignal[]; now: number };

export type Arrival = Circumstances & {
  key: ContentKey | null;
  /** Stands for the connection that it came by, where limits count (`rateKey`). */
  connection: string;
  /** Whether the address that it names is sent a mail. */
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
  /** Members of the call's answer beside `success` and `message`. */
  extra?: Record<string, unknown>;
  /** Parameters for the page to which a form posted without JavaScript leads. */
  query?: Record<string, string>;
  /** Path to which such a form leads instead of its own page. */
  path?: string;
};

/** `replayed`: it had been stored before. */
export type Kept = Answer & { ok: true; replayed: boolean };

/** All that sets one kind of lead apart on the server, what its mails say excepted. */
export type Definition<K extends LeadKind, I extends Input> = {
  name: K;
  /** What the call requires. */
  input: GenericSchema<unknown, I>;
  /** What our own form requires when it is posted without JavaScript, where that is more. */
  formInput?: GenericSchema<unknown, NoInfer<I>>;
  /** Where its form stands, for posts that do not name their page. */
  home: PageId;
  /** The `message` of an accepted call, for clients that show it. */
  accepted: Localized;
  /** Who asks for something by mail, and an hour later for the same again, has not got it. */
  repeatable: boolean;
  /** Whether it causes a mail to the address that it names. */
  mailsVisitor: (signals: readonly SpamSignal[]) => boolean;
  /** Whether its receipt brings the sheet of its calculation. */
  mailsSheet?: boolean;
  /** Why none is taken here at all; null where they are. */
  closed?: (services: LeadServices) => Refused | null;
  /** Adds what the server knows about what was asked for. */
  prepare?: (input: I, language: Language, services: LeadServices) => Promise<{ ok: true; input: I } | Refused>;
  /** Stores it with its mails, together or not at all. */
  store: (input: I, arrival: Arrival, services: LeadServices) => Promise<Kept | Refused>;
};
