import * as v from 'valibot';
import { keysOf } from '#contract/keys-of.ts';
import { awaitsReply, dueTodayBefore, overdueBefore } from '#contract/office-time/reply-promise.ts';
import { dueFilters, leadStates, type nobody, openStates } from '#contract/staff/desk.ts';
import { isId } from '#server/http/request/id-in-path.ts';
import type { DeskFilter } from '#server/staff/lead-index/filter.ts';

/** A choice of a filter; blank means all. */
export const choice = <const V extends string>(values: readonly V[], code: string) =>
  v.optional(v.nullable(v.picklist(['', ...values], code), ''), '');

/** The desk part of the filter (contract `ContactFilter`); blank means all. */
export const deskEntries = {
  state: choice([...leadStates, openStates], 'state.invalid'),
  owner: v.pipe(
    v.optional(v.nullable(v.string(), ''), ''),
    v.check((value) => value === '' || isId(value), 'owner.invalid'),
  ),
  due: choice(dueFilters, 'due.invalid'),
};
type DeskInput = v.InferOutput<v.ObjectSchema<typeof deskEntries, undefined>>;

const kinds = keysOf(awaitsReply).filter((kind) => awaitsReply[kind]);

/** The filter in the terms of the lead index, with `due` as of `now`; null where it has no desk part. */
export function deskFilter(input: DeskInput, now: number): DeskFilter | null {
  if (Object.values(input).every((part) => part === '')) return null;
  const { state, owner, due } = input;
  return {
    state: state || null,
    owner: owner || null,
    due: due === 'overdue' ? overdue(now) : due === 'today' ? dueToday(now) : null,
  };
}

/** Leads whose answer is overdue. */
export function overdue(now: number): NonNullable<DeskFilter['due']> {
  return { since: null, before: overdueBefore(now), kinds };
}

/** Leads that must still be answered today. */
export function dueToday(now: number): NonNullable<DeskFilter['due']> {
  return { since: overdueBefore(now), before: dueTodayBefore(now), kinds };
}

/** The leads of one owner that are not closed. */
export function openOf(owner: string | typeof nobody): DeskFilter {
  return { state: 'open', owner, due: null };
}
