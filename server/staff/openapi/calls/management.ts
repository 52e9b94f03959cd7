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
  [`POST ${privacyPaths.search}`]: { summary: 'What is held of a person', body: personQuery, answer: peopleAnswer },
  [`POST ${privacyPaths.export}`]: { summary: 'The same as a file', body: exportInput, answer: exportAnswer },
  [`POST ${privacyPaths.erase}`]: { summary: 'Erase a person', body: eraseInput, answer: erasureView },
  [`GET ${privacyPaths.erasures}`]: { summary: 'Proofs of erasures', answer: erasuresAnswer },
  [`GET ${privacyPaths.retention}`]: { summary: 'How long what is kept', answer: retentionAnswer },
  [`PUT ${privacyPaths.retention}`]: {
    summary: 'Change how long something is kept',
    body: retentionChangeInput,
    answer: retentionAnswer,
  },
  [`POST ${privacyPaths.retentionPreview}`]: {
    summary: 'What a change would delete',
    body: retentionInput,
    answer: retentionPreview,
  },
  [`GET ${alertPaths.list}`]: { summary: 'Alerts', answer: alertsAnswer },
  [`DELETE ${alertPaths.list}/:id`]: { summary: 'Dismiss an alert' },
  [`GET ${policyReportPaths.list}`]: { summary: 'What browsers refused of pages', answer: policyReportsAnswer },
  [`POST ${auditPaths.search}`]: { summary: 'The audit log', body: auditInput, answer: auditAnswer },
  [`POST ${auditPaths.check}`]: { summary: 'Check its chain', answer: auditCheckAnswer },
  [`POST ${auditPaths.export}`]: {
    summary: 'An address for a file, good for one download',
    body: auditExportInput,
    answer: fileAnswer,
  },
  [`GET ${auditPaths.export}/:file`]: {
    summary: 'The audit log as a file, in the format asked for',
    answer: 'text/csv',
  },
  [`GET ${staffAccountPaths.list}`]: { summary: 'Accounts of staff', answer: staffAccountsAnswer },
  [`POST ${staffAccountPaths.list}`]: {
    summary: 'Add an account',
    body: inviteInput,
    answer: firstPasswordAnswer,
    status: 201,
  },
  [`PATCH ${staffAccountPaths.list}/:id`]: { summary: 'Give a role, block or unblock', body: accountChangeInput },
  [`POST ${staffAccountPaths.list}/:id/reset`]: {
    summary: 'Give an account a first password; its second factor stays',
    answer: firstPasswordAnswer,
  },
  [`POST ${staffAccountPaths.list}/:id/remove-second-factor`]: {
    summary: 'Remove an account’s app, recovery codes and passkeys',
  },
  [`POST ${staffAccountPaths.list}/:id/sign-out`]: { summary: 'Sign an account out everywhere' },
  [`GET ${programPaths.list}`]: { summary: 'Programs', answer: programsAnswer },
  [`POST ${programPaths.list}`]: {
    summary: 'Add a program',
    body: programInput,
    answer: newProgramAnswer,
    status: 201,
  },
  [`DELETE ${programPaths.list}/:id`]: { summary: 'Remove a program' },

  [`GET ${importPaths.list}`]: { summary: 'Imports', answer: importsAnswer },
  [`POST ${importPaths.list}`]: { summary: 'Begin an import', body: importInput, answer: importAnswer, status: 201 },
  [`PUT ${importPaths.list}/:id/parts`]: { summary: 'Send some rows of its file', body: partInput },
  [`POST ${importPaths.list}/:id/plan`]: {
    summary: 'What its rows would become',
    body: planInput,
    answer: previewAnswer,
  },
  [`POST ${importPaths.list}/:id/run`]: { summary: 'Carry one part out', body: runInput, answer: importAnswer },
  [`POST ${importPaths.list}/:id/undo`]: { summary: 'Take some of it back', body: undoInput, answer: undoAnswer },
  [`DELETE ${importPaths.list}/:id`]: { summary: 'Drop an open import' },

  [`GET ${hooks}`]: { summary: 'Webhooks', answer: webhooksAnswer },
  [`POST ${hooks}`]: { summary: 'Add a webhook', body: webhookInput, answer: newWebhookAnswer, status: 201 },
  [`PATCH ${hooks}/:id`]: { summary: 'Change a webhook', body: webhookChange },
  [`DELETE ${hooks}/:id`]: { summary: 'Remove a webhook' },
  [`POST ${hooks}/:id/secret`]: { summary: 'A new secret', answer: newWebhookAnswer },
  [`GET ${hooks}/:id/deliveries`]: { summary: 'What became of its messages', answer: deliveriesAnswer },
  [`POST ${hooks}/:id/test`]: { summary: 'Send it a test' },
  [`POST ${hooks}/:id/deliveries/:delivery/replay`]: { summary: 'Send a message again' },
  [`POST ${hooks}/:id/replay`]: { summary: 'Send all again that failed', body: replayInput, answer: replayAnswer },
};
