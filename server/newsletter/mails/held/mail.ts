import { newsletterTitles } from '#contract/leads/newsletter-names.ts';
import type { MailContent } from '#server/mails/definition.ts';
import type { Block } from '#server/mails/render/blocks.ts';
import type { HeldMailInput } from '#server/newsletter/mails/mail-input.ts';
import { headerText } from '#server/outbox/transport/header-text.ts';
import { texts } from './texts.ts';

/** Maximum number of sign-ups that one mail lists. */
const listed = 20;

/** Notifies staff of sign-ups for which no confirmation was requested, so that none goes unnoticed. */
export function newsletterHeld({ signups }: HeldMailInput): MailContent {
  const rows = signups.slice(0, listed).map(({ first_name, last_name, email, kind }) => ({
    label: newsletterTitles.de[kind],
    value: headerText(`${first_name} ${last_name}, ${email}`, 400),
  }));
  const rest = signups.length - rows.length;
  const blocks: Block[] = [
    { kind: 'heading', text: texts.heading(signups.length) },
    { kind: 'paragraph', text: texts.point(signups.length) },
    { kind: 'table', rows },
    ...(rest > 0 ? [{ kind: 'paragraph', text: texts.more(rest) } as const] : []),
    { kind: 'paragraph', text: texts.next(signups.length) },
    { kind: 'small-print', text: texts.reason },
  ];
  return { subject: texts.subject(signups.length), headers: {}, blocks };
}
