import type { MiddlewareHandler } from 'hono';
import { accessPaths, mayDo, type StaffRole } from '#contract/staff/account.ts';
import { staffAccountPaths } from '#contract/staff/accounts.ts';
import { alertPaths } from '#contract/staff/alerts/causes.ts';
import { policyReportPaths } from '#contract/staff/alerts/policy-reports.ts';
import { auditPaths } from '#contract/staff/audit.ts';
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
import { refuse } from '#server/http/answer/problem.ts';
import { calledRoute } from './called-route.ts';
import { scopeOf } from './programs/scopes.ts';

/**
 * Who may make a call: `anyone` before a login, `own` whoever is logged in, also before the account is set up; else the
 * least role; `proven` where it takes the password again, or a passkey.
 */
export type CallRule = 'anyone' | 'own' | 'own, proven' | StaffRole | `${StaffRole}, proven`;
const leastRole = {
  read: 'read',
  work: 'work',
  manage: 'manage',
  'read, proven': 'read',
  'work, proven': 'work',
  'manage, proven': 'manage',
} as const satisfies Record<Exclude<CallRule, 'anyone' | 'own' | 'own, proven'>, StaffRole>;

/** Every call of the staff area, by method and pattern; a test makes each of them as every role. */
export const callRules: Readonly<Record<string, CallRule>> = {
  [`POST ${adminPaths.login}`]: 'anyone',
  [`POST ${accessPaths.loginCode}`]: 'anyone',
  [`POST ${passkeyPaths.loginOptions}`]: 'anyone',
  [`POST ${passkeyPaths.login}`]: 'anyone',
  [`GET ${directoryPaths.ways}`]: 'anyone',
  [`POST ${directoryPaths.begin}`]: 'anyone',
  [`POST ${directoryPaths.login}`]: 'anyone',
  [`POST ${directoryPaths.backChannel}`]: 'anyone',
  // The address itself was given to somebody who may, and works while they are logged in.
  [`GET ${adminPaths.contactsExport}/:file`]: 'anyone',
  [`GET ${adminPaths.completeExport}/:file`]: 'anyone',
  [`GET ${deskPaths.export}/:file`]: 'anyone',
  [`GET ${subscriberPaths.export}/:file`]: 'anyone',
  [`GET ${auditPaths.export}/:file`]: 'anyone',

  [`POST ${adminPaths.logout}`]: 'own',
  [`GET ${accessPaths.account}`]: 'own',
  [`POST ${accessPaths.password}`]: 'own',
  [`POST ${accessPaths.proof}`]: 'own',
  [`DELETE ${accessPaths.sessions}/:id`]: 'own, proven',
  [`DELETE ${accessPaths.sessions}`]: 'own, proven',
  [`POST ${accessPaths.secondFactor}`]: 'own',
  [`POST ${accessPaths.confirmSecondFactor}`]: 'own',
  [`POST ${accessPaths.endSecondFactor}`]: 'own',
  [`POST ${accessPaths.recoveryCodes}`]: 'own',
  [`POST ${passkeyPaths.proofOptions}`]: 'own',
  [`POST ${directoryPaths.beginProof}`]: 'own',
  [`POST ${directoryPaths.proof}`]: 'own',
  [`POST ${passkeyPaths.registration}`]: 'own, proven',
  [`POST ${passkeyPaths.list}`]: 'own, proven',
  [`PATCH ${passkeyPaths.list}/:passkey`]: 'own, proven',
  [`DELETE ${passkeyPaths.list}/:passkey`]: 'own, proven',

  [`GET ${adminPaths.contacts}`]: 'read',
  [`POST ${adminPaths.contactsSearch}`]: 'read',
  [`GET ${adminPaths.contacts}/:id`]: 'read',
  [`GET ${deskPaths.overview}`]: 'read',
  [`GET ${deskPaths.leads}/:id`]: 'read',
  [`GET ${deskPaths.events}`]: 'read',
  [`POST ${deskPaths.news}`]: 'read',
  [`POST ${subscriberPaths.search}`]: 'read',
  [`GET ${originPaths.staff}`]: 'read',
  [`GET ${adminPaths.statistics}`]: 'read',
  [`GET ${adminPaths.outbox}`]: 'read',
  [`GET ${adminPaths.outboxOutcomes}`]: 'read',
  [`GET ${staffBookingPaths.bookings}`]: 'read',
  [`GET ${staffBookingPaths.week}`]: 'read',
  [`GET ${staffBookingPaths.settings}`]: 'read',
  [`GET ${staffBookingPaths.blocks}`]: 'read',
  [`GET ${staffBookingPaths.feed}`]: 'read',
  [`GET ${adminPaths.whitePapers}`]: 'read',

  [`PATCH ${deskPaths.leads}/:id`]: 'work',
  [`POST ${deskPaths.leads}/:id/notes`]: 'work',
  [`DELETE ${deskPaths.leads}/:id/notes/:note`]: 'work',
  [`POST ${deskPaths.bulk}`]: 'work',
  [`POST ${deskPaths.export}`]: 'work',
  [`POST ${adminPaths.outbox}/:id/retry`]: 'work',
  [`POST ${adminPaths.outboxRetry}`]: 'work',
  [`POST ${staffBookingPaths.bookings}/:id/move`]: 'work',
  [`POST ${staffBookingPaths.bookings}/:id/cancel`]: 'work',
  [`PUT ${staffBookingPaths.settings}`]: 'work',
  [`POST ${staffBookingPaths.blocks}`]: 'work',
  [`DELETE ${staffBookingPaths.blocks}/:id`]: 'work',
  [`POST ${adminPaths.whitePapers}`]: 'work',
  [`PUT ${adminPaths.whitePapers}/:id`]: 'work',
  [`DELETE ${adminPaths.whitePapers}/:id`]: 'work',
  [`POST ${adminPaths.whitePapers}/:id/restore`]: 'work',
  [`POST ${uploadPath}`]: 'work',
  [`PUT ${uploadPath}/:id/:part`]: 'work',
  [`POST ${uploadPath}/:id/complete`]: 'work',

  [`POST ${adminPaths.contactsExport}`]: 'work, proven',
  [`POST ${subscriberPaths.export}`]: 'work, proven',
  [`POST ${staffBookingPaths.feed}`]: 'work, proven',

  [`POST ${adminPaths.completeExport}`]: 'manage, proven',
  [`POST ${auditPaths.export}`]: 'manage, proven',
  [`GET ${importPaths.list}`]: 'manage',
  [`POST ${importPaths.list}`]: 'manage',
  [`PUT ${importPaths.list}/:id/parts`]: 'manage',
  [`POST ${importPaths.list}/:id/plan`]: 'manage',
  [`POST ${importPaths.list}/:id/run`]: 'manage, proven',
  [`POST ${importPaths.list}/:id/undo`]: 'manage, proven',
  [`DELETE ${importPaths.list}/:id`]: 'manage',
  [`POST ${privacyPaths.search}`]: 'manage',
  [`POST ${privacyPaths.export}`]: 'manage',
  [`POST ${privacyPaths.erase}`]: 'manage, proven',
  [`GET ${privacyPaths.erasures}`]: 'manage',
  [`GET ${privacyPaths.retention}`]: 'manage',
  [`PUT ${privacyPaths.retention}`]: 'manage, proven',
  [`POST ${privacyPaths.retentionPreview}`]: 'manage',
  [`GET ${policyReportPaths.list}`]: 'manage',
  [`GET ${alertPaths.list}`]: 'manage',
  [`DELETE ${alertPaths.list}/:id`]: 'manage',
  [`POST ${auditPaths.search}`]: 'manage',
  [`POST ${auditPaths.check}`]: 'manage',
  [`GET ${staffAccountPaths.list}`]: 'manage',
  [`POST ${staffAccountPaths.list}`]: 'manage, proven',
  [`PATCH ${staffAccountPaths.list}/:id`]: 'manage, proven',
  [`POST ${staffAccountPaths.list}/:id/reset`]: 'manage, proven',
  [`POST ${staffAccountPaths.list}/:id/remove-second-factor`]: 'manage, proven',
  [`POST ${staffAccountPaths.list}/:id/sign-out`]: 'manage, proven',
  [`GET ${programPaths.list}`]: 'manage',
  [`POST ${programPaths.list}`]: 'manage, proven',
  [`DELETE ${programPaths.list}/:id`]: 'manage, proven',
  [`GET ${webhookPaths.list}`]: 'manage',
  [`POST ${webhookPaths.list}`]: 'manage, proven',
  [`PATCH ${webhookPaths.list}/:id`]: 'manage, proven',
  [`DELETE ${webhookPaths.list}/:id`]: 'manage, proven',
  [`POST ${webhookPaths.list}/:id/secret`]: 'manage, proven',
  [`GET ${webhookPaths.list}/:id/deliveries`]: 'manage',
  [`POST ${webhookPaths.list}/:id/test`]: 'manage',
  [`POST ${webhookPaths.list}/:id/deliveries/:delivery/replay`]: 'manage',
  [`POST ${webhookPaths.list}/:id/replay`]: 'manage',
};

/** How long the password given again counts (milliseconds). */
const provenFor = 5 * 60_000;

/** Behind `requireSession`: lets a call through to whom its rule names; a call without a rule is for managers. */
export const requireRole: MiddlewareHandler = (c, next) => {
  const call = calledRoute(c);
  if (call === null) return next();
  const rule = callRules[call] ?? 'manage, proven';
  const { role, due, provenAt, scopes } = c.get('session');
  if (scopes) {
    const scope = scopeOf(call);
    if (scope && scopes.includes(scope)) return next();
    return refuse('scope-missing', { members: { needs: scope ?? null } });
  }
  if (rule === 'own' || rule === 'anyone') return next();
  const isOwn = rule === 'own, proven';
  // A passkey may be the second factor that is due, but no way round the password of one's own.
  if (due !== null && !(isOwn && due === 'second-factor')) return refuse('account-due', { members: { due } });
  const needed = isOwn ? 'read' : leastRole[rule];
  if (!mayDo(role, needed)) return refuse('role-missing', { members: { needs: needed } });
  if (rule.endsWith('proven') && Date.now() - provenAt > provenFor)
    return refuse('proof-needed', { members: { needs: 'proof' } });
  return next();
};
