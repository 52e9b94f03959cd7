import type { GenericSchema, ObjectEntries, ObjectSchema } from 'valibot';

/** A media type of a request or response that has no schema. */
export type MediaType =
  | 'text/plain'
  | 'text/csv'
  | 'text/html'
  | 'text/calendar'
  | 'text/event-stream'
  | 'application/pdf'
  | 'application/json';

/** How the document describes a call, besides method, path, role and scope, which the server knows. */
export type Call = {
  /** A short description. */
  summary: string;
  /** Query parameters; only names and accepted input of their schemas are used. */
  query?: ObjectSchema<ObjectEntries, undefined>;
  body?: GenericSchema | MediaType;
  /** Whether the body may also be a form post. */
  form?: true;
  /** Absent where the response has no body (204). */
  answer?: GenericSchema | MediaType;
  /** Status of success if not the default: 200, or 204 without an answer. */
  status?: 200 | 201 | 303;
};

/** Calls by method and route pattern. */
export type Calls = Readonly<Record<string, Call>>;
