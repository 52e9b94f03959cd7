import type { IncomingMessage, ServerResponse } from 'node:http';

/** Returns a request header by its lower-case name. */
export type HeaderReader = (name: string) => string | undefined;

/** A complete response. */
export type Answer = { status: number; headers: Readonly<Record<string, string>>; body: Buffer<ArrayBuffer> | null };

export function toResponse({ status, headers, body }: Answer): Response {
  return new Response(body, { status, headers });
}

/** Answers a request synchronously and returns true, or leaves it alone and returns false. */
export type AnswerFromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;
