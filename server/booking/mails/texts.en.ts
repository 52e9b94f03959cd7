import type { BookingTexts } from './texts.de.ts';

export const en: BookingTexts = {
  clock: (when) => when,
  subject: {
    booked: (when) => `Your appointment: ${when}`,
    moved: (when) => `New time for your appointment: ${when}`,
    cancelled: (when) => `Cancelled: your appointment, ${when}`,
    reminder: (when) => `Reminder: your appointment, ${when}`,
  },
  heading: {
    booked: (when) => `Your first conversation: ${when}`,
    moved: (when) => `New time for your first conversation: ${when}`,
    cancelled: (when) => `Cancelled: your first conversation, ${when}`,
    reminder: (when) => `Your first conversation: ${when}`,
  },
  point: {
    booked: {
      visitor: 'The calendar entry comes with this email.',
      staff: 'The calendar entry comes with this email.',
    },
    moved: {
      visitor: 'The calendar entry in this email replaces the earlier one.',
      staff: 'We had to move the appointment. The calendar entry in this email replaces the earlier one.',
    },
    cancelled: {
      visitor: 'You have cancelled the conversation. The file in this email removes it from your calendar too.',
      staff: 'We are sorry that we have to cancel. The file in this email removes the entry from your calendar too.',
    },
    reminder: {
      visitor: 'A reminder of your appointment.',
      staff: 'A reminder of your appointment.',
    },
  },
  meeting: {
    room: { kind: 'by video' },
    video: {
      kind: 'by video',
      before: 'Your contact will send you the video link beforehand. If none has arrived, call us on ',
    },
    call: {
      kind: 'by phone',
      before: 'We will call you at the agreed time on the number you gave. You can reach us on ',
    },
    'own-call': {
      kind: 'by phone',
      before: 'You gave no number, so please call us at the agreed time: ',
    },
  },
  labels: {
    day: 'Day',
    time: 'Time',
    officeTime: 'Our time',
    before: 'Previously',
    kind: 'Conversation',
    person: 'With',
    calculation: 'Calculation',
  },
  calculation: 'We have your sheet to hand for the conversation.',
  roomButton: 'Open the video room',
  calendarButton: 'Add to calendar',
  change: 'If the time no longer suits you, choose another or cancel, right up to the start. ',
  changeLink: 'Move or cancel',
  again: 'If you would like to have the conversation after all, choose another time.',
  againButton: 'Choose a new time',
  closing: 'Kind regards',
  reason: 'You are receiving this because a conversation was booked on our website using this address. ',
  notYou: 'If that was not you, cancel the appointment above. ',
  privacy: 'How long we keep details, and what rights you have, is set out in our ',
  privacyLink: 'privacy policy',
  person: (company) => [company.mail.person, `${company.mail.role.en}, ${company.name}`],
};
