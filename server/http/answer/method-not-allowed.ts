import type { Env, Hono } from 'hono';
import { answerLanguage, problem } from './problem.ts';

/**
 * Answers 405 on every path registered on `app` so far, with the allowed methods (RFC 9110, 15.5.6). Paths outside /api
 * also allow GET and HEAD, because their pages are mounted later.
 */
export function refuseOtherMethods<E extends Env>(app: Hono<E>): void {
  const taken = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue;
    const methods = taken.get(path) ?? new Set(isCall(path) ? [] : ['GET', 'HEAD']);
    for (const one of method === 'GET' ? ['GET', 'HEAD'] : [method]) methods.add(one);
    taken.set(path, methods);
  }
  for (const [path, methods] of taken) {
    const allow = [...methods].join(', ');
    app.all(path, (c, next) => {
      if (!isCall(path) && ['GET', 'HEAD'].includes(c.req.method)) return next();
      const language = path.startsWith('/api/admin/') ? 'de' : undefined;
      return problem('method-not-allowed', answerLanguage(c, language), { headers: { allow } });
    });
  }
}

function isCall(path: string): boolean {
  return path.startsWith('/api/');
}
