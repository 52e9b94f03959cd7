import * as v from 'valibot';
import { adminPaths, contactAnswer, contactsAnswer, fileAnswer } from '#contract/staff/contacts.ts';
import { bulkAnswer, deskAnswer, deskOverview, deskPaths, leadDeskAnswer, newsAnswer } from '#contract/staff/desk.ts';
import { bulkInput, deskChangeInput, noteInput, selectionInput } from '#contract/staff/desk-inputs.ts';
import {
  issueChangeInput,
  issueInput,
  issuePaths,
  issuePreviewInput,
  issueSendInput,
  issueShownInput,
  issuesAnswer,
  issueTestAnswer,
  issueTestInput,
  staffIssue,
} from '#contract/staff/newsletter/issues.ts';
import { subscriberPaths, subscribersAnswer } from '#contract/staff/newsletter.ts';
import { originPaths, originsAnswer } from '#contract/staff/origins.ts';
import { mailStates, outboxAnswer, outboxOutcomes } from '#contract/staff/outbox.ts';
import { statisticsAnswer } from '#contract/staff/statistics.ts';
import { completeExportInput } from '#server/staff/complete-export/export.ts';
import { filterInput, pageInput, wordlessInput } from '#server/staff/contacts/filter.ts';
import { newsInput } from '#server/staff/events/routes.ts';
import { subscribersExportInput, subscribersInput } from '#server/staff/newsletter/routes.ts';
import type { Calls } from '#server/staff/openapi/call.ts';

const summary = 'An address for a file, good for one download';

/** Leads, their desks, sign-ups, issues, mails and figures. */
export const leadCalls: Calls = {
  [`GET ${adminPaths.contacts}`]: { summary: 'Leads', query: wordlessInput, answer: contactsAnswer },
  [`POST ${adminPaths.contactsSearch}`]: { summary: 'Search leads', body: pageInput, answer: contactsAnswer },
  [`GET ${adminPaths.contacts}/:id`]: { summary: 'One lead', answer: contactAnswer },
  [`POST ${adminPaths.contactsExport}`]: { summary: summary, body: filterInput, answer: fileAnswer },
  [`GET ${adminPaths.contactsExport}/:file`]: { summary: 'Leads as a file', answer: 'text/csv' },
  [`POST ${adminPaths.completeExport}`]: { summary: summary, body: completeExportInput, answer: fileAnswer },
  [`GET ${adminPaths.completeExport}/:file`]: {
    summary: 'All that is stored of leads, in the format asked for',
    answer: 'text/csv',
  },
  [`GET ${deskPaths.overview}`]: { summary: 'Who works here, and what waits', answer: deskOverview },
  [`GET ${deskPaths.leads}/:id`]: {
    summary: 'State, notes and history of a lead, and what else is known of its person',
    answer: leadDeskAnswer,
  },
  [`PATCH ${deskPaths.leads}/:id`]: { summary: 'Change a lead', body: deskChangeInput, answer: deskAnswer },
  [`POST ${deskPaths.leads}/:id/notes`]: {
    summary: 'Write a note',
    body: noteInput,
    answer: deskAnswer,
    status: 201,
  },
  [`DELETE ${deskPaths.leads}/:id/notes/:note`]: { summary: 'Take a note back' },
  [`POST ${deskPaths.bulk}`]: { summary: 'Change several leads', body: bulkInput, answer: bulkAnswer },
  [`POST ${deskPaths.export}`]: { summary: summary, body: selectionInput, answer: fileAnswer },
  [`GET ${deskPaths.export}/:file`]: { summary: 'Chosen leads as a file', answer: 'text/csv' },
  [`GET ${deskPaths.events}`]: {
    summary: 'What is new, while it happens',
    query: v.object({ since: v.optional(v.string()) }),
    answer: 'text/event-stream',
  },
  [`POST ${deskPaths.news}`]: { summary: 'How many leads came since', body: newsInput, answer: newsAnswer },
  [`POST ${subscriberPaths.search}`]: {
    summary: 'Subscribers, with the proof of their consent',
    body: subscribersInput,
    answer: subscribersAnswer,
  },
  [`POST ${subscriberPaths.export}`]: { summary: summary, body: subscribersExportInput, answer: fileAnswer },
  [`GET ${subscriberPaths.export}/:file`]: { summary: 'Confirmed subscribers as a file', answer: 'text/csv' },
  [`GET ${issuePaths.list}`]: {
    summary: 'Issues of the newsletters, and how many readers there are',
    answer: issuesAnswer,
  },
  [`POST ${issuePaths.list}`]: { summary: 'Write an issue', body: issueInput, answer: staffIssue, status: 201 },
  [`PUT ${issuePaths.list}/:id`]: { summary: 'Change a draft', body: issueChangeInput, answer: staffIssue },
  [`DELETE ${issuePaths.list}/:id`]: { summary: 'Delete a draft' },
  [`POST ${issuePaths.list}/:id/test`]: {
    summary: 'Send an issue to oneself',
    body: issueTestInput,
    answer: issueTestAnswer,
  },
  [`POST ${issuePaths.list}/:id/send`]: {
    summary: 'Send an issue to all readers; asked for again it is sent once',
    body: issueSendInput,
    answer: staffIssue,
  },
  [`PUT ${issuePaths.list}/:id/shown`]: {
    summary: 'Take an issue out of the archive, or back into it',
    body: issueShownInput,
    answer: staffIssue,
  },
  [`POST ${issuePaths.preview}`]: {
    summary: 'An address that shows a mail as it would look, once',
    body: issuePreviewInput,
    answer: fileAnswer,
  },
  [`GET ${issuePaths.preview}/:token`]: { summary: 'A mail as it would look', answer: 'text/html' },
  [`GET ${originPaths.staff}`]: {
    summary: 'Where leads come from',
    query: v.object({ days: v.optional(v.picklist(['30', '90', '365'])) }),
    answer: originsAnswer,
  },
  [`GET ${adminPaths.statistics}`]: { summary: 'Figures', answer: statisticsAnswer },
  [`GET ${adminPaths.outbox}`]: {
    summary: 'Mails that wait, were given up or were sent',
    query: v.object({ state: v.optional(v.picklist(mailStates)) }),
    answer: outboxAnswer,
  },
  [`POST ${adminPaths.outbox}/:id/retry`]: { summary: 'Send a mail again' },
  [`POST ${adminPaths.outboxRetry}`]: {
    summary: 'Send all mails again that failed',
    answer: v.object({ count: v.number() }),
  },
  [`GET ${adminPaths.outboxOutcomes}`]: {
    summary: 'What became of mails that were sent again',
    query: v.object({ ids: v.string() }),
    answer: outboxOutcomes,
  },
};
