import { channel } from 'node:diagnostics_channel';
import * as v from 'valibot';
import { fieldErrors } from '#contract/http/field-errors.ts';
import { idempotencyField, idempotencyHeader } from '#contract/http/problem.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import type { Language } from '#contract/site/languages.ts';
import type { HeaderReader } from '#server/http/answer/answer.ts';
import type { Body } from '#server/http/request/body.ts';
import { rateKey } from '#server/http/request/client-address.ts';
import { emailKey } from '#server/person/email-key.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import { type ContentKey, contentKey, formSender } from './content-key.ts';
import type { Answer, Definition, Input, Refused } from './definition.ts';
import { addressOfForm, isFromElsewhere } from './form-origin.ts';
import { reportFailure } from './report-failure.ts';
import type { LeadServices } from './services.ts';
import { spamSignals } from './spam.ts';

/** Published for metrics whenever a submission is newly stored; the message is its kind. */
const stored = channel('site:lead-stored');

/** One submission as received. `address` is the client's IP address, empty if unknown. */
export type Submitted = {
  body: Exclude<Body, { kind: 'error' }>;
  language: Language;
  header: HeaderReader;
  address: string;
};

/** The result of a submission: stored, with the kind's additions to the answer, or refused. */
export type Outcome = (Answer & { ok: true; message: string }) | Refused;

/** Validates, rate-limits and stores one submission with its mails. Resolves once it is on disk. */
export async function acceptSubmission<K extends LeadKind, I extends Input>(
  kind: Definition<K, I>,
  submitted: Submitted,
  services: LeadServices,
): Promise<Outcome> {
  try {
    const read = await readInput(kind, submitted, services);
    if (!read.ok) return read;
    const key = keyOf(kind, read.input, submitted, services.secret);
    return await countAndStore(kind, read.input, key, submitted, services);
  } catch (error) {
    reportFailure(kind.name, error);
    return { ok: false, code: 'unavailable', retryAfter: 60 };
  }
}

/** @throws any error that prevented the database from counting or storing it */
async function countAndStore<K extends LeadKind, I extends Input>(
  kind: Definition<K, I>,
  read: I,
  key: ContentKey | null,
  { body, language, header, address }: Submitted,
  services: LeadServices,
): Promise<Outcome> {
  const { limits } = services;
  const connection = rateKey(address);
  const form = body.kind === 'form';
  const fromElsewhere = form && isFromElsewhere(header);
  const plain = spamSignals(body.fields, { many: false, fromElsewhere });
  const recipient = kind.mailsVisitor(plain) ? emailKey(read.email) : null;
  // Concurrently, so that both counts share one database query.
  const [verdict, mayMail] = await Promise.all([
    limits?.submissions.count(connection),
    recipient === null || limits?.mayMail(recipient),
  ]);
  /** A count that cannot be refunded changes nothing about what was stored. */
  const unlessFailed = (refund: Promise<unknown> | undefined) => refund?.catch(() => {});
  const refundMail = async () => {
    if (recipient !== null && mayMail) await unlessFailed(limits?.refundMail(recipient));
  };
  const refundSubmission = () => unlessFailed(limits?.submissions.refund(connection));
  if (verdict?.level === 'refused') {
    await refundMail();
    return { ok: false, code: 'too-many', retryAfter: verdict.retryAfter };
  }
  const formContext = { fields: body.fields, home: kind.home, language };
  const input = form ? { ...read, pageUrl: read.pageUrl || addressOfForm(formContext, header, services) } : read;
  const signals = spamSignals(body.fields, { many: verdict?.level === 'suspected', fromElsewhere });
  const mailed = kind.mailsVisitor(signals);
  if (mailed && mayMail === false) signals.push('recipient');
  const mailsVisitor = kind.mailsVisitor(signals);
  const context = { language, signals, now: Date.now(), key, connection, mailsVisitor };
  const kept = await kind.store(input, context, services).catch((error: unknown) => {
    // Someone who retries until it is stored is not a bot. Not awaited, because the counts may be in the same
    // unavailable database.
    void refundMail();
    void refundSubmission();
    throw error;
  });
  // Nothing new was stored, or its connection sends too many.
  if (!mailed || !kept.ok || kept.replayed) await refundMail();
  if (!kept.ok) return kept;
  const { replayed, ...answer } = kept;
  if (!replayed) stored.publish(kind.name);
  if (replayed) await refundSubmission();
  return { ...answer, message: kind.accepted[language] };
}

/** Parses the input with the kind's schema and prepares it; refused if it is invalid or the kind is closed. */
async function readInput<K extends LeadKind, I extends Input>(
  { closed, input, formInput = input, prepare }: Definition<K, I>,
  { body, language }: Submitted,
  services: LeadServices,
): Promise<{ ok: true; input: I } | Refused> {
  const refused = closed?.(services);
  if (refused) return refused;
  const parsed = v.safeParse(body.kind === 'form' ? formInput : input, body.fields);
  if (!parsed.success) return { ok: false, code: 'bad-fields', errors: fieldErrors(parsed.issues) };
  return (await prepare?.(parsed.output, language, services)) ?? { ok: true, input: parsed.output };
}

/** A form sends its idempotency key as a field; without JavaScript it may not have one. */
function keyOf<K extends LeadKind, I extends Input>(
  { name, repeatable }: Definition<K, I>,
  input: I,
  { body, header, address }: Submitted,
  secret: SiteSecret,
) {
  if (body.kind !== 'form') return contentKey(name, header(idempotencyHeader.toLowerCase()), input, null);
  return contentKey(name, body.fields[idempotencyField], input, formSender(address, repeatable, secret));
}
