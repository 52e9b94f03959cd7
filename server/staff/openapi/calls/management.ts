import {
  accountChangeInput,
  firstPasswordAnswer,
  inviteInput,
  staffAccountPaths,
  staffAccountsAnswer,
} from '#contract/staff/accounts.ts';
import { alertPaths, alertsAnswer } from '#contract/staff/alerts/causes.ts';
import { policyReportPaths, policyReportsAnswer } from '#contract/staff/alerts/policy-reports.ts';
import { auditAnswer, auditCheckAnswer, auditPaths } from '#contract/staff/audit.ts';
import { fileAnswer } from '#contract/staff/contacts.ts';
import {
  importAnswer,
  importInput,
  importPaths,
  importsAnswer,
  partInput,
  planInput,
  previewAnswer,
  runInput,
  undoAnswer,
  undoInput,
} from '#contract/staff/imports/imports.ts';
import {
  eraseInput,
  erasuresAnswer,
  erasureView,
  exportAnswer,
  exportInput,
  peopleAnswer,
  personQuery,
  privacyPaths,
  retentionAnswer,
  retentionChangeInput,
  retentionInput,
  retentionPreview,
} from '#contract/staff/privacy.ts';
import { newProgramAnswer, programInput, programPaths, programsAnswer } from '#contract/staff/programs/tokens.ts';
import {
  deliveriesAnswer,
  newWebhookAnswer,
  replayAnswer,
  replayInput,
  webhookChange,
  webhookInput,
  webhookPaths,
  webhooksAnswer,
} from '#contract/staff/programs/webhooks.ts';
import { auditExportInput } from '#server/staff/audit/export.ts';
import { auditInput } from '#server/staff/audit/routes.ts';
import type { Calls } from '#server/staff/openapi/call.ts';

const hooks = webhookPaths.list;

/** Data protection, the audit log, alerts, accounts, programs, webhooks and imports. */
export const managementCalls: Calls = {
  [`POST ${privacyPaths.search}`]: {
    summary: 'Find the data stored about a person',
    body: personQuery,
    answer: peopleAnswer,
  },
  [`POST ${privacyPaths.export}`]: {
    summary: 'Export the data stored about a person',
    body: exportInput,
    answer: exportAnswer,
  },
  [`POST ${privacyPaths.erase}`]: { summary: 'Erase a person', body: eraseInput, answer: erasureView },
  [`GET ${privacyPaths.erasures}`]: { summary: 'List proofs of erasures', answer: erasuresAnswer },
  [`GET ${privacyPaths.retention}`]: { summary: 'Get the retention periods', answer: retentionAnswer },
  [`PUT ${privacyPaths.retention}`]: {
    summary: 'Change a retention period',
    body: retentionChangeInput,
    answer: retentionAnswer,
  },
  [`POST ${privacyPaths.retentionPreview}`]: {
    summary: 'Preview what a change would delete',
    body: retentionInput,
    answer: retentionPreview,
  },
  [`GET ${alertPaths.list}`]: { summary: 'List alerts', answer: alertsAnswer },
  [`DELETE ${alertPaths.list}/:id`]: { summary: 'Dismiss an alert' },
  [`GET ${policyReportPaths.list}`]: {
    summary: 'List Content-Security-Policy violations reported by browsers',
    answer: policyReportsAnswer,
  },
  [`POST ${auditPaths.search}`]: { summary: 'Search the audit log', body: auditInput, answer: auditAnswer },
  [`POST ${auditPaths.check}`]: { summary: 'Check the hash chain of the audit log', answer: auditCheckAnswer },
  [`POST ${auditPaths.export}`]: {
    summary: 'Create a URL for one download of the file',
    body: auditExportInput,
    answer: fileAnswer,
  },
  [`GET ${auditPaths.export}/:file`]: {
    summary: 'Download the audit log as a file, in the requested format',
    answer: 'text/csv',
  },
  [`GET ${staffAccountPaths.list}`]: { summary: 'List staff accounts', answer: staffAccountsAnswer },
  [`POST ${staffAccountPaths.list}`]: {
    summary: 'Add an account',
    body: inviteInput,
    answer: firstPasswordAnswer,
    status: 201,
  },
  [`PATCH ${staffAccountPaths.list}/:id`]: {
    summary: 'Change the role of an account, block or unblock it',
    body: accountChangeInput,
  },
  [`POST ${staffAccountPaths.list}/:id/reset`]: {
    summary: 'Reset an account to a first password; its second factor is kept',
    answer: firstPasswordAnswer,
  },
  [`POST ${staffAccountPaths.list}/:id/remove-second-factor`]: {
    summary: 'Remove an account’s app, recovery codes and passkeys',
  },
  [`POST ${staffAccountPaths.list}/:id/sign-out`]: { summary: 'Sign an account out everywhere' },
  [`GET ${programPaths.list}`]: { summary: 'List programs', answer: programsAnswer },
  [`POST ${programPaths.list}`]: {
    summary: 'Add a program',
    body: programInput,
    answer: newProgramAnswer,
    status: 201,
  },
  [`DELETE ${programPaths.list}/:id`]: { summary: 'Remove a program' },

  [`GET ${importPaths.list}`]: { summary: 'List imports', answer: importsAnswer },
  [`POST ${importPaths.list}`]: { summary: 'Start an import', body: importInput, answer: importAnswer, status: 201 },
  [`PUT ${importPaths.list}/:id/parts`]: { summary: 'Upload some rows of the file', body: partInput },
  [`POST ${importPaths.list}/:id/plan`]: {
    summary: 'Preview the records the rows would create',
    body: planInput,
    answer: previewAnswer,
  },
  [`POST ${importPaths.list}/:id/run`]: { summary: 'Import one part', body: runInput, answer: importAnswer },
  [`POST ${importPaths.list}/:id/undo`]: { summary: 'Undo some of an import', body: undoInput, answer: undoAnswer },
  [`DELETE ${importPaths.list}/:id`]: { summary: 'Discard an open import' },

  [`GET ${hooks}`]: { summary: 'List webhooks', answer: webhooksAnswer },
  [`POST ${hooks}`]: { summary: 'Add a webhook', body: webhookInput, answer: newWebhookAnswer, status: 201 },
  [`PATCH ${hooks}/:id`]: { summary: 'Change a webhook', body: webhookChange },
  [`DELETE ${hooks}/:id`]: { summary: 'Remove a webhook' },
  [`POST ${hooks}/:id/secret`]: { summary: 'Create a new secret', answer: newWebhookAnswer },
  [`GET ${hooks}/:id/deliveries`]: { summary: 'List deliveries and their outcomes', answer: deliveriesAnswer },
  [`POST ${hooks}/:id/test`]: { summary: 'Send a test delivery' },
  [`POST ${hooks}/:id/deliveries/:delivery/replay`]: { summary: 'Resend a delivery' },
  [`POST ${hooks}/:id/replay`]: {
    summary: 'Resend all deliveries that failed since a given time',
    body: replayInput,
    answer: replayAnswer,
  },
};
