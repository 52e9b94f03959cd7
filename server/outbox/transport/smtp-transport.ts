import { createTransport } from 'nodemailer';
import { errorMember } from '#server/db/error-member.ts';
import { isOwnHost } from '#server/own-host.ts';
import { type Address, toMessage } from './message.ts';
import type { Transport } from './transport.ts';

/** All in milliseconds. */
export type SmtpTimeouts = { connection: number; greeting: number; socket: number; send: number };

/** `send` limits a message as a whole: a server that answers very slowly never triggers the socket timeout. */
const smtpTimeouts: SmtpTimeouts = { connection: 10_000, greeting: 10_000, socket: 30_000, send: 90_000 };

const smtpConnections = 4;

/**
 * Pooled SMTP. STARTTLS is used if the server offers it, and its certificate must then be valid; `smtps://` uses TLS
 * from the start.
 * @param tls `on`: a server on another host without TLS gets neither password nor mail (RFC 8314, section 5)
 */
export function smtpTransport(
  address: string,
  tls: 'on' | 'off',
  sender: Address,
  timeouts: Partial<SmtpTimeouts> = {},
): Transport {
  const url = new URL(address);
  // Set in the address, because its TLS parameters override all other options.
  if (tls === 'on' && !isOwnHost(url.hostname))
    for (const name of ['requireTLS', 'tls.rejectUnauthorized']) url.searchParams.set(name, 'true');
  const limits = { ...smtpTimeouts, ...timeouts };
  const mailer = createTransport({
    url: url.toString(),
    pool: true,
    maxConnections: smtpConnections,
    // Only the outbox retries, so that every attempt is counted and visible to staff.
    maxRequeues: 0,
    // Shorter than any server's idle timeout, so that no message uses a connection that was just closed.
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

/** Shown to staff as the reason why mails wait. */
class WithoutTls extends Error {
  readonly code = 'ETLS';

  constructor(cause: unknown) {
    const words = cause instanceof Error ? cause.message : String(cause);
    super(`The mail server speaks no TLS, so that nothing was sent (setting SMTP_TLS). ${words}`, { cause });
  }
}
