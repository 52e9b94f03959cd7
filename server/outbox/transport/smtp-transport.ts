import { createTransport } from 'nodemailer';
import { errorMember } from '#server/db/error-member.ts';
import { isOwnHost } from '#server/own-host.ts';
import { type Address, toMessage } from './message.ts';
import type { Transport } from './transport.ts';

/** All in milliseconds. */
export type SmtpTimeouts = { connection: number; greeting: number; socket: number; send: number };

/** `send` bounds one message as a whole: a server that trickles its answers trips no socket timeout. */
const smtpTimeouts: SmtpTimeouts = { connection: 10_000, greeting: 10_000, socket: 30_000, send: 90_000 };

const smtpConnections = 4;

/**
 * Pooled SMTP. STARTTLS is used where the server offers it and its certificate must then be valid;
 * `smtps://` speaks TLS from the start.
 * @param tls `on`: a server on another host that speaks no TLS gets neither password nor mail (RFC 8314, section 5)
 */
export function smtpTransport(
  address: string,
  tls: 'on' | 'off',
  sender: Address,
  timeouts: Partial<SmtpTimeouts> = {},
): Transport {
  const url = new URL(address);
  // In the address, because what it says of TLS goes before all other options.
  if (tls === 'on' && !isOwnHost(url.hostname))
    for (const name of ['requireTLS', 'tls.rejectUnauthorized']) url.searchParams.set(name, 'true');
  const limits = { ...smtpTimeouts, ...timeouts };
  const mailer = createTransport({
    url: url.toString(),
    pool: true,
    maxConnections: smtpConnections,
    // The outbox alone repeats: each attempt is counted and seen by staff.
    maxRequeues: 0,
    // Shorter than any server's patience, so that no message meets a connection that has just been closed.
    idleTimeout: 5000,
    connectionTimeout: limits.connection,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.socket,
    dnsTimeout: limits.connection,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (source, mail, end) => {
      const timeout = AbortSignal.timeout(limits.send);
      const signal = end ? AbortSignal.any([timeout, end]) : timeout;
      try {
        await mailer.sendMail({ ...toMessage(source, sender, mail), signal });
      } catch (error) {
        throw errorMember(error, 'code') === 'ETLS' ? new WithoutTls(error) : error;
      }
    },
    close: (force = false) => mailer.close({ force }),
  };
}

/** Told to staff, who see why mails wait. */
class WithoutTls extends Error {
  readonly code = 'ETLS';

  constructor(cause: unknown) {
    const words = cause instanceof Error ? cause.message : String(cause);
    super(`The mail server speaks no TLS, so that nothing was sent (setting SMTP_TLS). ${words}`, { cause });
  }
}
