import type { Hono } from 'hono';
import { day as dayLength } from '#contract/durations.ts';
import {
  type NewProgramAnswer,
  type ProgramsAnswer,
  programInput,
  programPaths,
} from '#contract/staff/programs/tokens.ts';
import { newId } from '#server/db/id.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse, refuseField } from '#server/http/answer/problem.ts';
import { idInPath } from '#server/http/request/id-in-path.ts';
import { readJson } from '#server/http/request/read-json.ts';
import type { Services } from '#server/services.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { deleteProgram, insertProgram, listPrograms } from './repository.ts';
import { hashProgramToken, newProgramToken } from './tokens.ts';

/** Routes for managers to create and revoke program tokens. Each change and its audit entry are one transaction. */
export function programRoutes(app: Hono, { database: { db } }: Services): void {
  app.get(programPaths.list, async (c) => {
    const programs = (await listPrograms(db)).map(({ id, name, scopes, created_at, expires_at, last_used_at }) => ({
      id,
      name,
      scopes,
      created_at: isoTime(created_at),
      expires: isoTime(expires_at),
      expired: expires_at <= Date.now(),
      lastUsedAt: isoTime(last_used_at),
    }));
    return json(c, { programs } satisfies ProgramsAnswer);
  });

  app.post(programPaths.list, async (c) => {
    const { name, scopes, days } = await readJson(c, programInput);
    const [id, token, now] = [newId(), newProgramToken(), Date.now()];
    const expires_at = now + days * dayLength;
    const row = { id, name, token_hash: hashProgramToken(token) ?? '', scopes, created_at: now, expires_at };
    const fault = await c.var.recordedChange(
      (transaction) => insertProgram(transaction, row),
      (refused) => (refused ? null : { subject: id, details: { program: name, scopes: scopes.join(' '), days } }),
    );
    if (fault) return refuseField('name', fault);
    return json(c, { id, name, token, expires: isoTime(expires_at) } satisfies NewProgramAnswer, { status: 201 });
  });

  app.delete(`${programPaths.list}/:id`, async (c) => {
    const id = idInPath(c);
    const name = await c.var.recordedChange(
      (transaction) => deleteProgram(transaction, id),
      (gone) => (gone === undefined ? null : { details: { program: gone } }),
    );
    return name === undefined ? refuse('not-found') : noContent(c);
  });
}
