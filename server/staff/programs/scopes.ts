import { staffBookingPaths } from '#contract/staff/bookings.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { deskPaths } from '#contract/staff/desk.ts';
import { subscriberPaths } from '#contract/staff/newsletter.ts';
import { type ProgramScope, programScopes } from '#contract/staff/programs/tokens.ts';

/** What the token of a program opens, by method and pattern; whatever stands nowhere here is for people alone. */
export const scopeCalls: Readonly<Record<ProgramScope, readonly string[]>> = {
  'leads:read': [
    `GET ${adminPaths.contacts}`,
    `POST ${adminPaths.contactsSearch}`,
    `GET ${adminPaths.contacts}/:id`,
    `GET ${deskPaths.leads}/:id`,
  ],
  'bookings:read': [`GET ${staffBookingPaths.bookings}`, `GET ${staffBookingPaths.week}`],
  'subscribers:read': [`POST ${subscriberPaths.search}`],
  'leads:write': [`PATCH ${deskPaths.leads}/:id`],
  'notes:write': [`POST ${deskPaths.leads}/:id/notes`],
};

/** The scope that a call takes; undefined for what no program may do. */
export const scopeOf = (call: string): ProgramScope | undefined =>
  programScopes.find((scope) => scopeCalls[scope].includes(call));
