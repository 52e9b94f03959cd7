import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { type FieldError, idempotencyField, idempotencyHeader } from '#contract/http/problem.ts';
import type { BookingMode } from '#contract/leads/booking.ts';
import { type LeadKind, leadKinds, newsletterKinds } from '#contract/leads/registry.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import type { Language } from '#contract/site/languages.ts';
import { takeBooking } from '#server/booking/take.ts';
import type { HeaderReader } from '#server/http/answer/answer.ts';
import { fieldErrors } from '#server/http/answer/field-errors.ts';
import type { Limits } from '#server/http/limits/limits.ts';
import type { Verdict } from '#server/http/limits/rate-limit.ts';
import type { Body } from '#server/http/request/body.ts';
import { rateKey } from '#server/http/request/client-address.ts';
import { mailsForSignup } from '#server/newsletter/mails/for-signup.ts';
import { emailKey } from '#server/person/email-key.ts';
import { acceptedTexts } from './accepted-texts.ts';
import { contentKey } from './content-key.ts';
import { type Circumstances, rowFor, type Stored } from './kinds.ts';
import { mailsForLead, mailsVisitor } from './mails/for-lead.ts';
import { formSchemas } from './posted-form/form-schemas.ts';
import type { LeadServices } from './services.ts';
import { spamSignals } from './spam.ts';

type Fields = Record<string, unknown>;

/** One submission as it arrived. `address` is the client's, empty when there is none. */
export type Submitted = {
  kind: LeadKind;
  body: Exclude<Body, { kind: 'error' }>;
  language: Language;
  header: HeaderReader;
  address: string;
};

/** What a submission came to: stored with the answer's extra members, or refused. */
export type Outcome =
  | { ok: true; message: string; extra: Record<string, unknown> }
  | {
      ok: false;
      code: 'bad-fields' | 'too-many' | 'too-large' | 'unavailable' | 'slot-taken' | 'booking-elsewhere';
      detail?: string;
      alternatives?: string[];
      errors?: FieldError[];
      retryAfter?: number;
    };

/** Validates, counts and stores one submission with its mails; resolves once it is on disk. */
export async function take(submitted: Submitted, services: LeadServices, limits: Limits | null): Promise<Outcome> {
  const { kind, body, language, header, address } = submitted;
  if (kind === 'booking' && services.settings.BOOKING_URL) return { ok: false, code: 'booking-elsewhere' };
  const schema = body.kind === 'form' ? formSchemas[kind] : leadKinds[kind].input;
  const parsed = v.safeParse(schema, body.fields);
  if (!parsed.success) return { ok: false, code: 'bad-fields', errors: fieldErrors(parsed.issues) };
  const input = parsed.output as Fields;
  const paper = kind === 'white-paper' ? await services.whitePapers.find(String(input.whitePaperId)) : null;
  if (kind === 'white-paper') {
    if (!paper)
      return { ok: false, code: 'bad-fields', errors: [{ field: 'whitePaperId', code: 'whitePaperId.unknown' }] };
    input.whitePaperTitle = paper.titles[language];
    input.buttonText ||= paper.number;
  }
  const counted = rateKey(address);
  const verdict = limits?.submissions.count(counted);
  if (verdict?.level === 'refused') return { ok: false, code: 'too-many', retryAfter: verdict.retryAfter };

  const form = body.kind === 'form';
  const given = form ? body.fields[idempotencyField] : header(idempotencyHeader.toLowerCase());
  const key = contentKey(kind, given, input, form ? senderOf(kind, address, services.secret) : null);
  if (form) input.pageUrl ||= pageOfForm(header, services);
  const signals = spamSignals(body.fields, {
    many: verdict?.level === 'suspected',
    fromElsewhere: form && isFromElsewhere(header),
  });
  const recipient = mailsVisitor(kind, signals) ? emailKey(String(input.email)) : null;
  if (recipient !== null && limits?.mayMail(recipient) === false) signals.push('recipient');
  /** Nothing came of it that was not there before. */
  const forgive = () => {
    limits?.submissions.forgive(counted);
    if (recipient !== null) limits?.forgiveMail(recipient);
  };
  const stored = toRow(kind, input, { language, signals, now: Date.now() });
  try {
    if (kind === 'booking' && stored.lead) {
      const { secret } = services;
      const asked = input as { start: string; mode: BookingMode; timeZone: string };
      let admitted: Verdict | undefined;
      // A transaction that runs again counts once.
      const admit = limits ? () => (admitted ??= limits.bookings.count(counted)) : undefined;
      const at = { lead: stored.lead, key, spamSignals: signals, language, secret, admit };
      const outcome = await takeBooking(services.bookings, asked, at);
      if (!outcome.ok) {
        if (admitted) limits?.bookings.forgive(counted);
        if (recipient !== null) limits?.forgiveMail(recipient);
        return outcome;
      }
      if (outcome.replayed) forgive();
      return { ok: true, message: acceptedTexts[language][kind], extra: { booking: outcome.booking } };
    }
    const { id, replayed } = await services.intake.commit(
      submission(stored, { signals, key, papers: input.selectedWhitepapers as string[] | undefined }, services),
    );
    if (replayed) forgive();
    const extra = paper ? { downloadUrl: services.whitePapers.downloadUrl(id, paper.id, language), leadId: id } : {};
    return { ok: true, message: acceptedTexts[language][kind], extra };
  } catch (error) {
    reportFailure(kind, error);
    return { ok: false, code: 'unavailable', retryAfter: 60 };
  }
}

