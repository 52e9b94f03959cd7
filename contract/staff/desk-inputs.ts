import * as v from 'valibot';
import { text } from '#contract/leads/fields.ts';
import { version } from '#contract/version.ts';
import { leadStates, maxBulk } from './desk.ts';

const id = v.pipe(v.string('id.invalid'), v.regex(/^[\w-]{1,36}$/, 'id.invalid'));
const change = {
  /** The version that the change is based on; if the lead has a newer one, it stays unchanged (409). */
  version,
  state: v.optional(v.picklist(leadStates, 'state.invalid')),
  owner: v.optional(v.nullable(id)),
  answered: v.optional(v.boolean('answered.invalid')),
};
export const deskChangeInput = v.object(change);
export const bulkInput = v.object({
  items: v.pipe(
    v.array(v.object({ id, ...change }), 'items.invalid'),
    v.nonEmpty('items.required'),
    v.maxLength(maxBulk, 'items.tooLong'),
  ),
});
export const selectionInput = v.object({
  ids: v.pipe(v.array(id, 'ids.invalid'), v.nonEmpty('ids.required'), v.maxLength(maxBulk, 'ids.tooLong')),
});
/** The client generates `id`, so that a note sent twice is stored once. */
export const noteInput = v.object({
  id,
  text: v.pipe(text('text', 5000), v.nonEmpty('text.required')),
  answered: v.optional(v.boolean('answered.invalid'), false),
});
