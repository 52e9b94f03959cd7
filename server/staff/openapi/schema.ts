import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { problemSchema } from '#contract/http/problem.ts';
import { staffBooking } from '#contract/staff/bookings.ts';
import { contact } from '#contract/staff/contacts.ts';
import { desk, staffMember } from '#contract/staff/desk.ts';
import { subscriber } from '#contract/staff/newsletter.ts';

/** Schemas that several calls share. */
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
  // Checks that JSON Schema cannot express (a valid mail address, an existing day) are left out.
  errorMode: 'ignore',
} as const;

export type JsonSchema = ReturnType<typeof toJsonSchema>;

/** The schema of a request, before any transformation. */
export const inputSchema = (schema: GenericSchema) => plain(toJsonSchema(schema, { ...options, typeMode: 'input' }));
export const answerSchema = (schema: GenericSchema) => plain(toJsonSchema(schema, { ...options, typeMode: 'output' }));
export const sharedSchemas = () => toJsonSchemaDefs(shared, options);

/** Removes `$schema`, and the shared definitions, which are in `components`. */
function plain({ $schema, $defs, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
