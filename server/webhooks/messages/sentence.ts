import type { NewsletterKind } from '#contract/leads/registry.ts';
import { isSuspect } from '#contract/leads/spam-signals.ts';
import { germanMoment } from '#contract/office-time/german-moment.ts';
import { staffLeadPath, staffPaths } from '#contract/site/pages.ts';
import type { HookEvent } from '#contract/staff/programs/webhooks.ts';
import { texts as leadTexts } from '#server/mails/lead-notification/texts.ts';
import { headerText } from '#server/outbox/transport/header-text.ts';
import type { Subject } from './repository.ts';

/** German only: like the mails to staff, these messages go to staff. */
const texts = {
  test: 'Die Verbindung steht. Das ist ein Test aus der Verwaltung.',
  events: {
    'booking.booked': 'Termin gebucht',
    'booking.moved': 'Termin verschoben',
    'booking.cancelled': 'Termin abgesagt',
    'newsletter.confirmed': 'Newsletter bestätigt',
    'newsletter.unsubscribed': 'Newsletter abgemeldet',
  } satisfies Record<Exclude<HookEvent, 'lead.created'>, string>,
  newsletters: {
    'newsletter-radar': 'KI-Radar',
    'newsletter-general': 'Anwendungsfälle',
  } satisfies Record<NewsletterKind, string>,
  open: 'Anfrage öffnen',
  openArea: 'Verwaltung öffnen',
};

/** A message for a staff channel: one line without markup, and a link. */
type Sentence = { text: string; link: { label: string; href: string } };

/** @param named whether to include the person's name besides company and kind */
export function sentenceOf(
  event: HookEvent | 'test',
  subject: Subject,
  { publicUrl, named }: { publicUrl: string; named: boolean },
): Sentence {
  const area = { label: texts.openArea, href: publicUrl + staffPaths.dashboard };
  if (subject.about === 'test' || event === 'test') return { text: texts.test, link: area };
  const who = (person: { first_name: string; last_name: string }, company = '') =>
    [named && `${person.first_name} ${person.last_name}`, company].filter(Boolean).join(', ');
  if (subject.about === 'signup') {
    const { signup } = subject;
    return { text: line(words(event), texts.newsletters[signup.kind], who(signup)), link: area };
  }
  const { lead } = subject;
  const link = { label: texts.open, href: publicUrl + staffLeadPath(lead.id) };
  const mark = isSuspect(lead.spam_signals) ? leadTexts.suspected : '';
  const what = event === 'lead.created' ? leadTexts.heading[lead.kind] : words(event);
  const when = subject.about === 'booking' ? germanMoment(subject.booking.start_at) : '';
  return { text: mark + line(what, when, who(lead, lead.company)), link };
}

function words(event: HookEvent): string {
  return event === 'lead.created' ? '' : texts.events[event];
}

/** `Termin gebucht: Dienstag, 24. November 2026 um 10:00 Uhr, Muster GmbH`, in one line. */
function line(what: string, ...particulars: string[]): string {
  return headerText([what, particulars.filter(Boolean).join(', ')].filter(Boolean).join(': '), 300);
}

/** A message for Slack's incoming webhooks. What strangers typed is sent as plain text, never as markup. */
export function slackMessage({ text, link }: Sentence): object {
  return {
    text: slackEscaped(text),
    blocks: [
      { type: 'section', text: { type: 'plain_text', text, emoji: false } },
      { type: 'section', text: { type: 'mrkdwn', text: `<${link.href}|${link.label}>` } },
    ],
  };
}

/** `&`, `<` and `>` begin links and mentions in Slack's text. */
function slackEscaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An Adaptive Card for the workflows of Teams; a TextRun has no markup. */
export function teamsMessage({ text, link }: Sentence): object {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] }],
          actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.href }],
        },
      },
    ],
  };
}
