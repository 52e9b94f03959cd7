import type { GenericSchema, ObjectEntries, ObjectSchema } from 'valibot';

/** What a call takes or answers besides JSON. */
export type MediaType =
  | 'text/plain'
  | 'text/csv'
  | 'text/html'
  | 'text/calendar'
  | 'text/event-stream'
  | 'application/pdf'
  | 'application/json';

/** What the document says of one call beyond method, path, role and scope, which the server knows. */
export type Call = {
  /** What it does, in a few words. */
  summary: string;
  /** Parameters of the address; of their schema only names and what a client may send. */
  query?: ObjectSchema<ObjectEntries, undefined>;
  body?: GenericSchema | MediaType;
  /** Whether the body may come as an ordinary form post, too. */
  form?: true;
  /** Left out where the answer has no body (204). */
  answer?: GenericSchema | MediaType;
  /** Of success, where it is neither 200 nor, without an answer, 204. */
  status?: 200 | 201 | 303;
};

/** Calls by method and pattern, as the router knows them. */
export type Calls = Readonly<Record<string, Call>>;
