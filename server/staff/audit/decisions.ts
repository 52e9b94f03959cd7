import { accessPaths } from '#contract/staff/account.ts';
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
import { subscriberPaths } from '#contract/staff/newsletter.ts';
import { originPaths } from '#contract/staff/origins.ts';
import { privacyPaths } from '#contract/staff/privacy.ts';
import { programPaths } from '#contract/staff/programs/tokens.ts';
import { webhookPaths } from '#contract/staff/programs/webhooks.ts';
import { uploadPath } from '#contract/white-papers/files.ts';

/**
 * What is recorded of a call that succeeded: an action, with the id in the path as its subject, before what was read is
 * shown (`middleware.ts`) or in the transaction of the change (`recordedChange`); `own` where the handler's functions
 * write more than one action in their transactions; or nothing, for a reason.
 */
export type Decision = AuditAction | { change: AuditAction } | 'own' | { nothing: string };

/** Every call of the staff area, by method and pattern; a test fails for one that is missing here. */
export const auditDecisions: Readonly<Record<string, Decision>> = {
  [`POST ${adminPaths.login}`]: 'own',
  [`POST ${accessPaths.loginCode}`]: 'own',
  [`POST ${passkeyPaths.loginOptions}`]: { nothing: 'a challenge; its answer is recorded' },
  [`POST ${passkeyPaths.login}`]: 'own',
  [`GET ${directoryPaths.ways}`]: { nothing: 'the directory’s name' },
  [`POST ${directoryPaths.begin}`]: { nothing: 'an address of the directory; what comes back is recorded' },
  [`POST ${directoryPaths.login}`]: 'own',
  [`POST ${directoryPaths.backChannel}`]: 'own',
  [`POST ${directoryPaths.beginProof}`]: { nothing: 'an address of the directory; what its proof opens is recorded' },
  [`POST ${directoryPaths.proof}`]: { nothing: 'what it opens is recorded' },
  [`POST ${passkeyPaths.proofOptions}`]: { nothing: 'a challenge; what its answer opens is recorded' },
  [`POST ${passkeyPaths.registration}`]: { nothing: 'a challenge; its answer is recorded' },
  [`POST ${passkeyPaths.list}`]: { change: 'passkey-added' },
  [`PATCH ${passkeyPaths.list}/:passkey`]: { change: 'passkey-renamed' },
  [`DELETE ${passkeyPaths.list}/:passkey`]: { change: 'passkey-removed' },
  [`POST ${adminPaths.logout}`]: { change: 'logout' },
  [`GET ${adminPaths.contacts}`]: 'leads-listed',
  [`POST ${adminPaths.contactsSearch}`]: 'leads-listed',
  [`GET ${adminPaths.contacts}/:id`]: 'lead-viewed',
  [`POST ${adminPaths.contactsExport}`]: { change: 'leads-exported' },
  [`GET ${adminPaths.contactsExport}/:file`]: 'leads-downloaded',
  [`POST ${adminPaths.completeExport}`]: { change: 'leads-exported' },
  [`GET ${adminPaths.completeExport}/:file`]: 'leads-downloaded',
  [`GET ${deskPaths.overview}`]: { nothing: 'figures, and the names of staff' },
  [`GET ${deskPaths.leads}/:id`]: 'lead-viewed',
  [`PATCH ${deskPaths.leads}/:id`]: { change: 'lead-changed' },
  [`POST ${deskPaths.leads}/:id/notes`]: { change: 'lead-noted' },
  [`DELETE ${deskPaths.leads}/:id/notes/:note`]: { change: 'lead-note-deleted' },
  [`POST ${deskPaths.bulk}`]: { change: 'leads-changed' },
  [`POST ${deskPaths.export}`]: { change: 'leads-exported' },
  [`GET ${deskPaths.export}/:file`]: 'leads-downloaded',
  [`GET ${deskPaths.events}`]: { nothing: 'tells that there is something new, not what' },
  [`POST ${deskPaths.news}`]: { nothing: 'a number' },
  [`POST ${subscriberPaths.search}`]: 'subscribers-listed',
  [`POST ${subscriberPaths.export}`]: { change: 'subscribers-exported' },
  [`GET ${subscriberPaths.export}/:file`]: 'subscribers-downloaded',
  [`GET ${originPaths.staff}`]: { nothing: 'figures name nobody' },
  [`POST ${adminPaths.whitePapers}/:id/restore`]: { change: 'white-paper-restored' },
  [`GET ${adminPaths.statistics}`]: { nothing: 'figures name nobody' },
  [`GET ${adminPaths.outbox}`]: 'mails-viewed',
  [`POST ${adminPaths.outbox}/:id/retry`]: { change: 'mail-retried' },
  [`POST ${adminPaths.outboxRetry}`]: { change: 'mail-retried' },
  [`GET ${adminPaths.outboxOutcomes}`]: { nothing: 'what became of mails that were sent again, by their ids' },
  [`GET ${staffBookingPaths.bookings}`]: 'bookings-listed',
  [`GET ${staffBookingPaths.week}`]: 'bookings-listed',
  [`POST ${staffBookingPaths.bookings}/:id/move`]: { change: 'booking-moved' },
  [`POST ${staffBookingPaths.bookings}/:id/cancel`]: { change: 'booking-cancelled' },
  [`GET ${staffBookingPaths.settings}`]: { nothing: 'hours name nobody' },
  [`PUT ${staffBookingPaths.settings}`]: { change: 'booking-settings-changed' },
  [`GET ${staffBookingPaths.blocks}`]: { nothing: 'blocked times name nobody' },
  [`POST ${staffBookingPaths.blocks}`]: { change: 'booking-block-added' },
  [`DELETE ${staffBookingPaths.blocks}/:id`]: { change: 'booking-block-removed' },
  [`GET ${staffBookingPaths.feed}`]: { nothing: 'tells whether there is one' },
  [`POST ${staffBookingPaths.feed}`]: { change: 'booking-feed-renewed' },
  [`GET ${adminPaths.whitePapers}`]: { nothing: 'the list is public' },
  [`POST ${adminPaths.whitePapers}`]: { change: 'white-paper-added' },
  [`PUT ${adminPaths.whitePapers}/:id`]: { change: 'white-paper-changed' },
  [`DELETE ${adminPaths.whitePapers}/:id`]: { change: 'white-paper-deleted' },
  [`POST ${uploadPath}`]: { nothing: 'nothing is stored but an id; its completion is recorded' },
  [`PUT ${uploadPath}/:id/:part`]: { nothing: 'a part of a file; its completion is recorded' },
  [`POST ${uploadPath}/:id/complete`]: { change: 'file-uploaded' },
  [`GET ${accessPaths.account}`]: { nothing: 'one’s own account' },
  [`POST ${accessPaths.password}`]: 'own',
  [`POST ${accessPaths.proof}`]: { nothing: 'what it opens is recorded' },
  [`DELETE ${accessPaths.sessions}/:id`]: { change: 'session-ended' },
  [`DELETE ${accessPaths.sessions}`]: { change: 'sessions-ended' },
  [`POST ${accessPaths.secondFactor}`]: { change: 'second-factor-begun' },
  [`POST ${accessPaths.confirmSecondFactor}`]: { change: 'second-factor-on' },
  [`POST ${accessPaths.endSecondFactor}`]: { change: 'second-factor-off' },
  [`POST ${accessPaths.recoveryCodes}`]: { change: 'recovery-codes-made' },
  [`GET ${staffAccountPaths.list}`]: { nothing: 'names of staff' },
  [`POST ${staffAccountPaths.list}`]: 'own',
  [`PATCH ${staffAccountPaths.list}/:id`]: 'own',
  [`POST ${staffAccountPaths.list}/:id/reset`]: 'own',
  [`POST ${staffAccountPaths.list}/:id/remove-second-factor`]: 'own',
  [`POST ${staffAccountPaths.list}/:id/sign-out`]: 'own',
  [`GET ${programPaths.list}`]: { nothing: 'names of programs' },
  [`POST ${programPaths.list}`]: { change: 'program-added' },
  [`DELETE ${programPaths.list}/:id`]: { change: 'program-removed' },
  [`GET ${webhookPaths.list}`]: { nothing: 'names of programs' },
  [`POST ${webhookPaths.list}`]: { change: 'webhook-added' },
  [`PATCH ${webhookPaths.list}/:id`]: { change: 'webhook-changed' },
  [`DELETE ${webhookPaths.list}/:id`]: { change: 'webhook-removed' },
  [`POST ${webhookPaths.list}/:id/secret`]: { change: 'webhook-secret-renewed' },
  [`GET ${webhookPaths.list}/:id/deliveries`]: { nothing: 'what became of messages, not whom they were about' },
  [`POST ${webhookPaths.list}/:id/test`]: { change: 'webhook-tested' },
  [`POST ${webhookPaths.list}/:id/deliveries/:delivery/replay`]: { change: 'webhook-replayed' },
  [`POST ${webhookPaths.list}/:id/replay`]: { change: 'webhook-replayed' },
  [`GET ${policyReportPaths.list}`]: { nothing: 'names nobody' },
  [`GET ${alertPaths.list}`]: { nothing: 'names of staff, and what they did' },
  [`DELETE ${alertPaths.list}/:id`]: { change: 'alert-dismissed' },
  [`POST ${auditPaths.search}`]: 'audit-viewed',
  [`POST ${auditPaths.check}`]: 'audit-checked',
  [`POST ${auditPaths.export}`]: { change: 'audit-exported' },
  [`GET ${auditPaths.export}/:file`]: 'audit-downloaded',
  [`GET ${importPaths.list}`]: { nothing: 'names of files, and figures' },
  [`POST ${importPaths.list}`]: { change: 'import-begun' },
  [`PUT ${importPaths.list}/:id/parts`]: { nothing: 'rows of a file whose import is recorded' },
  [`POST ${importPaths.list}/:id/plan`]: { nothing: 'shows what the file said that was just uploaded' },
  [`POST ${importPaths.list}/:id/run`]: 'own',
  [`POST ${importPaths.list}/:id/undo`]: 'own',
  [`DELETE ${importPaths.list}/:id`]: { change: 'import-dropped' },
  [`POST ${privacyPaths.search}`]: 'person-searched',
  [`POST ${privacyPaths.export}`]: 'person-exported',
  [`POST ${privacyPaths.erase}`]: 'own',
  [`GET ${privacyPaths.erasures}`]: 'erasures-viewed',
  [`GET ${privacyPaths.retention}`]: { nothing: 'figures name nobody' },
  [`PUT ${privacyPaths.retention}`]: 'own',
  [`POST ${privacyPaths.retentionPreview}`]: { nothing: 'a figure names nobody' },
};
