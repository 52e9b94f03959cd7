import type { IncomingMessage } from 'node:http';

/** Bodies that one process waits for at once; of each it holds 64 kB at most (`maxBodyBytes`), 4 MiB together. */
const most = 64;

/** Of one client; who has more of them at once is no visitor. */
const fair = 16;

type Coming = { from: string; end: () => void };

/**
 * Requests whose body is still coming. Where many never finish theirs, one of whoever has the most under way makes
 * room, so that the memory of the process stays free and who floods it cuts off themselves: not the visitor on a slow
 * line, nor the part of a file that staff upload. The newest of a flood, of which least is kept yet; where each client
 * has few, the one that has been coming longest.
 */
export class BodiesUnderway {
  readonly #coming = new Map<IncomingMessage, Coming>();

  /**
   * Counts a request that has a body until `gone` is called with it.
   * @param whose whose it is, as limits count connections; asked of what has a body alone
   * @param end called where it has to make room
   */
  add(request: IncomingMessage, whose: (request: IncomingMessage) => string, end: () => void): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (!encoding && !(Number(length) > 0)) return;
    this.#coming.set(request, { from: whose(request), end });
    // What came in one piece with its head is complete by then.
    if (this.#coming.size > most) process.nextTick(() => this.#makeRoom());
  }

  gone(request: IncomingMessage): void {
    this.#coming.delete(request);
  }

  #makeRoom(): void {
    // What has come is with the application, which answers it.
    for (const request of this.#coming.keys()) if (request.complete) this.#coming.delete(request);
    while (this.#coming.size > most) {
      const [greediest, count] = this.#greediest();
      const own = [...this.#coming].filter(([, { from }]) => from === greediest);
      const ended = count > fair ? own.at(-1) : own[0];
      if (!ended) return;
      this.#coming.delete(ended[0]);
      ended[1].end();
    }
  }

  /** Who has the most under way; of several, whoever has been sending longest. */
  #greediest(): [from: string, count: number] {
    const counts = new Map<string, number>();
    for (const { from } of this.#coming.values()) counts.set(from, (counts.get(from) ?? 0) + 1);
    return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one));
  }
}
