import * as v from 'valibot';
import { requiredLine } from '#contract/leads/fields.ts';

/** Tokens of programs; a call about one has its id as a further part. */
export const programPaths = { list: '/api/admin/programs' } as const;

/** What a program may do; what none of these names is for people alone. */
export const programScopes = ['leads:read', 'bookings:read', 'subscribers:read', 'leads:write', 'notes:write'] as const;
export type ProgramScope = (typeof programScopes)[number];
const scopes = v.array(v.picklist(programScopes, 'scopes.invalid'), 'scopes.required');

/** Days for which a token may be good. */
export const programDays = [30, 90, 180, 365] as const;
/** Tokens that a site has at most, expired ones included. */
export const mostPrograms = 20;
/** Begins every token of a program, so that people and scanners of secrets know one. */
export const programTokenPrefix = 'site_';

export const programInput = v.object({
  name: requiredLine('name', 60),
  scopes: v.pipe(
    scopes,
    v.nonEmpty('scopes.required'),
    v.transform((asked) => programScopes.filter((scope) => asked.includes(scope))),
  ),
  days: v.picklist(programDays, 'days.invalid'),
});
export type ProgramInput = v.InferInput<typeof programInput>;

const program = v.object({
  id: v.string(),
  name: v.string(),
  scopes,
  created_at: v.string(),
  expires: v.string(),
  expired: v.boolean(),
  lastUsedAt: v.nullable(v.string()),
});
export type Program = v.InferOutput<typeof program>;
export const programsAnswer = v.object({ programs: v.array(program) });
export type ProgramsAnswer = v.InferOutput<typeof programsAnswer>;

/** The token is shown this once. */
export const newProgramAnswer = v.object({ id: v.string(), name: v.string(), token: v.string(), expires: v.string() });
export type NewProgramAnswer = v.InferOutput<typeof newProgramAnswer>;
