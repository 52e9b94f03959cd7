import { Hono } from 'hono';
import { day } from '#contract/durations.ts';
import { keysOf } from '#contract/keys-of.ts';
import { newsletterKinds } from '#contract/leads/registry.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import type { MailTemplate } from '#contract/staff/mail-templates.ts';
import { mails } from '#server/all-mails.ts';
import type { BookingMailInput } from '#server/booking/mails/mail-input.ts';
import type { BookingEvent, StaffAlert } from '#server/db/schema/mail-data.ts';
import { kinds } from '#server/leads/kinds/registry.ts';
import { type MailSite, staffAddressOf } from '#server/mails/definition.ts';
import { escapeHtml } from '#server/mails/render/render-html.ts';
import { cidOf, type OutgoingMail } from '#server/outbox/transport/message.ts';
import { sampleIssues } from './sample-issues.ts';
import { sampleBooking, sampleLeads, samplePapers, sampleSignup } from './samples.ts';

type Entry = { name: string; mail: OutgoingMail };

/** Mails use inline styles; nothing is loaded but this page's own frames. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-src 'self'";

/** Development only: shows every mail in every language with sample data. Mount it at /_mails. */
export function mailPreview(site: MailSite): Hono {
  const app = new Hono();
  const entries = () => allMails(site);
  const find = (name: string) => entries().find((entry) => entry.name === name)?.mail;

  app.get('/', (c) => c.html(listPage(entries()), 200, { 'content-security-policy': policy }));
  app.get('/:name/html', (c) => {
    const mail = find(c.req.param('name'));
    return mail
      ? c.html(inLook(withCovers(mail), c.req.query('look')), 200, { 'content-security-policy': policy })
      : c.notFound();
  });
  app.get('/:name/text', (c) => {
    const mail = find(c.req.param('name'));
    return mail ? c.text(mail.text) : c.notFound();
  });
  return app;
}

/** Every mail in every language in which it is sent, with sample data. */
export function allMails(site: MailSite): Entry[] {
  return [
    ...leadMails(site),
    ...newsletterMails(site),
    ...issueMails(site),
    ...heldMails(site),
    ...floodMails(site),
    ...bookingMails(site),
    ...alertMails(site),
    ...anchorMails(site),
  ];
}

function newsletterMails(site: MailSite): Entry[] {
  return languages.flatMap((language) =>
    newsletterKinds.flatMap((kind) => {
      const signup = { ...sampleSignup, kind };
      const entry = (template: 'newsletter-confirmation' | 'newsletter-welcome', receives: boolean): Entry => ({
        name: `${template}.${kind}${receives ? '.known' : ''}.${language}`,
        mail: mails[template].compose({ signup, receives }, signup.email, language, site),
      });
      return [
        entry('newsletter-confirmation', false),
        entry('newsletter-confirmation', true),
        entry('newsletter-welcome', false),
      ];
    }),
  );
}

function issueMails(site: MailSite): Entry[] {
  return languages.flatMap((language) =>
    newsletterKinds.flatMap((kind) => {
      const signup = { ...sampleSignup, kind };
      const issue = { ...sampleIssues[language], kind };
      const name = `${kind}.${language}`;
      const compose = (
        template: 'newsletter-issue' | 'newsletter-issue-test',
        reader: typeof signup | null,
      ): Entry => ({
        name: `${template}.${name}`,
        mail: mails[template].compose({ issue, reader }, signup.email, language, site),
      });
      return [compose('newsletter-issue', signup), compose('newsletter-issue-test', null)];
    }),
  );
}

function heldMails(site: MailSite): Entry[] {
  const to = staffAddressOf(site);
  return [1, 3].map((count) => {
    const mail = mails['newsletter-held'].compose({ signups: Array(count).fill(sampleSignup) }, to, 'de', site);
    return { name: `newsletter-held.${count}.de`, mail };
  });
}

function floodMails(site: MailSite): Entry[] {
  const to = staffAddressOf(site);
  const about = { since: sampleLeads.contact.created_at, count: 37 };
  return (['leads-gathered', 'visitors-held'] as const).map((template) => ({
    name: `${template}.de`,
    mail: mails[template].compose(about, to, 'de', site),
  }));
}

/** Every alert, and the account or webhook that it names. */
const staffAlerts: Record<StaffAlert['cause'], string> = {
  guessing: 'leitung',
  codes: 'leitung',
  'codes-ended': 'leitung',
  'passkey-added': 'leitung',
  'passkey-removed': 'leitung',
  'new-device': 'leitung',
  'role-given': 'leitung',
  'account-reset': 'leitung',
  'program-added': 'leitung',
  'webhook-added': 'leitung',
  'access-left': 'vertrieb',
  'complete-export': 'leitung',
  'person-erased': 'leitung',
  'retention-cut': 'leitung',
  'visitors-held': '',
  'outbox-stuck': '',
  'webhook-disabled': 'Slack',
  'disk-short': '',
  'backup-overdue': '',
  'clock-leapt': '',
};

function alertMails(site: MailSite): Entry[] {
  const to = staffAddressOf(site);
  return keysOf(staffAlerts).map((cause) => ({
    name: `staff-alert.${cause}.de`,
    mail: mails['staff-alert'].compose({ cause, account: staffAlerts[cause] }, to, 'de', site),
  }));
}

