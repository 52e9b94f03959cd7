import * as v from 'valibot';
import { attachedCalculation } from './attached-calculation.ts';
import { company, email, envelope, firstName, lastName, origin, phone, startOfSlot, text, timeZone } from './fields.ts';
import { maxLength } from './lengths.ts';

/** How the first conversation is held. A visitor who leaves no phone number is given ours and calls. */
export const bookingModes = ['video', 'phone'] as const;
export type BookingMode = (typeof bookingModes)[number];

/** A free 30-minute first conversation; the lead and its appointment are stored atomically. */
export const booking = {
  kind: 'booking',
  path: '/api/booking',
  input: v.pipe(
    v.object({
      start: startOfSlot(),
      /** IANA zone in which the visitor chose the time; mails state the time in it. */
      timeZone,
      mode: v.optional(v.picklist(bookingModes, 'mode.invalid'), 'video'),
      firstName,
      lastName,
      email,
      phone,
      company,
      /** Subject of the conversation; prefilled from topic and button. */
      message: v.optional(v.nullable(text('message', maxLength.message), ''), ''),
      topic: v.optional(v.nullable(text('topic', maxLength.note), ''), ''),
      calculation: attachedCalculation,
      ...origin,
      ...envelope,
    }),
    v.forward(
      // Whoever is to be called leaves a number, however it is written, or none.
      v.partialCheck(
        [['mode'], ['phone']],
        ({ mode, phone: given }) => mode !== 'phone' || given === '' || given.replace(/\P{Nd}/gu, '').length >= 5,
        'phone.invalid',
      ),
      ['phone'],
    ),
  ),
} as const;
