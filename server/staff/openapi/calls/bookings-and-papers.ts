import * as v from 'valibot';
import {
  blockedPeriod,
  blockInput,
  blocksAnswer,
  bookingAnswer,
  bookingLists,
  bookingSettingsInput,
  bookingWeekAnswer,
  feedAnswer,
  staffBookingPaths,
  staffBookingsAnswer,
  staffCancelInput,
  staffMoveInput,
} from '#contract/staff/bookings.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import {
  adminWhitePaper,
  whitePaperChangeInput,
  whitePaperInput,
  whitePapersAnswer,
} from '#contract/staff/white-papers.ts';
import { uploadAnswer, uploadedAnswer, uploadInput, uploadPath } from '#contract/white-papers/files.ts';
import type { Calls } from '#server/staff/openapi/call.ts';

const { bookings, week, settings, blocks, feed } = staffBookingPaths;

/** Appointments, office hours, white papers and their files. */
export const bookingAndPaperCalls: Calls = {
  [`GET ${bookings}`]: {
    summary: 'List appointments',
    query: v.object({ show: v.optional(v.picklist(bookingLists)), cursor: v.optional(v.string()) }),
    answer: staffBookingsAnswer,
  },
  [`GET ${week}`]: {
    summary: 'Get the booked and free times of seven days',
    query: v.object({ from: v.string() }),
    answer: bookingWeekAnswer,
  },
  [`GET ${bookings}/:id`]: { summary: 'Get an appointment', answer: bookingAnswer },
  [`POST ${bookings}/:id/move`]: { summary: 'Move an appointment', body: staffMoveInput, answer: bookingAnswer },
  [`POST ${bookings}/:id/cancel`]: { summary: 'Cancel an appointment', body: staffCancelInput, answer: bookingAnswer },
  [`GET ${settings}`]: { summary: 'Get office hours and limits', answer: bookingSettingsInput },
  [`PUT ${settings}`]: {
    summary: 'Change office hours and limits',
    body: bookingSettingsInput,
    answer: bookingSettingsInput,
  },
  [`GET ${blocks}`]: { summary: 'List blocked periods', answer: blocksAnswer },
  [`POST ${blocks}`]: { summary: 'Block a period', body: blockInput, answer: blockedPeriod, status: 201 },
  [`DELETE ${blocks}/:id`]: { summary: 'Unblock a period' },
  [`GET ${feed}`]: { summary: 'Get whether a calendar feed exists', answer: feedAnswer },
  [`POST ${feed}`]: { summary: 'Create a new calendar feed URL', answer: feedAnswer, status: 201 },

  [`GET ${adminPaths.whitePapers}`]: { summary: 'List white papers for editing', answer: whitePapersAnswer },
  [`POST ${adminPaths.whitePapers}`]: {
    summary: 'Add a white paper',
    body: whitePaperInput,
    answer: adminWhitePaper,
    status: 201,
  },
  [`PUT ${adminPaths.whitePapers}/:id`]: {
    summary: 'Change a white paper',
    body: whitePaperChangeInput,
    answer: adminWhitePaper,
  },
  [`DELETE ${adminPaths.whitePapers}/:id`]: { summary: 'Delete a white paper' },
  [`POST ${adminPaths.whitePapers}/:id/restore`]: { summary: 'Restore a deleted white paper' },
  [`POST ${uploadPath}`]: { summary: 'Start an upload', body: uploadInput, answer: uploadAnswer, status: 201 },
  [`PUT ${uploadPath}/:id/:part`]: { summary: 'Upload a part of a file', body: 'application/pdf' },
  [`POST ${uploadPath}/:id/complete`]: { summary: 'Complete an upload', answer: uploadedAnswer },
};
