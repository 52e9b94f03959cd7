import type { IncomingMessage } from 'node:http';

/** Request bodies that one process receives concurrently: at most 64 kB each (`maxBodyBytes`), 4 MiB in total. */
const most = 64;

/** Bodies per client; no ordinary visitor sends more at a time. */
const maxPerClient = 16;

type Coming = { from: string; end: () => void };

/**
 * Requests whose body is still arriving. When there are too many, one request of the client with the most is ended, so
 * that memory stays free and a flood cuts off its own requests: not the visitor on a slow line, nor a part of a file
 * that staff upload. Of a flood the newest request is ended, because the least of it has been received; when each
 * client has few, the one that has been arriving longest.
 */
export class BodiesUnderway {
  readonly #coming = new Map<IncomingMessage, Coming>();

  /**
   * Counts a request with a body until `gone` is called with it.
   * @param whose returns the client's key, as for connection limits; only called for requests with a body
   * @param end called when the request has to make room
   */
  add(request: IncomingMessage, whose: (request: IncomingMessage) => string, end: () => void): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (!encoding && !(Number(length) > 0)) return;
    this.#coming.set(request, { from: whose(request), end });
    // By the next tick, a body that arrived together with its headers is complete.
    if (this.#coming.size > most) process.nextTick(() => this.#makeRoom());
  }

  gone(request: IncomingMessage): void {
    this.#coming.delete(request);
  }

  #makeRoom(): void {
    // Complete bodies have been handed to the application, which answers them.
    for (const request of this.#coming.keys()) if (request.complete) this.#coming.delete(request);
    while (this.#coming.size > most) {
      const [greediest, count] = this.#greediest();
      const own = [...this.#coming].filter(([, { from }]) => from === greediest);
      const ended = count > maxPerClient ? own.at(-1) : own[0];
      if (!ended) return;
      this.#coming.delete(ended[0]);
      ended[1].end();
    }
  }

  /** The client with the most bodies; on a tie, the one that has been sending longest. */
  #greediest(): [from: string, count: number] {
    const counts = new Map<string, number>();
    for (const { from } of this.#coming.values()) counts.set(from, (counts.get(from) ?? 0) + 1);
    return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one));
  }
}
