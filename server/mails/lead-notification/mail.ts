import { domainToASCII } from 'node:url';
import { formatsOf, shownOf, tippingText } from '#contract/calculation/shown.ts';
import { de } from '#contract/calculation/words.de.ts';
import { callHref } from '#contract/call-href.ts';
import { originWords } from '#contract/leads/sources.ts';
import { isSuspect } from '#contract/leads/spam-signals.ts';
import { germanDeadline, germanMoment } from '#contract/office-time/german-moment.ts';
import { replyDue } from '#contract/office-time/reply-promise.ts';
import { staffLeadPath } from '#contract/site/pages.ts';
import type { Lead } from '#server/db/schema/schema.ts';
import type { MailContent, MailSite } from '#server/mails/definition.ts';
import type { PaperLink } from '#server/mails/paper-link.ts';
import type { Block } from '#server/mails/render/blocks.ts';
import { headerText } from '#server/outbox/transport/header-text.ts';
import { canReplyTo } from '#server/outbox/transport/message.ts';
import { texts } from './texts.ts';

/** Keeps subjects readable in a list of mails on a phone. */
const longestSubject = 49;

/** A lead, the papers it requested, and whether the visitor's receipt was withheld. */
type LeadNote = Lead & { papers?: readonly PaperLink[] | undefined; receiptWithheld?: boolean };

/**
 * For a notification about more than the lead: replaces the texts of the lead's kind and the lead's details; `first`
 * unless an earlier one has already said what is suspect.
 */
type Instead = { subject: string; heading: string; point: string; first: boolean };

/** Notifies staff of a new lead; a reply goes to the visitor. */
export function leadNotification(lead: LeadNote, _language: string, site: MailSite, instead?: Instead): MailContent {
  const { settings } = site;
  const { kind, spam_signals: signals } = lead;
  const name = headerText(`${lead.first_name} ${lead.last_name}`, 201);
  const subject =
    (isSuspect(signals) ? texts.suspected : '') + (instead?.subject ?? `${name}: ${texts.about[kind](lead)}`);
  const blocks: Block[] = [
    { kind: 'heading', text: instead?.heading ?? texts.heading[kind] },
    ...(instead && !instead.first ? [] : suspicion(lead)),
    ...(instead
      ? [{ kind: 'paragraph', text: instead.point } as const, ...message(lead)]
      : [...message(lead), ...point(lead)]),
    ...(lead.follows_id ? [{ kind: 'paragraph', text: texts.follows } as const] : []),
    { kind: 'table', rows: rows(instead ? { ...lead, details: {} } : lead, name) },
    {
      kind: 'button',
      label: texts.open,
      href: settings.PUBLIC_URL + staffLeadPath(lead.id),
    },
    { kind: 'small-print', text: (canReplyTo(lead.email) ? texts.reply : texts.noReply)(lead.email) },
    { kind: 'origin', text: headerText(origin(lead), 2000) },
  ];
  return { subject: headerText(subject, longestSubject), replyTo: { name, address: lead.email }, headers: {}, blocks };
}

/** What happened and what staff must do by when; for a suspect request, the links that were not sent. */
function point({ kind, created_at, papers = [], receiptWithheld }: LeadNote): Block[] {
  const withheld = receiptWithheld && texts.withheld[kind];
  if (!withheld) {
    const by = germanDeadline(replyDue(created_at));
    return [{ kind: 'paragraph', text: texts.point[kind](by) }];
  }
  return [
    { kind: 'paragraph', text: withheld },
    ...papers.map(({ title, href }): Block => ({ kind: 'paragraph', text: [{ words: title, href }] })),
  ];
}

function suspicion({ spam_signals: signals, receiptWithheld }: LeadNote): Block[] {
  if (signals.length === 0) return [];
  const sentences = [...signals.map((signal) => texts.signals[signal]), receiptWithheld && texts.withoutReceipt];
  return [{ kind: 'notice', text: sentences.filter(Boolean).join(' ') }];
}

/** With the domain in ASCII: not every mail program can write to `bücher.example`. */
function mailto(email: string): string {
  const domainStart = email.lastIndexOf('@') + 1;
  const domain = email.slice(domainStart);
  return `mailto:${encodeURIComponent(email.slice(0, domainStart)).replace('%40', '@')}${encodeURIComponent(domainToASCII(domain) || domain)}`;
}

function rows(lead: Lead, name: string) {
  const { labels } = texts;
  const all: { label: string; value: string; href?: string | undefined }[] = [
    { label: labels.name, value: name },
    { label: labels.email, value: lead.email, href: mailto(lead.email) },
    { label: labels.phone, value: lead.phone, href: callHref(lead.phone) ?? undefined },
    { label: labels.company, value: lead.company },
    { label: labels.subject, value: lead.subject },
    ...Object.entries(lead.details).map(([label, value]) => ({ label, value })),
    ...calculationRows(lead),
  ];
  return all.filter(({ value }) => value !== '').map((row) => ({ ...row, value: headerText(row.value, 2000) }));
}

/** The page, section and button the lead came from, its language and when it arrived. */
function origin({ page_source, button_context, button_text, language, created_at }: Lead): string {
  const words = originWords(page_source, button_context, button_text);
  const parts = [words, texts.languages[language], germanMoment(created_at)];
  return parts.filter(Boolean).join(' · ');
}

/** The visitor's calculation, line by line. */
function calculationRows({ calculation }: Lead): { label: string; value: string }[] {
  if (!calculation) return [];
  const { lines, result } = shownOf(calculation, 'de', de);
  return [
    { label: texts.labels.calculation, value: calculation.name || de.ownProcess },
    ...lines.map(({ operator, label, text, unit }) => ({
      label: `${operator}\u00a0${label}`.trim(),
      value: `${text} ${unit}`.trim(),
    })),
    { label: texts.labels.tipping, value: tippingText(result.scenarios.likely, de, formatsOf('de')) },
  ];
}

function message(lead: Lead): Block[] {
  if (lead.message) return [{ kind: 'quote', label: texts.message, text: lead.message }];
  const text = texts.noMessage[lead.kind];
  return text ? [{ kind: 'paragraph', text }] : [];
}
