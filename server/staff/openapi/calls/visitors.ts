import * as v from 'valibot';
import {
  bookedAnswer,
  bookingChangeInput,
  bookingIcsPath,
  bookingPath,
  bookingSlotsPath,
  slotsAnswer,
  slotsPath,
} from '#contract/booking/booking.ts';
import { type LeadKind, leadKinds } from '#contract/leads/registry.ts';
import { downloadAnswer, downloadPath } from '#contract/leads/white-paper.ts';
import { newsletterPath } from '#contract/newsletter.ts';
import { viewsPath } from '#contract/page-views.ts';
import { searchAnswer, searchPath } from '#contract/search.ts';
import { languages } from '#contract/site/languages.ts';
import { feedPath } from '#contract/staff/bookings.ts';
import {
  publicWhitePaperAnswer,
  publicWhitePapersAnswer,
  publicWhitePapersPath,
} from '#contract/white-papers/public-list.ts';
import type { Call, Calls } from '#server/staff/openapi/call.ts';

const taken = { success: v.literal(true), message: v.string() };
const downloadUrl = v.string();

/** Each kind of lead, and the fields of its response besides `success` and `message`. */
const leads = {
  contact: { summary: 'Send a message', adds: {} },
  booking: { summary: 'Book an appointment', adds: bookedAnswer.entries },
  'white-paper': { summary: 'Request a white paper', adds: { downloadUrl, leadId: v.string() } },
  'private-equity-request': { summary: 'Request papers for private equity', adds: {} },
  'organisation-request': { summary: 'Request papers for organisations', adds: {} },
  'calculation-request': { summary: 'Request a calculation as a PDF', adds: { downloadUrl } },
  investor: { summary: 'Send an investor inquiry', adds: {} },
  'newsletter-radar': { summary: 'Sign up for the AI radar', adds: {} },
  'newsletter-general': { summary: 'Sign up for the newsletter', adds: {} },
} satisfies Record<LeadKind, { summary: string; adds: v.ObjectEntries }>;

const leadCalls = Object.values(leadKinds).map(({ kind, path, input }): [string, Call] => {
  const { summary, adds } = leads[kind];
  return [`POST ${path}`, { summary, body: input, form: true, answer: v.object({ ...taken, ...adds }) }];
});

const lang = v.object({ lang: v.optional(v.picklist(languages)) });
const newsletterForm = v.object({
  newsletter: v.optional(v.union([v.string(), v.array(v.string())])),
  'List-Unsubscribe': v.optional(v.string()),
});

/** Open to anyone, or to anyone who has the link. */
export const visitorCalls: Calls = {
  ...Object.fromEntries(leadCalls),
  'GET /api/geo': {
    summary: 'Get the country of the client’s IP address',
    answer: v.object({ country_code: v.nullable(v.string()) }),
  },
  [`GET ${publicWhitePapersPath}`]: { summary: 'List white papers', query: lang, answer: publicWhitePapersAnswer },
  [`GET ${publicWhitePapersPath}/:id`]: { summary: 'Get a white paper', query: lang, answer: publicWhitePaperAnswer },
  [`GET ${downloadPath}/:token`]: { summary: 'Get the file of a download link', answer: downloadAnswer },
  [`GET ${searchPath}`]: {
    summary: 'Search the site',
    query: v.object({ q: v.optional(v.string()), ...lang.entries }),
    answer: searchAnswer,
  },
  [`POST ${viewsPath}`]: { summary: 'Count a page view of client-side navigation', body: 'text/plain' },
  [`GET ${slotsPath}`]: {
    summary: 'List free times',
    query: v.object({ from: v.optional(v.string()), to: v.optional(v.string()) }),
    answer: slotsAnswer,
  },
  [`GET ${bookingIcsPath(':token')}`]: {
    summary: 'Get the appointment of a link as a calendar file',
    answer: 'text/calendar',
  },
  [`GET ${bookingSlotsPath(':token')}`]: {
    summary: 'List the free times to which the appointment can be moved',
    answer: slotsAnswer,
  },
  [`POST ${bookingPath(':token')}`]: {
    summary: 'Move or cancel the appointment of a link',
    body: bookingChangeInput,
    form: true,
    answer: v.object({ ...taken, ...bookedAnswer.entries }),
  },
  [`GET ${feedPath(':secret').replace('.ics', '{.+\\.ics}')}`]: {
    summary: 'Get the calendar feed of appointments',
    answer: 'text/calendar',
  },
  [`POST ${newsletterPath('confirm', ':token')}`]: {
    summary: 'Confirm a sign-up',
    body: newsletterForm,
    form: true,
    status: 303,
  },
  [`POST ${newsletterPath('unsubscribe', ':token')}`]: {
    summary: 'Unsubscribe',
    body: newsletterForm,
    form: true,
    status: 303,
  },
  [`POST ${newsletterPath('preferences', ':token')}`]: {
    summary: 'Change newsletter preferences',
    body: newsletterForm,
    form: true,
    status: 303,
  },
  'GET /healthz': { summary: 'Liveness check', answer: v.object({ status: v.string() }) },
  'GET /readyz': {
    summary: 'Readiness check',
    answer: v.object({ status: v.string(), checks: v.record(v.string(), v.boolean()) }),
  },
};
