import { accountPaths, type StaffRole } from '#contract/staff/account.ts';
import { staffAccountPaths } from '#contract/staff/accounts.ts';
import { alertPaths } from '#contract/staff/alerts/causes.ts';
import { policyReportPaths } from '#contract/staff/alerts/policy-reports.ts';
import { type AuditAction, auditPaths } from '#contract/staff/audit.ts';
import { staffBookingPaths } from '#contract/staff/bookings.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { deskPaths } from '#contract/staff/desk.ts';
import { importPaths } from '#contract/staff/imports/imports.ts';
import { directoryPaths } from '#contract/staff/login/directory.ts';
import { passkeyPaths } from '#contract/staff/login/passkeys.ts';
import { issuePaths } from '#contract/staff/newsletter/issues.ts';
import { subscriberPaths } from '#contract/staff/newsletter.ts';
import { originPaths } from '#contract/staff/origins.ts';
import { privacyPaths } from '#contract/staff/privacy.ts';
import { type ProgramScope, programPaths } from '#contract/staff/programs/tokens.ts';
import { webhookPaths } from '#contract/staff/programs/webhooks.ts';
import { uploadPath } from '#contract/white-papers/files.ts';

/**
 * What the audit log records of a successful call, with the id in the path as its subject: what it `shows`, recorded
 * before the response (`recording/record-calls.ts`), or what it `changes`, recorded in the transaction of the change
 * (`recordedChange`). `own` where the handler records several actions in its own transactions; `nothing`, with a
 * reason.
 */
type Recorded = { shows: AuditAction } | { changes: AuditAction } | { records: 'own' } | { nothing: string };

/** Who may make a call. */
export type Permission = {
  /** `anyone` without a login; `own` for every session, even before the account is set up; else the minimum role. */
  may: 'anyone' | 'own' | StaffRole;
  /** Whether the password or a passkey is required again. */
  proven?: true;
  /** The scope with which a program may make the call; without one, only people may. */
  scope?: ProgramScope;
};
type CallRule = Permission & Recorded;

/**
 * Every call of the staff area, by method and pattern. Tests make each of them with every role and every scope, and
 * fail for a call that is missing here.
 */
