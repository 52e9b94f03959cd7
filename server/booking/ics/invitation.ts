import { originWords } from '#contract/leads/sources.ts';
import type { Language } from '#contract/site/languages.ts';
import { appointmentOf } from '#server/booking/links.ts';
import type { Booking } from '#server/db/schema/schema.ts';
import { type MailSite, staffAddressOf } from '#server/mails/definition.ts';
import type { CalendarEvent } from './icalendar.ts';
import { de } from './invitation-texts.de.ts';
import { en } from './invitation-texts.en.ts';
import { type Invited, meetingOf } from './meeting.ts';
import { staffTexts } from './staff-invitation-texts.ts';

/** The visitor's calendar entry. It contains nothing that was typed except the recipient's address. */
export function visitorEvent(at: Invited, language: Language, site: MailSite): CalendarEvent {
  const { company, settings, secret } = site;
  const texts = language === 'de' ? de : en;
  const meeting = meetingOf(at, site);
  const manage = `${settings.PUBLIC_URL}${appointmentOf(at.booking, secret).manageUrl}`;
  return {
    ...common(at.booking, { company, settings }),
    summary: texts.summary(company.name),
    description: at.booking.state === 'cancelled' ? '' : `${texts.how(meeting, company)}\n\n${texts.change} ${manage}`,
    location: meeting.by === 'room' ? meeting.address : texts.place[meeting.by],
    attendees: [{ address: at.lead.email }],
  };
}

/** The calendar entry for staff: who the guest is, and the topic. */
export function staffEvent(at: Invited, site: MailSite): CalendarEvent {
  const { booking, lead } = at;
  const { company, settings } = site;
  const meeting = meetingOf(at, site);
  const name = `${lead.first_name} ${lead.last_name}`.trim();
  const lines = [
    `${lead.email}${lead.phone ? `, ${lead.phone}` : ''}`,
    staffTexts.how(meeting, lead.phone),
    originWords(lead.page_source, lead.button_context, lead.button_text),
    lead.subject,
    lead.message && `\n${lead.message}`,
  ];
  return {
    ...common(booking, site),
    summary: `${staffTexts.summary}: ${name}${lead.company ? ` (${lead.company})` : ''}`,
    description: lines.filter(Boolean).join('\n'),
    location: meeting.by === 'room' ? meeting.address : de.place[meeting.by],
    attendees: [
      { name: company.name, address: staffAddressOf({ settings, company }) },
      { name, address: lead.email },
    ],
  };
}

function common(booking: Booking, { company, settings }: Pick<MailSite, 'company' | 'settings'>) {
  return {
    uid: booking.id,
    sequence: booking.version - 1,
    stamp: booking.changed_at,
    start: booking.start_at,
    end: booking.end_at,
    cancelled: booking.state === 'cancelled',
    organizer: { name: company.name, address: settings.MAIL_FROM ?? company.mail.from },
  };
}
