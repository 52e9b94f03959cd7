import type { Company } from '#contract/site/company.ts';
import type { Settings } from '#server/env.ts';
import { fileTransport } from './file-transport.ts';
import type { Address, MessageSource, OutgoingMail } from './message.ts';
import { type SmtpTimeouts, smtpTransport } from './smtp-transport.ts';

export type Transport = {
  /**
   * Resolves when the mail server has accepted the message (or the file is complete); rejects otherwise.
   * @param signal aborts sending
   */
  send: (source: MessageSource, mail: OutgoingMail, signal?: AbortSignal) => Promise<void>;
  /** Closes idle connections, with `force` also those in the middle of a message, which then fails. */
  close: (force?: boolean) => void;
};

/** SMTP if SMTP_URL is set, otherwise one file per mail in DATA_DIR/mail. */
export function createTransport(
  settings: Pick<Settings, 'SMTP_URL' | 'SMTP_TLS' | 'DATA_DIR' | 'MAIL_FROM'>,
  company: Pick<Company, 'name' | 'mail'>,
  timeouts?: Partial<SmtpTimeouts>,
): Transport {
  const sender = senderOf(settings, company);
  return settings.SMTP_URL
    ? smtpTransport(settings.SMTP_URL, settings.SMTP_TLS, sender, timeouts)
    : fileTransport(settings.DATA_DIR, sender);
}

/** The sender of all mails. */
export function senderOf(settings: Pick<Settings, 'MAIL_FROM'>, company: Pick<Company, 'name' | 'mail'>): Address {
  return { name: company.name, address: settings.MAIL_FROM ?? company.mail.from };
}
