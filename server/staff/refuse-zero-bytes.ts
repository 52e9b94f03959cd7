import type { MiddlewareHandler } from 'hono';
import { problem } from '#server/http/answer/problem.ts';

/** Refuses URLs with a zero byte, encoded as %00: PostgreSQL cannot store or compare text that contains one. */
export const refuseZeroBytes: MiddlewareHandler = (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  if (pathname.includes('%00')) return Promise.resolve(problem('not-found', 'de'));
  const names = [...searchParams].flatMap(([name, value]) => (`${name}${value}`.includes('\0') ? name : []));
  if (names.length === 0) return next();
  const errors = [...new Set(names)].map((name) => {
    const field = name.replaceAll('\0', '');
    return { field, code: `${field}.invalid` };
  });
  return Promise.resolve(problem('bad-fields', 'de', { errors }));
};
