import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { problemSchema } from '#contract/http/problem.ts';
import { staffBooking } from '#contract/staff/bookings.ts';
import { contact } from '#contract/staff/contacts.ts';
import { desk, staffMember } from '#contract/staff/desk.ts';
import { subscriber } from '#contract/staff/newsletter.ts';

/** What several calls answer, told once. */
const shared = {
  Problem: problemSchema,
  Lead: contact,
  LeadDesk: desk,
  StaffMember: staffMember,
  Appointment: staffBooking,
  Subscriber: subscriber,
};
const options = {
  definitions: shared,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
  // What only code can say (an address's form, a day that exists) is left out: the server checks more than it tells.
  errorMode: 'ignore',
} as const;

export type JsonSchema = ReturnType<typeof toJsonSchema>;

/** What a client may send, before anything of it is changed. */
export const inputSchema = (schema: GenericSchema) => plain(toJsonSchema(schema, { ...options, typeMode: 'input' }));
export const answerSchema = (schema: GenericSchema) => plain(toJsonSchema(schema, { ...options, typeMode: 'output' }));
export const sharedSchemas = () => toJsonSchemaDefs(shared, options);

/** Without what a schema within a document says of itself, and without the shared ones, which stand elsewhere. */
function plain({ $schema, $defs, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
