import { officeTimeZone } from '#contract/office-time/office.ts';
import type { Language } from '#contract/site/languages.ts';
import { appointmentWords, shortMoment } from '#server/booking/calendar/times.ts';
import { calendarText } from '#server/booking/ics/icalendar.ts';
import { visitorEvent } from '#server/booking/ics/invitation.ts';
import { meetingOf } from '#server/booking/ics/meeting.ts';
import { appointmentOf } from '#server/booking/links.ts';
import type { MailContent, MailSite } from '#server/mails/definition.ts';
import { pageLink } from '#server/mails/page-link.ts';
import { phoneLink } from '#server/mails/phone-link.ts';
import type { Block } from '#server/mails/render/blocks.ts';
import type { BookingMailInput } from './mail-input.ts';
import { de, type VisitorMail } from './texts.de.ts';
import { en } from './texts.en.ts';

/** A visitor's mail about their appointment. It contains nothing that they typed, not even the name. */
export function visitorMail(kind: VisitorMail) {
  return (at: BookingMailInput, language: Language, site: MailSite): MailContent => {
    const texts = language === 'de' ? de : en;
    const { booking, byStaff = false } = at;
    const { company, settings, secret } = site;
    const cancelled = kind === 'cancelled';
    const zone = booking.time_zone || officeTimeZone;
    const manage = `${settings.PUBLIC_URL}${appointmentOf(booking, secret).manageUrl}`;
    const privacy = { words: texts.privacyLink, href: pageLink(settings.PUBLIC_URL, 'privacy', language) };
    const when = shortMoment(booking.start_at, zone, language);
    const method = cancelled ? 'CANCEL' : 'REQUEST';
    const next: Block[] = cancelled
      ? [
          { kind: 'paragraph', text: texts.again },
          { kind: 'button', label: texts.againButton, href: pageLink(settings.PUBLIC_URL, 'booking', language) },
        ]
      : [
          ...meeting(at, language, site),
          { kind: 'paragraph', text: [texts.change, { words: texts.changeLink, href: manage }, '.'] },
        ];
    const blocks: Block[] = [
      { kind: 'heading', text: texts.heading[kind](texts.clock(when).replaceAll(' ', '\u00a0')) },
      { kind: 'paragraph', text: texts.point[kind][byStaff ? 'staff' : 'visitor'] },
      { kind: 'table', rows: rows(at, language, site) },
      ...next,
      { kind: 'signature', closing: texts.closing, lines: texts.person(company) },
      {
        kind: 'small-print',
        text: [`${texts.reason}${cancelled ? '' : texts.notYou}${texts.privacy}`, privacy, '.'],
      },
    ];
    return {
      subject: texts.subject[kind](when),
      replyTo: { name: company.name, address: company.email },
      headers: { 'X-Auto-Response-Suppress': 'All' },
      calendar: { method, content: calendarText(method, [visitorEvent(at, language, site)]) },
      blocks,
    };
  };
}

/** Day and time in the visitor's time zone, office time if it differs, and what else belongs to the appointment. */
function rows(at: BookingMailInput, language: Language, site: MailSite) {
  const { booking, lead, from } = at;
  const { person, role } = site.company.mail;
  const { clock, labels, meeting, calculation } = language === 'de' ? de : en;
  const zone = booking.time_zone || officeTimeZone;
  const { start_at, end_at } = booking;
  const here = appointmentWords(start_at, end_at, zone, language);
  const office = appointmentWords(start_at, end_at, officeTimeZone, language);
  const differs = office.time !== here.time;
  const day = office.day === here.day ? '' : `${office.day}, `;
  return [
    { label: labels.day, value: here.day },
    { label: labels.time, value: `${here.time} (${differs ? here.zone : office.zone})` },
    ...(differs ? [{ label: labels.officeTime, value: `${day}${office.time} (${office.zone})` }] : []),
    { label: labels.kind, value: meeting[meetingOf(at, site).by].kind },
    { label: labels.person, value: `${person}, ${role[language]}` },
    ...(from === undefined ? [] : [{ label: labels.before, value: clock(shortMoment(from, zone, language)) }]),
    ...(lead.calculation && booking.state === 'booked' ? [{ label: labels.calculation, value: calculation }] : []),
  ];
}

/**
 * How the call takes place: a button to the video room, otherwise our phone number and a button to the calendar entry.
 */
function meeting(at: BookingMailInput, language: Language, site: MailSite): Block[] {
  const { company, settings, secret } = site;
  const texts = language === 'de' ? de : en;
  const by = meetingOf(at, site);
  if (by.by === 'room') return [{ kind: 'button', label: texts.roomButton, href: by.address }];
  const phone = phoneLink(company);
  return [
    { kind: 'paragraph', text: [texts.meeting[by.by].before, phone, '.'] },
    {
      kind: 'button',
      label: texts.calendarButton,
      href: `${settings.PUBLIC_URL}${appointmentOf(at.booking, secret).icsUrl}`,
    },
  ];
}
