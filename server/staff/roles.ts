import type { MiddlewareHandler } from 'hono';
import { minute } from '#contract/durations.ts';
import { roleIncludes } from '#contract/staff/account.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { callRules, type Permission } from './call-rules.ts';
import { calledRoute } from './called-route.ts';

/** How long a proof is valid (milliseconds). */
const provenFor = 5 * minute;

/** After `requireSession`: requires the rule's role or scope; calls without a rule are for managers. */
export const requireRole: MiddlewareHandler = (c, next) => {
  const call = calledRoute(c);
  if (call === null) return next();
  const { may, proven, scope }: Permission = callRules[call] ?? { may: 'manage', proven: true };
  const { role, due, provenAt, scopes } = c.get('session');
  if (scopes) {
    if (scope && scopes.includes(scope)) return next();
    return refuse('scope-missing', { members: { needs: scope ?? null } });
  }
  if (may === 'anyone' || (may === 'own' && !proven)) return next();
  // A passkey may be the required second factor, but must not replace the required change of password.
  if (due !== null && !(may === 'own' && due === 'second-factor')) return refuse('account-due', { members: { due } });
  const needed = may === 'own' ? 'read' : may;
  if (!roleIncludes(role, needed)) return refuse('role-missing', { members: { needs: needed } });
  if (proven && Date.now() - provenAt > provenFor) return refuse('proof-needed', { members: { needs: 'proof' } });
  return next();
};
