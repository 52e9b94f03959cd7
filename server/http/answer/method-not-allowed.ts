import type { Env, Hono } from 'hono';
import { answerLanguage, problem } from './problem.ts';

/**
 * Answers 405 at every address that `app` has by now, naming the methods that it takes (RFC 9110, 15.5.6). Addresses
 * outside /api that take no GET are pages too, which are mounted later.
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
