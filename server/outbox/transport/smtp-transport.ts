import { createTransport } from 'nodemailer';
import { type Address, toMessage } from './message.ts';
import type { Transport } from './transport.ts';

/** All in milliseconds. */
export type SmtpTimeouts = { connection: number; greeting: number; socket: number; send: number };

/** `send` bounds one message as a whole: a server that trickles its answers trips no socket timeout. */
export const smtpTimeouts: SmtpTimeouts = { connection: 10_000, greeting: 10_000, socket: 30_000, send: 90_000 };

export const smtpConnections = 4;

/**
 * Pooled SMTP. STARTTLS is used where the server offers it and its certificate must then be valid;
 * `smtps://` speaks TLS from the start.
 */
export function smtpTransport(url: string, sender: Address, timeouts: Partial<SmtpTimeouts> = {}): Transport {
  const limits = { ...smtpTimeouts, ...timeouts };
  const mailer = createTransport({
    url,
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
      await mailer.sendMail({ ...toMessage(source, sender, mail), signal });
    },
    close: (force = false) => mailer.close({ force }),
  };
}
