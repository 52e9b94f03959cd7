import * as v from 'valibot';
import { maxLength } from './lengths.ts';

/** Control characters, removed from every field; only the message keeps line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it exists to remove them
const controls = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: it exists to remove them
const controlsButBreaks = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]+/g;

/** Characters that show nothing: zero-width, formatting, fillers. */
const invisible = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;

const oneLine = (value: string) => value.toWellFormed().replace(controls, ' ').trim();
const manyLines = (value: string) => value.toWellFormed().replace(/\r\n?/g, '\n').replace(controlsButBreaks, '').trim();

/**
 * Format of an email address (spec section 5): text, an @, text, a dot, text. Only one @ and no list or header
 * punctuation, so that one field can never hold two recipients.
 */
// Match only length-limited text: the running time is quadratic.
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/;

/**
 * What the forms accept of these: the domain consists of labels. What a URL parser would cut off or decode (`/`, `?`,
 * `#`, `%`) once gave an address the key of another mailbox (`emailKey` in `server/person`); so would letters before
 * the @ that Unicode normalises to ASCII, such as the Kelvin sign.
 */
const deliverable =
  /^[^\s@<>()[\]\\,;:"\u212a\u037e\u1fef]+@(?!-)[\p{L}\p{M}\p{N}_\u00b7\u0375\u05f3\u05f4\u30fb-]{1,63}(?:(?<!-)[.\u3002\uff0e\uff61](?!-)[\p{L}\p{M}\p{N}_\u00b7\u0375\u05f3\u05f4\u30fb-]{1,63})+(?<!-)$/u;

/** One line of text; line breaks become spaces, so the value can never start a new mail header. */
export function line<const F extends string>(field: F, max: number) {
  return v.pipe(v.string(`${field}.invalid`), v.transform(oneLine), v.maxLength(max, `${field}.tooLong`));
}

export function requiredLine<const F extends string>(field: F, max: number) {
  return v.pipe(
    v.string(`${field}.required`),
    v.transform(oneLine),
    // Invisible characters alone do not count as a value.
    v.check((value) => value.replace(invisible, '').trim() !== '', `${field}.required`),
    v.maxLength(max, `${field}.tooLong`),
  );
}

/** An optional line; absent, null and blank all become the empty string. */
export function optionalLine<const F extends string>(field: F, max: number) {
  return v.optional(v.nullable(line(field, max), ''), '');
}

export function text<const F extends string>(field: F, max: number) {
  return v.pipe(v.string(`${field}.invalid`), v.transform(manyLines), v.maxLength(max, `${field}.tooLong`));
}

function dayExists(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

/** A point in time, ISO 8601 with an offset or in UTC. */
export function moment<const F extends string>(field: F) {
  return v.pipe(
    v.string(`${field}.required`),
    v.nonEmpty(`${field}.required`),
    v.isoTimestamp(`${field}.invalid`),
    // 31 February matches the format, but Date turns it into 3 March.
    v.check((value) => dayExists(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)), `${field}.invalid`),
  );
}

/** Start of an appointment: as `moment`, or without an offset for office time. */
export function startOfSlot() {
  return v.pipe(
    v.string('start.required'),
    v.nonEmpty('start.required'),
    v.check((value) => v.is(moment('start'), hasOffset(value) ? value : `${value}Z`), 'start.invalid'),
  );
}

/** The zone in which a visitor chose a time; one that the platform does not know counts as none. */
export const timeZone = optionalLine('timeZone', 60);

/** Whether an ISO 8601 timestamp has a UTC offset. */
export function hasOffset(moment: string): boolean {
  return /(z|[+-]\d{2}(:?\d{2})?)$/i.test(moment.slice(11));
}

export const firstName = requiredLine('firstName', maxLength.name);
export const lastName = requiredLine('lastName', maxLength.name);
function emailOf(pattern: RegExp) {
  return v.pipe(
    v.string('email.required'),
    // Pasted addresses may contain zero-width characters, which make them undeliverable.
    v.transform((value) => value.toWellFormed().replace(invisible, '').trim()),
    v.nonEmpty('email.required'),
    v.maxLength(maxLength.email, 'email.tooLong'),
    v.check((value) => value.length > maxLength.email || pattern.test(value), 'email.invalid'),
    v.check((value) => oneLine(value) === value, 'email.invalid'),
    // Maximum length of the local part (RFC 5321, 4.5.3.1.1).
    v.check((value) => value.indexOf('@') <= maxLength.local || value.length > maxLength.email, 'email.localTooLong'),
  );
}
export const email = emailOf(deliverable);
/** Of a person whose data staff look for: also one that an older version has stored. */
export const storedEmail = emailOf(emailPattern);
export const phone = optionalLine('phone', maxLength.phone);
export const company = optionalLine('company', maxLength.company);

/**
 * What our own forms add to every submission; optional for other clients. `language` is the language of the page,
 * `website` the honeypot, `elapsed` the milliseconds from the first input to sending.
 */
export const envelope = {
  language: v.optional(v.picklist(['de', 'en'], 'language.invalid')),
  website: v.optional(v.nullable(v.unknown())),
  elapsed: v.optional(v.nullable(v.unknown())),
  pageUrl: optionalLine('pageUrl', 2000),
  timestamp: optionalLine('timestamp', 40),
};

/** Where the lead came from; the server fills in what a submission omits. */
export const origin = {
  pageSource: optionalLine('pageSource', maxLength.note),
  buttonContext: optionalLine('buttonContext', maxLength.note),
  buttonText: optionalLine('buttonText', maxLength.note),
};

/** Button contexts of forms that no button opens; those of the paper requests are `requestContexts`. */
export const formContexts = {
  contact: 'Kontaktformular',
  investor: 'Investorenanfrage',
  'white-paper': 'White Paper',
  'calculation-request': 'Berechnung als PDF',
} as const;
