import * as v from 'valibot';
import { adminPaths } from '#contract/staff/contacts.ts';
import { staffLogin } from './site.ts';

/** POSTs JSON over HTTP, as programs do. */
export function postJson(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const all = { 'content-type': 'application/json', ...headers };
  return fetch(url, { method: 'POST', headers: all, body: JSON.stringify(body) });
}

/** Signs in at a served site. @returns the session's token */
export async function tokenFrom(
  origin: string,
  login: { username: string; password: string } = staffLogin,
): Promise<string> {
  const answer = await postJson(origin + adminPaths.login, login);
  return v.parse(v.object({ token: v.string() }), await answer.json()).token;
}