function anchorMails(site: MailSite): Entry[] {
  const about = { seq: 1234, hash: '5b'.repeat(32) };
  const to = staffAddressOf(site);
  return [{ name: 'audit-anchor.de', mail: mails['audit-anchor'].compose(about, to, 'de', site) }];
}

function leadMails(site: MailSite): Entry[] {
  const staff = staffAddressOf(site);
  return keysOf(sampleLeads)
    .filter((kind) => kind !== 'booking')
    .flatMap((kind) => {
      const compose = (template: 'lead-notification' | 'lead-receipt', language: Language): Entry => {
        const lead = { ...sampleLeads[kind], papers: samplePapers[kind] };
        const to = template === 'lead-receipt' ? lead.email : staff;
        return { name: `${template}.${kind}.${language}`, mail: mails[template].compose(lead, to, language, site) };
      };
      const receipts = kinds[kind].mailsVisitor([])
        ? [compose('lead-receipt', 'de'), compose('lead-receipt', 'en')]
        : [];
      return [compose('lead-notification', 'de'), ...receipts];
    });
}

const bookingEvents = {
  'booking-confirmation': 'booked',
  'booking-moved': 'moved',
  'booking-cancelled': 'cancelled',
  'booking-reminder': 'booked',
} as const satisfies Partial<Record<MailTemplate, BookingEvent>>;

/** Every mail about an appointment by video, and one about an appointment by phone from another time zone. */
function bookingMails(site: MailSite): Entry[] {
  const lead = sampleLeads.booking;
  const staff = staffAddressOf(site);
  const mailInput = (event: BookingEvent, change: Partial<BookingMailInput['booking']> = {}): BookingMailInput => ({
    event,
    version: 1,
    lead,
    booking: { ...sampleBooking, ...(event === 'cancelled' && { state: 'cancelled' }), ...change },
    ...(event === 'moved' && { from: sampleBooking.start_at - day }),
  });
  const templates = keysOf(bookingEvents);
  const visitors = templates.flatMap((template) =>
    languages.map((language) => ({
      name: `${template}.${language}`,
      mail: mails[template].compose(mailInput(bookingEvents[template]), lead.email, language, site),
    })),
  );
  const elsewhere = mailInput('booked', { mode: 'phone', time_zone: 'America/New_York' });
  const byPhone = mails['booking-confirmation'].compose(
    { ...elsewhere, lead: { ...lead, phone: '' } },
    lead.email,
    'en',
    site,
  );
  const events: readonly BookingEvent[] = ['booked', 'moved', 'cancelled'];
  const notices = events.map((event) => ({
    name: `booking-notice.${event}.de`,
    mail: mails['booking-notice'].compose(mailInput(event), staff, 'de', site),
  }));
  return [...visitors, { name: 'booking-confirmation.phone.en', mail: byPhone }, ...notices];
}

function listPage(entries: Entry[]): string {
  const contents = entries.map(({ name, mail }) => {
    return `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a> ${escapeHtml(mail.subject)}</li>`;
  });
  const sections = entries.map(({ name, mail }) => {
    const path = `/_mails/${encodeURIComponent(name)}`;
    const frame = (look: string) =>
      `<iframe src="${path}/html?look=${look}" title="${escapeHtml(name)}, ${look}" loading="lazy"></iframe>`;
    return `<section id="${escapeHtml(name)}"><h2>${escapeHtml(mail.subject)}</h2>
<p>${escapeHtml(name)} · ${Array.from(mail.subject).length} characters · ${headLines(mail).map(escapeHtml).join(' · ')}
· <a href="${path}/html">HTML</a> · <a href="${path}/text">text</a></p>
<div>${frame('light')}${frame('dark')}<pre>${escapeHtml(mail.text)}</pre></div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title>
<style>body{font:15px/1.5 system-ui;margin:24px;color-scheme:light dark}div{display:flex;flex-wrap:wrap;gap:16px}
iframe{flex:1 1 340px;height:720px;border:1px solid #8888}pre{font-size:13px;max-width:100%;box-sizing:border-box;margin:0;padding:12px;overflow:auto;border:1px solid #8888}p,li{overflow-wrap:anywhere}</style>
<h1>${entries.length} mails</h1><ol>${contents.join('\n')}</ol>${sections.join('\n')}</html>`;
}

/** The HTML as mail programs show it, with its attached pictures. */
function withCovers({ html, covers = [] }: OutgoingMail): string {
  const shown = (text: string, { name, content }: (typeof covers)[number]) =>
    text.replaceAll(`cid:${cidOf(name)}`, `data:image/png;base64,${content.toString('base64')}`);
  return covers.reduce(shown, html);
}

/** The mail as shown in light or dark mode, whatever the setting of this browser. */
function inLook(html: string, look: string | undefined): string {
  if (look !== 'light' && look !== 'dark') return html;
  const media = look === 'dark' ? '@media all' : '@media not all';
  return html.replace('@media (prefers-color-scheme:dark)', media).replaceAll('light dark', look);
}

/** The recipient, the reply address and the mail's own headers. */
function headLines({ to, replyTo, headers }: OutgoingMail): string[] {
  return [
    `to ${to.address}`,
    ...(replyTo ? [`reply to ${replyTo.address}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
}
