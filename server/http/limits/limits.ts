import type { PersonHash } from '#server/secrets/person-hash.ts';
import { bookingLimits, leadLimits, RateLimit, recipientLimits } from './rate-limit.ts';

/** What one process lets visitors do, counted in its memory; null where setting RATE_LIMIT is `off`. */
export type Limits = ReturnType<typeof createLimits>;

/** `personHash` stands for mail addresses: none is held. */
export function createLimits(personHash: PersonHash) {
  const mails = new RateLimit(recipientLimits);
  return {
    /** Submissions of a connection. */
    submissions: new RateLimit(leadLimits),
    /** Appointments that a connection got. */
    bookings: new RateLimit(bookingLimits),
    /** Counts a mail that a visitor causes to this address (`emailKey`). @returns false when it has had enough today */
    mayMail: (address: string): boolean => mails.count(personHash(address)).level === 'normal',
    /** Takes back a count: the mail is not sent. */
    refundMail: (address: string): void => mails.refund(personHash(address)),
  };
}
