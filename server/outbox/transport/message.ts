import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { emailPattern } from '#contract/leads/fields.ts';
import { headerText } from './header-text.ts';

export type Address = { name?: string; address: string };

/** A PNG image embedded in a mail. */
export type MailCover = { name: string; content: Buffer };

/** Content-ID of an image in a mail's HTML; it has the form of an address (RFC 2392). */
export const cidOf = (name: string) => `${name}@cover`;

/** A rendered mail; sender, date and Message-ID are added by the outbox. */
export type OutgoingMail = {
  to: Address;
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  /** An iCalendar object, attached both as an alternative that mail programs act on and as a file (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
  /** Images that the HTML refers to by `cid:`, embedded so that nothing is fetched. */
  covers?: readonly MailCover[] | undefined;
};

const calendarFile = { REQUEST: 'invite.ics', CANCEL: 'cancel.ics' } as const;

/** The outbox row that a message belongs to. */
export type MessageSource = { id: string; created_at: number };

/**
 * Builds the complete message. Date and Message-ID come from the outbox row, so that a mail delivered twice (after the
 * mail server's answer was lost) is recognised as one. Addresses are passed as objects, never parsed from text.
 * @throws if the recipient's address is invalid
 */
export function toMessage(source: MessageSource, sender: Address, mail: OutgoingMail): SendMailOptions {
  const to = safeAddress(mail.to);
  if (!to) throw new Error('the recipient has no valid mail address');
  const replyTo = mail.replyTo && canReplyTo(mail.replyTo.address) ? safeAddress(mail.replyTo) : null;
  return {
    messageId: messageIdOf(source.id, sender),
    date: new Date(source.created_at),
    from: safeAddress(sender) ?? '',
    to,
    ...(replyTo && { replyTo }),
    subject: headerText(mail.subject, 78),
    text: mail.text,
    html: mail.html,
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: calendarFile[mail.calendar.method] } }),
    ...(mail.covers && { attachments: mail.covers.map(inline) }),
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    textEncoding: 'quoted-printable',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const inline = ({ name, content }: MailCover) =>
  ({
    cid: cidOf(name),
    filename: `${name}.png`,
    content,
    contentType: 'image/png',
    contentDisposition: 'inline',
  }) as const;

/**
 * Whether an address can be used in a header of a mail to somebody else: a non-ASCII local part would make the whole
 * mail need SMTPUTF8 (RFC 6531), which the recipient's server may not support.
 */
export function canReplyTo(address: string): boolean {
  return /^[\x21-\x7e]+@/.test(address);
}

function safeAddress({ name = '', address }: Address): { name: string; address: string } | null {
  if (!emailPattern.test(address) || headerText(address, 320) !== address) return null;
  return { name: headerText(name), address };
}

/** The Message-ID of an outbox row; the same for every attempt. */
export function messageIdOf(id: string, sender: Address): string {
  return `<${id}@${hostOf(sender.address)}>`;
}

function hostOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || 'localhost';
}
