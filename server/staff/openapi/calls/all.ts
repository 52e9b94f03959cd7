import { openApiPath } from '#contract/staff/programs/openapi.ts';
import type { Calls } from '#server/staff/openapi/call.ts';
import { accountCalls } from './account.ts';
import { bookingAndPaperCalls } from './bookings-and-papers.ts';
import { leadCalls } from './leads.ts';
import { managementCalls } from './management.ts';
import { visitorCalls } from './visitors.ts';

/** Every call, by its group in the document; a test compares them with the router. */
export const callGroups: Readonly<Record<string, Calls>> = {
  Visitors: visitorCalls,
  Leads: leadCalls,
  'Appointments and papers': bookingAndPaperCalls,
  Account: accountCalls,
  Management: {
    ...managementCalls,
    [`GET ${openApiPath}`]: { summary: 'Get this document', answer: 'application/json' },
  },
};
