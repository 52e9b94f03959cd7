import type { PersonHash } from '#server/secrets/person-hash.ts';
import type { CreateLimit } from './create-limit.ts';
import {
  bookingLimits,
  domainLimits,
  leadLimits,
  type RateLimit,
  recipientLimits,
  siteBookingLimits,
  siteLimits,
  siteOf,
  strictest,
  type Verdict,
} from './rate-limit.ts';

/** The limits for visitors; null if the setting RATE_LIMIT is `off`. */
export type Limits = ReturnType<typeof createLimits>;

/**
 * Maximum number of mails per hour caused by all visitors together; beyond it no visitor gets one until the hour is
 * over.
 */
export const mailsAnHour = 500;
const hourSeconds = 3600;

/**
 * `personHash` hashes mail addresses, so that none is stored. `onHourlyLimit` is called at most once an hour, when
 * visitors have caused more mails than in any hour without an attack.
 */
export function createLimits(createLimit: CreateLimit, personHash: PersonHash, onHourlyLimit: () => void = () => {}) {
  const mailboxes = createLimit('mailbox', recipientLimits);
  const domains = createLimit('domain', domainLimits);
  const hourlyLimit = createLimit('hourly mails', {
    windowSeconds: hourSeconds,
    suspectAbove: mailsAnHour,
    refuseAbove: mailsAnHour,
  });
  const hourlyNotices = createLimit('hourly notice', { windowSeconds: hourSeconds, suspectAbove: 1, refuseAbove: 1 });
  /** Keys of an address's mailbox and domain: text after a plus sign reaches the same mailbox (RFC 5233). */
  const counted = (address: string) => {
    const atSign = address.lastIndexOf('@');
    const domain = address.slice(atSign);
    return [personHash(address.slice(0, atSign).replace(/(?<=.)\+.*$/s, '') + domain), personHash(domain)] as const;
  };
  return {
    /** Submissions per connection (`rateKey`) and per site. */
    submissions: withSite(createLimit('submissions', leadLimits), createLimit('site', siteLimits)),
    /** Appointments per connection and per site. */
    bookings: withSite(createLimit('bookings', bookingLimits), createLimit('site bookings', siteBookingLimits)),
    /**
     * Counts a mail that a visitor causes to this address (`emailKey`).
     * @returns false if the address or its domain has had enough today, or all visitors together within the hour
     */
    mayMail: async (address: string): Promise<boolean> => {
      const [mailbox, domain] = counted(address);
      const [all, ofMailbox, ofDomain] = await countAll([
        [hourlyLimit, 'all'],
        [mailboxes, mailbox],
        [domains, domain],
      ]);
      if (ofMailbox?.level === 'refused' || ofDomain?.level === 'refused') return false;
      if (all?.level === 'normal') return true;
      if ((await hourlyNotices.count('all')).level === 'normal') onHourlyLimit();
      return false;
    },
    /** Takes back a count, because the mail is not sent. */
    refundMail: async (address: string): Promise<void> => {
      const [mailbox, domain] = counted(address);
      await Promise.all([hourlyLimit.refund('all'), mailboxes.refund(mailbox), domains.refund(domain)]);
    },
  };
}

/**
 * Counts in all limits or in none: if one refuses, the counts of the others are refunded. A refused count is not, as it
 * may not have been counted (`SharedLimits`).
 */
async function countAll(limits: readonly (readonly [limit: RateLimit, key: string])[]): Promise<Verdict[]> {
  const verdicts = await Promise.all(limits.map(([limit, key]) => limit.count(key)));
  if (verdicts.some(({ level }) => level === 'refused'))
    await Promise.all(limits.map(([limit, key], at) => verdicts[at]?.level !== 'refused' && limit.refund(key)));
  return verdicts;
}

function withSite(connections: RateLimit, sites: RateLimit): RateLimit {
  return {
    count: async (connection) => {
      const site = siteOf(connection);
      return strictest(await countAll([[connections, connection], ...(site === null ? [] : [[sites, site] as const])]));
    },
    refund: async (connection) => {
      const site = siteOf(connection);
      await Promise.all([connections.refund(connection), site === null ? null : sites.refund(site)]);
    },
  };
}