/** Who asks for something by mail, and an hour later for the same again, has not got it. */
const askedAgain: readonly LeadKind[] = [...newsletterKinds, 'private-equity-request', 'organisation-request'];

/** Stands for who posted a form without a key of its own; cannot be turned back into the address without the secret. */
function senderOf(kind: LeadKind, address: string, secret: string): string {
  const hour = askedAgain.includes(kind) ? Math.floor(Date.now() / 3_600_000) : '';
  return createHmac('sha256', secret).update(`${address} ${hour}`).digest('base64url');
}

/** Without JavaScript the page cannot tell its address; the browser does, for our own pages. */
function pageOfForm(header: HeaderReader, { settings }: LeadServices): string {
  const referer = header('referer') ?? '';
  return referer.startsWith(`${settings.PUBLIC_URL}/`) ? referer.slice(0, 2000) : '';
}

/** A form of another site that posts here; Fetch Metadata is sent by every current browser. */
function isFromElsewhere(header: HeaderReader): boolean {
  return header('sec-fetch-site') === 'cross-site';
}

let reportedAt = 0;
let unreported = 0;

/** At most one line a minute: a full disk under load must not fill the log too. */
function reportFailure(kind: LeadKind, error: unknown): void {
  unreported += 1;
  if (Date.now() - reportedAt < 60_000) return;
  const message = error instanceof Error ? error.message : 'unknown error';
  console.error(`a ${kind} lead could not be stored (${unreported} since the last such line): ${message}`);
  reportedAt = Date.now();
  unreported = 0;
}

function toRow(kind: LeadKind, input: Fields, at: Circumstances): Stored {
  // The registry's entry for `kind` takes exactly what that kind's schema gave.
  return (rowFor[kind] as (input: Fields, at: Circumstances) => Stored)(input, at);
}

type Particulars = { signals: SpamSignal[]; key: ReturnType<typeof contentKey>; papers: string[] | undefined };

function submission(stored: Stored, { signals, key, papers }: Particulars, services: LeadServices) {
  const { lead, signup } = stored;
  const staffAddress = services.settings.MAIL_TO ?? services.company.mail.to;
  const mails = lead
    ? mailsForLead(lead, { staffAddress, spamSignals: signals, papers })
    : mailsForSignup(signup, { staffAddress, spamSignals: signals });
  return { id: (lead ?? signup).id, lead, signup, mails, key };
}
