import { errorMember } from '#server/db/error-member.ts';

// The driver's own errors have no code, so they are recognised by their messages, only here.
const poolExhausted = 'timeout exceeded when trying to connect';
const unanswered = /^(Connection terminated due to connection timeout|timeout expired|Query read timeout)/;
const lost = /^(Connection terminated|Client has encountered a connection error)/;

const messageOf = (error: unknown) => String(errorMember(error, 'message'));

/** Whether all connections of the pool are in use, for which the server is not to blame. */
export function isPoolExhausted(error: unknown): boolean {
  return messageOf(error) === poolExhausted;
}

/** Whether the server left a connection attempt or a query unanswered. */
export function isUnanswered(error: unknown): boolean {
  return unanswered.test(messageOf(error));
}

/** Whether the driver failed because it got no connection, lost it, or had no answer. */
export function isDriverError(error: unknown): boolean {
  return isPoolExhausted(error) || isUnanswered(error) || lost.test(messageOf(error));
}
