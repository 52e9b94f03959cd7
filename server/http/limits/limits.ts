import type { PersonHash } from '#server/secrets/person-hash.ts';
import { bookingLimits, domainLimits, leadLimits, RateLimit, recipientLimits } from './rate-limit.ts';

/** What one process lets visitors do, counted in its memory; null where setting RATE_LIMIT is `off`. */
export type Limits = ReturnType<typeof createLimits>;

/** `personHash` stands for mail addresses: none is held. */
export function createLimits(personHash: PersonHash) {
  const mailboxes = new RateLimit(recipientLimits);
  const domains = new RateLimit(domainLimits);
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
     * enough today
     */
    mayMail: (address: string): boolean => {
      const [mailbox, domain] = counted(address);
      const verdicts = [mailboxes.count(mailbox), domains.count(domain)];
      return verdicts.every(({ level }) => level === 'normal');
    },
    /** Takes back a count: the mail is not sent. */
    refundMail: (address: string): void => {
      const [mailbox, domain] = counted(address);
      mailboxes.refund(mailbox);
      domains.refund(domain);
    },
  };
}
