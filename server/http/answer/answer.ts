/** A request's header by its lower-case name. */
export type HeaderReader = (name: string) => string | undefined;

/** One answer, complete, whichever server sends it. */
export type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
  /** Counts each time that the answer is sent. */
  view?: { count: number } | null;
};

export function toResponse({ status, headers, body }: Answer): Response {
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
}
