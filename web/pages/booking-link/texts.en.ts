import { appointmentMinutes } from '#contract/booking/booking.ts';
import { en as form } from '#web/forms/booking/texts.en.ts';
import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Your appointment',
    description:
      'Here you can see the appointment for your first conversation, move it to another time or cancel it. The link is in the confirmation email.',
    keywords: ['appointment', 'move', 'cancel'],
  },
  eyebrow: `First conversation, ${appointmentMinutes}\u00a0minutes`,
  picker: form.picker,
  booked: { title: 'Your appointment' },
  done: {
    booked: { title: 'Your appointment is booked', text: 'The invitation is on its way to your address.' },
    moved: {
      title: 'Your appointment has been moved',
      text: 'A new invitation is on its way; it replaces the old one in your calendar.',
    },
    unchanged: {
      title: 'Your time has not changed',
      text: 'The latest invitation we sent you still applies.',
    },
    cancelled: {
      title: 'Your appointment is cancelled',
      text: 'A confirmation is on its way. The time is free again.',
    },
  },
  cancelled: {
    title: 'This appointment has been cancelled',
    text: 'There is nothing left for you to do.',
    link: 'Choose a new appointment',
  },
  past: {
    title: 'This appointment is over',
    text: 'It can no longer be moved or cancelled.',
    link: 'Choose a new appointment',
  },
  expired: {
    title: 'This link is no longer valid',
    text: 'The conversation was some time ago. Choosing a new appointment takes a minute.',
    link: 'Choose a new appointment',
  },
  unknown: {
    title: 'This link leads to no appointment',
    text: 'Part of it is probably missing. Please open it again from the confirmation email.',
    link: 'See free appointments',
  },
  modes: {
    video: 'By video. The link is in the invitation, or we will send it beforehand.',
    phone: 'By phone. We will call you on the number you gave.',
    ownCall: 'By phone. You gave no number, so please call us at the agreed time: {phone}.',
  },
  host: 'With {person}, {role}, {company}',
  calculation: 'We have your calculation for the conversation.',
  officeZone: 'Local time in Hannover',
  calendar: 'Add to calendar',
  move: {
    title: 'Move it to another time',
    text: 'Your current slot is released once the new one is booked.',
    button: 'Move appointment',
    to: 'Move to {day}, {time}',
  },
  cancel: {
    title: 'Cancel the appointment',
    open: 'I would like to cancel',
    text: 'The time is released for others at once. You do not have to give a reason.',
    button: 'Cancel the appointment',
  },
  refused: {
    title: 'Error',
    required: 'Please choose a new time; until then your current appointment stands.',
    expired: 'This appointment is over or has already been cancelled.',
    alone: 'Your current appointment still stands. Please choose another time.',
  },
};
