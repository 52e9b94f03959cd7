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
import { filterInput, pageInput, pageQueryInput } from '#server/staff/contacts/filter.ts';
import { newsInput } from '#server/staff/events/routes.ts';
import { subscribersExportInput, subscribersInput } from '#server/staff/newsletter/routes.ts';
import type { Calls } from '#server/staff/openapi/call.ts';

const summary = 'Create a URL for one download of the file';

/** Leads, their desks, sign-ups, issues, mails and figures. */
export const leadCalls: Calls = {
  [`GET ${adminPaths.contacts}`]: { summary: 'List leads', query: pageQueryInput, answer: contactsAnswer },
  [`POST ${adminPaths.contactsSearch}`]: { summary: 'Search leads', body: pageInput, answer: contactsAnswer },
  [`GET ${adminPaths.contacts}/:id`]: { summary: 'Get a lead', answer: contactAnswer },
  [`POST ${adminPaths.contactsExport}`]: { summary: summary, body: filterInput, answer: fileAnswer },
  [`GET ${adminPaths.contactsExport}/:file`]: { summary: 'Download leads as a file', answer: 'text/csv' },
  [`POST ${adminPaths.completeExport}`]: { summary: summary, body: completeExportInput, answer: fileAnswer },
  [`GET ${adminPaths.completeExport}/:file`]: {
    summary: 'Download all data stored about leads, in the requested format',
    answer: 'text/csv',
  },
  [`GET ${deskPaths.overview}`]: { summary: 'Get the staff list and the counts of open work', answer: deskOverview },
  [`GET ${deskPaths.leads}/:id`]: {
    summary: 'Get the state, notes and history of a lead, and other data about its sender',
    answer: leadDeskAnswer,
  },
  [`PATCH ${deskPaths.leads}/:id`]: { summary: 'Change a lead', body: deskChangeInput, answer: deskAnswer },
  [`POST ${deskPaths.leads}/:id/notes`]: {
    summary: 'Add a note',
    body: noteInput,
    answer: deskAnswer,
    status: 201,
  },
  [`DELETE ${deskPaths.leads}/:id/notes/:note`]: { summary: 'Delete a note' },
  [`POST ${deskPaths.bulk}`]: { summary: 'Change several leads', body: bulkInput, answer: bulkAnswer },
  [`POST ${deskPaths.export}`]: { summary: summary, body: selectionInput, answer: fileAnswer },
  [`GET ${deskPaths.export}/:file`]: { summary: 'Download selected leads as a file', answer: 'text/csv' },
  [`GET ${deskPaths.events}`]: {
    summary: 'Stream notifications of changes',
    query: v.object({ since: v.optional(v.string()) }),
    answer: 'text/event-stream',
  },
  [`POST ${deskPaths.news}`]: {
    summary: 'Count the leads received after a given lead',
    body: newsInput,
    answer: newsAnswer,
  },
  [`POST ${subscriberPaths.search}`]: {
    summary: 'Search subscribers, with the proof of their consent',
    body: subscribersInput,
    answer: subscribersAnswer,
  },
  [`POST ${subscriberPaths.export}`]: { summary: summary, body: subscribersExportInput, answer: fileAnswer },
  [`GET ${subscriberPaths.export}/:file`]: { summary: 'Download confirmed subscribers as a file', answer: 'text/csv' },
  [`GET ${issuePaths.list}`]: {
    summary: 'List newsletter issues and the number of readers',
    answer: issuesAnswer,
  },
  [`POST ${issuePaths.list}`]: { summary: 'Create an issue', body: issueInput, answer: staffIssue, status: 201 },
  [`PUT ${issuePaths.list}/:id`]: { summary: 'Change a draft', body: issueChangeInput, answer: staffIssue },
  [`DELETE ${issuePaths.list}/:id`]: { summary: 'Delete a draft' },
  [`POST ${issuePaths.list}/:id/test`]: {
    summary: 'Send an issue to yourself as a test',
    body: issueTestInput,
    answer: issueTestAnswer,
  },
  [`POST ${issuePaths.list}/:id/send`]: {
    summary: 'Send an issue to all readers; repeated calls send it only once',
    body: issueSendInput,
    answer: staffIssue,
  },
  [`PUT ${issuePaths.list}/:id/shown`]: {
    summary: 'Remove an issue from the archive, or put it back',
    body: issueShownInput,
    answer: staffIssue,
  },
  [`POST ${issuePaths.preview}`]: {
    summary: 'Create a URL that shows a preview of the mail once',
    body: issuePreviewInput,
    answer: fileAnswer,
  },
  [`GET ${issuePaths.preview}/:token`]: { summary: 'Show the preview of a mail', answer: 'text/html' },
  [`GET ${originPaths.staff}`]: {
    summary: 'Get the origins of leads',
    query: v.object({ days: v.optional(v.picklist(['30', '90', '365'])) }),
    answer: originsAnswer,
  },
  [`GET ${adminPaths.statistics}`]: { summary: 'Get statistics', answer: statisticsAnswer },
  [`GET ${adminPaths.outbox}`]: {
    summary: 'List pending, parked and sent mails',
    query: v.object({ state: v.optional(v.picklist(mailStates)) }),
    answer: outboxAnswer,
  },
  [`POST ${adminPaths.outbox}/:id/retry`]: { summary: 'Resend a mail' },
  [`POST ${adminPaths.outboxRetry}`]: {
    summary: 'Resend all failed mails',
    answer: v.object({ count: v.number() }),
  },
  [`GET ${adminPaths.outboxOutcomes}`]: {
    summary: 'Get the outcomes of resent mails',
    query: v.object({ ids: v.string() }),
    answer: outboxOutcomes,
  },
};
