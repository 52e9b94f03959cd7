import type { PersonHash } from '#server/secrets/person-hash.ts';
import { bookingLimits, domainLimits, leadLimits, RateLimit, recipientLimits } from './rate-limit.ts';

/** What one process lets visitors do, counted in its memory; null where setting RATE_LIMIT is `off`. */
export type Limits = ReturnType<typeof createLimits>;

/** Mails that visitors cause within an hour, all together; beyond it none of them gets one until the hour is over. */
export const mailsAnHour = 500;
const hourSeconds = 3600;

/**
 * `personHash` stands for mail addresses: none is held. `onFuse` is told once an hour at most that visitors caused more
 * mails than in any hour that is no attack.
 */
export function createLimits(personHash: PersonHash, onFuse: () => void = () => {}) {
  const mailboxes = new RateLimit(recipientLimits);
  const domains = new RateLimit(domainLimits);
  const fuse = new RateLimit({ windowSeconds: hourSeconds, suspectAbove: mailsAnHour, refuseAbove: mailsAnHour });
  const told = new RateLimit({ windowSeconds: hourSeconds, suspectAbove: 1, refuseAbove: 1 });
  /** An address as mails are counted: what stands behind a plus reaches the same mailbox (RFC 5233). */
  const counted = (address: string) => {
    const at = address.lastIndexOf('@');
    const domain = address.slice(at);
    return [personHash(address.slice(0, at).replace(/(?<=.)\+.*$/s, '') + domain), personHash(domain)] as const;
  };
  return {
    /** Submissions of a connection. */
    submissions: new RateLimit(leadLimits),
    /** Appointments that a connection got. */
    bookings: new RateLimit(bookingLimits),
    /**
     * Counts a mail that a visitor causes to this address (`emailKey`). @returns false when it, or its domain, has had
     * enough today, or all visitors together within an hour
     */
    mayMail: (address: string): boolean => {
      const [mailbox, domain] = counted(address);
      const verdicts = [mailboxes.count(mailbox), domains.count(domain)];
      if (!verdicts.every(({ level }) => level === 'normal')) return false;
      if (fuse.count('all').level === 'normal') return true;
      if (told.count('all').level === 'normal') onFuse();
      return false;
    },
    /** Takes back a count: the mail is not sent. */
    refundMail: (address: string): void => {
      const [mailbox, domain] = counted(address);
      mailboxes.refund(mailbox);
      domains.refund(domain);
    },
  };
}
