import type { Context } from 'hono';
import { refuse } from '#server/http/answer/problem.ts';

/** Whether a path's segment can be the id of something stored; PostgreSQL refuses to compare some other texts. */
export function isId(text: string): boolean {
  return /^[\w-]{1,36}$/.test(text);
}

/** The id that a path of the staff area names. @throws RefusedCall (404) for one that nothing can have */
export function idInPath(c: Context, name = 'id'): string {
  const id = c.req.param(name) ?? '';
  return isId(id) ? id : refuse('not-found');
}
