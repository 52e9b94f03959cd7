import type { Context } from 'hono';
import { refuse } from '#server/http/answer/problem.ts';

/** Whether a path segment can be the id of a stored record. PostgreSQL refuses to compare some other texts. */
export function isId(text: string): boolean {
  return /^[\w-]{1,36}$/.test(text);
}

/** The id in a path of the staff area. @throws RefusedCall (404) for text that cannot be an id */
export function idInPath(c: Context, name = 'id'): string {
  const id = c.req.param(name) ?? '';
  return isId(id) ? id : refuse('not-found');
}
