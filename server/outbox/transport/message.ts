import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { emailPattern } from '#contract/leads/fields.ts';
import { headerText } from './header-text.ts';

export type Address = { name?: string; address: string };

/** A picture that goes along with a mail, as PNG. */
export type MailCover = { name: string; content: Buffer };

/** How a mail's HTML names it; the id of a part of a mail looks like an address (RFC 2392). */
export const cidOf = (name: string) => `${name}@cover`;

/** A mail as its template wrote it; sender, date and Message-ID are the outbox's. */
export type OutgoingMail = {
  to: Address;
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  /** An iCalendar object that goes along: as an alternative that mail programs act on, and as a file (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
  /** What the HTML shows by `cid:`: parts of the mail, so that nothing is fetched. */
  covers?: readonly MailCover[] | undefined;
};

const calendarFile = { REQUEST: 'invite.ics', CANCEL: 'cancel.ics' } as const;

/** The outbox row that a message belongs to. */
export type MessageSource = { id: string; created_at: number };

/**
 * The complete message. Date and Message-ID come from the outbox row, so that a mail delivered twice (after
 * a lost answer of the mail server) is recognised as one. Addresses are structured, never parsed from text.
 * @throws when the recipient's address is not one
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
 * Whether an address may stand in a header of a mail to somebody else: a local part beyond ASCII would make
 * the whole mail need SMTPUTF8 (RFC 6531), which the recipient's server may lack.
 */
export function canReplyTo(address: string): boolean {
  return /^[\x21-\x7e]+@/.test(address);
}

function safeAddress({ name = '', address }: Address): { name: string; address: string } | null {
  if (!emailPattern.test(address) || headerText(address, 320) !== address) return null;
  return { name: headerText(name), address };
}

/** The Message-ID of a mail by its id in the outbox; the same for every try. */
export function messageIdOf(id: string, sender: Address): string {
  return `<${id}@${hostOf(sender.address)}>`;
}

function hostOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || 'localhost';
}
