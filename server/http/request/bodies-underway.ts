import type { IncomingMessage } from 'node:http';

/** Bodies that one process waits for at once; of each it holds 64 kB at most (`maxBodyBytes`), 8 MiB together. */
const most = 128;

/**
 * Requests whose body is still coming. Where many never finish theirs, whoever has been sending longest makes room, so
 * that the memory of the process stays free: a visitor's body is there in a moment, and the form sends again what was
 * cut off.
 */
export class BodiesUnderway {
  readonly #ends = new Map<IncomingMessage, () => void>();

  /** Counts a request that has a body until `gone` is called with it; `end` is called where it has to make room. */
  add(request: IncomingMessage, end: () => void): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (!encoding && !(Number(length) > 0)) return;
    this.#ends.set(request, end);
    if (this.#ends.size > most) this.#makeRoom();
  }

  gone(request: IncomingMessage): void {
    this.#ends.delete(request);
  }

  #makeRoom(): void {
    // What has come is with the application, which answers it.
    for (const request of this.#ends.keys()) if (request.complete) this.#ends.delete(request);
    for (const [oldest, end] of this.#ends) {
      if (this.#ends.size <= most) return;
      this.#ends.delete(oldest);
      end();
    }
  }
}
