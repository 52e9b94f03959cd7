import * as v from 'valibot';
import { maxLength } from './lengths.ts';

/** Control characters that no field may hold; the message alone keeps line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const controls = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const controlsButBreaks = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]+/g;

const oneLine = (value: string) => value.toWellFormed().replace(controls, ' ').trim();
const manyLines = (value: string) => value.toWellFormed().replace(/\r\n?/g, '\n').replace(controlsButBreaks, '').trim();

/**
 * The shape of an address that the forms accept (spec section 5): something, an @, something, a dot,
 * something. One @ only and no list or header punctuation, so that one field is never two recipients.
 */
// Only for texts of limited length: its time grows with the square of it.
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/;

/** Many mail servers take a domain with a point behind it for the same one: its mailboxes would be counted twice. */
const endsWithPoint = /[.\u3002\uff0e\uff61]$/;

/** One line of text; a line break in it becomes a space, so it can never start a mail header. */
export function line<const F extends string>(field: F, max: number) {
  return v.pipe(v.string(`${field}.invalid`), v.transform(oneLine), v.maxLength(max, `${field}.tooLong`));
}

export function requiredLine<const F extends string>(field: F, max: number) {
  return v.pipe(
    v.string(`${field}.required`),
    v.transform(oneLine),
    // Invisible characters alone are no name.
    v.check((value) => value.replace(/\p{Cf}/gu, '') !== '', `${field}.required`),
    v.maxLength(max, `${field}.tooLong`),
  );
}

/** An optional line; absent, null and blank are all the empty string. */
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

/** A moment, ISO 8601 with an offset or in UTC. */
export function moment<const F extends string>(field: F) {
  return v.pipe(
    v.string(`${field}.required`),
    v.nonEmpty(`${field}.required`),
    v.isoTimestamp(`${field}.invalid`),
    // 31 February has the right shape; Date makes it 3 March.
    v.check((value) => dayExists(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)), `${field}.invalid`),
  );
}

/** Start of an appointment: a moment as above, or without an offset what the office's clocks show. */
export function startOfSlot() {
  return v.pipe(
    v.string('start.required'),
    v.nonEmpty('start.required'),
    v.check((value) => v.is(moment('start'), hasOffset(value) ? value : `${value}Z`), 'start.invalid'),
  );
}

/** Whether a moment (ISO 8601) says how far its clocks are from UTC. */
export function hasOffset(moment: string): boolean {
  return /(z|[+-]\d{2}(:?\d{2})?)$/i.test(moment.slice(11));
}

export const firstName = requiredLine('firstName', maxLength.name);
export const lastName = requiredLine('lastName', maxLength.name);
export const email = v.pipe(
  v.string('email.required'),
  // Characters without width come along when an address is pasted; no mail reaches it with them.
  v.transform((value) =>
    value
      .toWellFormed()
      .replace(/\p{Cf}/gu, '')
      .trim(),
  ),
  v.nonEmpty('email.required'),
  v.maxLength(maxLength.email, 'email.tooLong'),
  v.check(
    (value) => value.length > maxLength.email || (emailPattern.test(value) && !endsWithPoint.test(value)),
    'email.invalid',
  ),
  v.check((value) => oneLine(value) === value, 'email.invalid'),
  // No mail server takes a longer part before the @ (RFC 5321, 4.5.3.1.1).
  v.check((value) => value.indexOf('@') <= maxLength.local || value.length > maxLength.email, 'email.localTooLong'),
);
export const phone = optionalLine('phone', maxLength.phone);
export const company = optionalLine('company', maxLength.company);

/**
 * What our own forms add to every call; other clients may leave all of it out.
 * `language` is the language of the page, `website` the honeypot, `elapsed` the milliseconds from the
 * first entry to sending.
 */
export const envelope = {
  language: v.optional(v.picklist(['de', 'en'], 'language.invalid')),
  website: v.optional(v.nullable(v.unknown())),
  elapsed: v.optional(v.nullable(v.unknown())),
  pageUrl: optionalLine('pageUrl', 2000),
  timestamp: optionalLine('timestamp', 40),
};

/** Where the lead came from; the server fills in what a call does not carry. */
export const origin = {
  pageSource: optionalLine('pageSource', maxLength.note),
  buttonContext: optionalLine('buttonContext', maxLength.note),
  buttonText: optionalLine('buttonText', maxLength.note),
};