export const callRules: Readonly<Record<string, CallRule>> = {
  [`POST ${adminPaths.login}`]: { may: 'anyone', records: 'own' },
  [`POST ${accountPaths.loginCode}`]: { may: 'anyone', records: 'own' },
  [`POST ${passkeyPaths.loginOptions}`]: { may: 'anyone', nothing: 'a challenge; the response to it is recorded' },
  [`POST ${passkeyPaths.login}`]: { may: 'anyone', records: 'own' },
  [`GET ${directoryPaths.ways}`]: { may: 'anyone', nothing: 'the directory’s name' },
  [`POST ${directoryPaths.begin}`]: {
    may: 'anyone',
    nothing: 'a URL of the directory; the sign-in that follows is recorded',
  },
  [`POST ${directoryPaths.login}`]: { may: 'anyone', records: 'own' },
  [`POST ${directoryPaths.backChannel}`]: { may: 'anyone', records: 'own' },
  // The URL was issued to somebody with permission and works while they are signed in.
  [`GET ${adminPaths.contactsExport}/:file`]: { may: 'anyone', shows: 'leads-downloaded' },
  [`GET ${adminPaths.completeExport}/:file`]: { may: 'anyone', shows: 'leads-downloaded' },
  [`GET ${deskPaths.export}/:file`]: { may: 'anyone', shows: 'leads-downloaded' },
  [`GET ${subscriberPaths.export}/:file`]: { may: 'anyone', shows: 'subscribers-downloaded' },
  [`GET ${issuePaths.preview}/:token`]: { may: 'anyone', nothing: 'a draft the caller has just typed' },
  [`GET ${auditPaths.export}/:file`]: { may: 'anyone', shows: 'audit-downloaded' },

  [`POST ${adminPaths.logout}`]: { may: 'own', changes: 'logout' },
  [`GET ${accountPaths.account}`]: { may: 'own', nothing: 'the caller’s own account' },
  [`POST ${accountPaths.password}`]: { may: 'own', records: 'own' },
  [`POST ${accountPaths.proof}`]: { may: 'own', nothing: 'the calls it permits are recorded' },
  [`DELETE ${accountPaths.sessions}/:id`]: { may: 'own', proven: true, changes: 'session-ended' },
  [`DELETE ${accountPaths.sessions}`]: { may: 'own', proven: true, changes: 'sessions-ended' },
  [`POST ${accountPaths.secondFactor}`]: { may: 'own', changes: 'second-factor-begun' },
  [`POST ${accountPaths.confirmSecondFactor}`]: { may: 'own', changes: 'second-factor-on' },
  [`POST ${accountPaths.endSecondFactor}`]: { may: 'own', changes: 'second-factor-off' },
  [`POST ${accountPaths.recoveryCodes}`]: { may: 'own', changes: 'recovery-codes-made' },
  [`POST ${passkeyPaths.proofOptions}`]: {
    may: 'own',
    nothing: 'a challenge; the calls its proof permits are recorded',
  },
  [`POST ${directoryPaths.beginProof}`]: {
    may: 'own',
    nothing: 'a URL of the directory; the calls its proof permits are recorded',
  },
  [`POST ${directoryPaths.proof}`]: { may: 'own', nothing: 'the calls it permits are recorded' },
  [`POST ${passkeyPaths.registration}`]: {
    may: 'own',
    proven: true,
    nothing: 'a challenge; the response to it is recorded',
  },
  [`POST ${passkeyPaths.list}`]: { may: 'own', proven: true, changes: 'passkey-added' },
  [`PATCH ${passkeyPaths.list}/:passkey`]: { may: 'own', proven: true, changes: 'passkey-renamed' },
  [`DELETE ${passkeyPaths.list}/:passkey`]: { may: 'own', proven: true, changes: 'passkey-removed' },

  [`GET ${adminPaths.contacts}`]: { may: 'read', shows: 'leads-listed', scope: 'leads:read' },
  [`POST ${adminPaths.contactsSearch}`]: { may: 'read', shows: 'leads-listed', scope: 'leads:read' },
  [`GET ${adminPaths.contacts}/:id`]: { may: 'read', shows: 'lead-viewed', scope: 'leads:read' },
  [`GET ${deskPaths.overview}`]: { may: 'read', nothing: 'counts and the names of staff' },
  [`GET ${deskPaths.leads}/:id`]: { may: 'read', shows: 'lead-viewed', scope: 'leads:read' },
  [`GET ${deskPaths.events}`]: { may: 'read', nothing: 'shows that something is new, not what' },
  [`POST ${deskPaths.news}`]: { may: 'read', nothing: 'a number' },
  [`POST ${subscriberPaths.search}`]: { may: 'read', shows: 'subscribers-listed', scope: 'subscribers:read' },
  [`GET ${originPaths.staff}`]: { may: 'read', nothing: 'figures only, no names' },
  [`GET ${adminPaths.statistics}`]: { may: 'read', nothing: 'figures only, no names' },
  [`GET ${adminPaths.outbox}`]: { may: 'read', shows: 'mails-viewed' },
  [`GET ${adminPaths.outboxOutcomes}`]: {
    may: 'read',
    nothing: 'outcomes of resent mails, by their ids',
  },
  [`GET ${staffBookingPaths.bookings}`]: { may: 'read', shows: 'bookings-listed', scope: 'bookings:read' },
  [`GET ${staffBookingPaths.week}`]: { may: 'read', shows: 'bookings-listed', scope: 'bookings:read' },
  [`GET ${staffBookingPaths.bookings}/:id`]: { may: 'read', shows: 'booking-viewed', scope: 'bookings:read' },
  [`GET ${staffBookingPaths.settings}`]: { may: 'read', nothing: 'office hours only, no names' },
  [`GET ${staffBookingPaths.blocks}`]: { may: 'read', nothing: 'blocked periods only, no names' },
  [`GET ${staffBookingPaths.feed}`]: { may: 'read', nothing: 'only whether a feed exists' },
  [`GET ${issuePaths.list}`]: { may: 'read', nothing: 'texts for all readers, and the number of readers' },
  [`GET ${adminPaths.whitePapers}`]: { may: 'read', nothing: 'the list is public' },

  [`PATCH ${deskPaths.leads}/:id`]: { may: 'work', changes: 'lead-changed', scope: 'leads:write' },
  [`POST ${deskPaths.leads}/:id/notes`]: { may: 'work', changes: 'lead-noted', scope: 'notes:write' },
  [`DELETE ${deskPaths.leads}/:id/notes/:note`]: { may: 'work', changes: 'lead-note-deleted' },
  [`POST ${deskPaths.bulk}`]: { may: 'work', changes: 'leads-changed' },
  [`POST ${deskPaths.export}`]: { may: 'work', changes: 'leads-exported' },
  [`POST ${adminPaths.outbox}/:id/retry`]: { may: 'work', changes: 'mail-retried' },
  [`POST ${adminPaths.outboxRetry}`]: { may: 'work', changes: 'mail-retried' },
  [`POST ${staffBookingPaths.bookings}/:id/move`]: { may: 'work', changes: 'booking-moved' },
  [`POST ${staffBookingPaths.bookings}/:id/cancel`]: { may: 'work', changes: 'booking-cancelled' },
  [`PUT ${staffBookingPaths.settings}`]: { may: 'work', changes: 'booking-settings-changed' },
  [`POST ${staffBookingPaths.blocks}`]: { may: 'work', changes: 'booking-block-added' },
  [`DELETE ${staffBookingPaths.blocks}/:id`]: { may: 'work', changes: 'booking-block-removed' },
  [`POST ${adminPaths.whitePapers}`]: { may: 'work', changes: 'white-paper-added' },
  [`PUT ${adminPaths.whitePapers}/:id`]: { may: 'work', changes: 'white-paper-changed' },
  [`DELETE ${adminPaths.whitePapers}/:id`]: { may: 'work', changes: 'white-paper-deleted' },
  [`POST ${adminPaths.whitePapers}/:id/restore`]: { may: 'work', changes: 'white-paper-restored' },
  [`POST ${issuePaths.list}`]: { may: 'work', changes: 'issue-written' },
  [`PUT ${issuePaths.list}/:id`]: { may: 'work', changes: 'issue-changed' },
  [`DELETE ${issuePaths.list}/:id`]: { may: 'work', changes: 'issue-deleted' },
  [`POST ${issuePaths.preview}`]: { may: 'work', nothing: 'shows what the caller has just typed' },
  [`POST ${issuePaths.list}/:id/test`]: { may: 'work', changes: 'issue-tested' },
  // Anyone who notices a mistake can stop the sending.
  [`PUT ${issuePaths.list}/:id/shown`]: { may: 'work', changes: 'issue-shown' },
  [`POST ${uploadPath}`]: { may: 'work', nothing: 'stores only an id; its completion is recorded' },
  [`PUT ${uploadPath}/:id/:part`]: { may: 'work', nothing: 'a part of a file; its completion is recorded' },
  [`POST ${uploadPath}/:id/complete`]: { may: 'work', changes: 'file-uploaded' },

  [`POST ${adminPaths.contactsExport}`]: { may: 'work', proven: true, changes: 'leads-exported' },
  [`POST ${subscriberPaths.export}`]: { may: 'work', proven: true, changes: 'subscribers-exported' },
  [`POST ${staffBookingPaths.feed}`]: { may: 'work', proven: true, changes: 'booking-feed-renewed' },

  [`POST ${issuePaths.list}/:id/send`]: { may: 'manage', proven: true, changes: 'issue-sent' },
  [`POST ${adminPaths.completeExport}`]: { may: 'manage', proven: true, changes: 'leads-exported' },
  [`POST ${auditPaths.export}`]: { may: 'manage', proven: true, changes: 'audit-exported' },
  [`GET ${importPaths.list}`]: { may: 'manage', nothing: 'names of files and counts' },
  [`POST ${importPaths.list}`]: { may: 'manage', changes: 'import-begun' },
  [`PUT ${importPaths.list}/:id/parts`]: { may: 'manage', nothing: 'rows of a file whose import is recorded' },
  [`POST ${importPaths.list}/:id/plan`]: { may: 'manage', nothing: 'shows the contents of the file just uploaded' },
  [`POST ${importPaths.list}/:id/run`]: { may: 'manage', proven: true, records: 'own' },
  [`POST ${importPaths.list}/:id/undo`]: { may: 'manage', proven: true, records: 'own' },
  [`DELETE ${importPaths.list}/:id`]: { may: 'manage', changes: 'import-dropped' },
  [`POST ${privacyPaths.search}`]: { may: 'manage', shows: 'person-searched' },
  [`POST ${privacyPaths.export}`]: { may: 'manage', shows: 'person-exported' },
  [`POST ${privacyPaths.erase}`]: { may: 'manage', proven: true, records: 'own' },
  [`GET ${privacyPaths.erasures}`]: { may: 'manage', shows: 'erasures-viewed' },
  [`GET ${privacyPaths.retention}`]: { may: 'manage', nothing: 'retention periods and counts, no names' },
  [`PUT ${privacyPaths.retention}`]: { may: 'manage', proven: true, records: 'own' },
  [`POST ${privacyPaths.retentionPreview}`]: { may: 'manage', nothing: 'a count only, no names' },
  [`GET ${policyReportPaths.list}`]: { may: 'manage', nothing: 'contains no names' },
  [`GET ${alertPaths.list}`]: { may: 'manage', nothing: 'names of staff and their actions' },
  [`DELETE ${alertPaths.list}/:id`]: { may: 'manage', changes: 'alert-dismissed' },
  [`POST ${auditPaths.search}`]: { may: 'manage', shows: 'audit-viewed' },
  [`POST ${auditPaths.check}`]: { may: 'manage', shows: 'audit-checked' },
  [`GET ${staffAccountPaths.list}`]: { may: 'manage', nothing: 'names of staff' },
  [`POST ${staffAccountPaths.list}`]: { may: 'manage', proven: true, records: 'own' },
  [`PATCH ${staffAccountPaths.list}/:id`]: { may: 'manage', proven: true, records: 'own' },
  [`POST ${staffAccountPaths.list}/:id/reset`]: { may: 'manage', proven: true, records: 'own' },
  [`POST ${staffAccountPaths.list}/:id/remove-second-factor`]: { may: 'manage', proven: true, records: 'own' },
  [`POST ${staffAccountPaths.list}/:id/sign-out`]: { may: 'manage', proven: true, records: 'own' },
  [`GET ${programPaths.list}`]: { may: 'manage', nothing: 'names of programs' },
  [`POST ${programPaths.list}`]: { may: 'manage', proven: true, changes: 'program-added' },
  [`DELETE ${programPaths.list}/:id`]: { may: 'manage', proven: true, changes: 'program-removed' },
  [`GET ${webhookPaths.list}`]: { may: 'manage', nothing: 'names of programs' },
  [`POST ${webhookPaths.list}`]: { may: 'manage', proven: true, changes: 'webhook-added' },
  [`PATCH ${webhookPaths.list}/:id`]: { may: 'manage', proven: true, changes: 'webhook-changed' },
  [`DELETE ${webhookPaths.list}/:id`]: { may: 'manage', proven: true, changes: 'webhook-removed' },
  [`POST ${webhookPaths.list}/:id/secret`]: { may: 'manage', proven: true, changes: 'webhook-secret-renewed' },
  [`GET ${webhookPaths.list}/:id/deliveries`]: {
    may: 'manage',
    nothing: 'outcomes of deliveries, without the people they concern',
  },
  [`POST ${webhookPaths.list}/:id/test`]: { may: 'manage', changes: 'webhook-tested' },
  [`POST ${webhookPaths.list}/:id/deliveries/:delivery/replay`]: { may: 'manage', changes: 'webhook-replayed' },
  [`POST ${webhookPaths.list}/:id/replay`]: { may: 'manage', changes: 'webhook-replayed' },
};
