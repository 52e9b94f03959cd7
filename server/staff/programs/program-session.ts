import type { Db } from '#server/db/connection/connect.ts';
import { refuse } from '#server/http/answer/problem.ts';
import type { CreateLimit } from '#server/limits/create-limit.ts';
import { programActor } from '#server/staff/account/program-authors.ts';
import { touchInterval } from '#server/staff/account/session-limits.ts';
import type { ProgramSession } from '#server/staff/account/sessions/require-session.ts';
import { findProgram, touchProgram } from './repository.ts';
import { hashProgramToken } from './tokens.ts';

/** Calls that one token may make within a minute; more are refused. */
export const callsPerMinute = 300;

/**
 * Sessions of programs by their token. The name contains a colon, which user names cannot, so that the audit log
 * distinguishes programs from people.
 */
export function createProgramSessions(db: Db, createLimit: CreateLimit) {
  const limit = createLimit('program', {
    windowSeconds: 60,
    suspectAbove: callsPerMinute,
    refuseAbove: callsPerMinute,
  });

  return async (token: string): Promise<ProgramSession | null> => {
    const tokenHash = hashProgramToken(token);
    const now = Date.now();
    const program = tokenHash ? await findProgram(db, tokenHash, now) : undefined;
    if (!program || !tokenHash) return null;
    const verdict = await limit.count(program.id);
    if (verdict.level === 'refused') return refuse('too-many', { retryAfter: verdict.retryAfter });
    if (now - (program.last_used_at ?? 0) >= touchInterval) {
      // A full disk must not keep programs from reading.
      await touchProgram(db, program.id, now).catch((error: Error) =>
        console.error(`the last use of a program's token was not stored: ${error.message}`),
      );
    }
    const { id, name, scopes } = program;
    return {
      session: { tokenHash, staffId: id, username: programActor(name), role: 'read', due: null, provenAt: 0, scopes },
      holds: async () => (await findProgram(db, tokenHash, Date.now())) !== undefined,
    };
  };
}
