import * as v from 'valibot';
import { requiredLine } from '#contract/leads/fields.ts';

/** Tokens of programs; a call about one appends its id. */
export const programPaths = { list: '/api/admin/programs' } as const;

/** What programs can do; every call without a scope is reserved for people. */
export const programScopes = ['leads:read', 'bookings:read', 'subscribers:read', 'leads:write', 'notes:write'] as const;
export type ProgramScope = (typeof programScopes)[number];
const scopes = v.array(v.picklist(programScopes, 'scopes.invalid'), 'scopes.required');

/** Lifetimes of a token in days. */
export const programDays = [30, 90, 180, 365] as const;
/** Maximum number of tokens per site, including expired ones. */
export const mostPrograms = 20;
/** Prefix of program tokens, so that people and secret scanners recognise them. */
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

/** The token is shown only once. */
export const newProgramAnswer = v.object({ id: v.string(), name: v.string(), token: v.string(), expires: v.string() });
export type NewProgramAnswer = v.InferOutput<typeof newProgramAnswer>;
