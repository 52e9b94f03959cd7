import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request's header by its lower-case name. */
export type HeaderReader = (name: string) => string | undefined;

/** One answer, complete. */
export type Answer = { status: number; headers: Readonly<Record<string, string>>; body: Buffer<ArrayBuffer> | null };

export function toResponse({ status, headers, body }: Answer): Response {
  return new Response(body, { status, headers });
}

/** Answers a request at once and says so, or leaves it alone. */
export type AtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;
