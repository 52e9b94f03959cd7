import {
  accountChangeInput,
  firstPasswordAnswer,
  inviteInput,
  staffAccountPaths,
  staffAccountsAnswer,
} from '#contract/staff/accounts.ts';
import { alertPaths, alertsAnswer } from '#contract/staff/alerts/causes.ts';
import { auditAnswer, auditCheckAnswer, auditPaths } from '#contract/staff/audit.ts';
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
import { auditInput } from '#server/staff/audit/routes.ts';
import type { Calls } from '#server/staff/openapi/call.ts';

/** Data protection, the audit log, alerts, accounts and programs. */
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
  [`POST ${auditPaths.search}`]: { summary: 'The audit log', body: auditInput, answer: auditAnswer },
  [`POST ${auditPaths.check}`]: { summary: 'Check its chain', answer: auditCheckAnswer },
  [`GET ${staffAccountPaths.list}`]: { summary: 'Accounts of staff', answer: staffAccountsAnswer },
  [`POST ${staffAccountPaths.list}`]: {
    summary: 'Add an account',
    body: inviteInput,
    answer: firstPasswordAnswer,
    status: 201,
  },
  [`PATCH ${staffAccountPaths.list}/:id`]: { summary: 'Give a role, block or unblock', body: accountChangeInput },
  [`POST ${staffAccountPaths.list}/:id/reset`]: { summary: 'Reset an account', answer: firstPasswordAnswer },
  [`POST ${staffAccountPaths.list}/:id/sign-out`]: { summary: 'Sign an account out everywhere' },
  [`GET ${programPaths.list}`]: { summary: 'Programs', answer: programsAnswer },
  [`POST ${programPaths.list}`]: {
    summary: 'Add a program',
    body: programInput,
    answer: newProgramAnswer,
    status: 201,
  },
  [`DELETE ${programPaths.list}/:id`]: { summary: 'Remove a program' },
};
