import type { IncomingMessage } from 'node:http';

/** Bodies that one process waits for at once; of each it holds 64 kB at most (`maxBodyBytes`), 4 MiB together. */
const most = 64;

type Coming = { from: string; end: () => void };

/**
 * Requests whose body is still coming. Where many never finish theirs, one of whoever has the most under way makes
 * room, the one that has been coming longest, so that the memory of the process stays free and who floods it cuts off
 * themselves: not the visitor on a slow line, nor the part of a file that staff upload.
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
    if (this.#coming.size > most) this.#makeRoom();
  }

  gone(request: IncomingMessage): void {
    this.#coming.delete(request);
  }

  #makeRoom(): void {
    // What has come is with the application, which answers it.
    for (const request of this.#coming.keys()) if (request.complete) this.#coming.delete(request);
    while (this.#coming.size > most) {
      const greediest = this.#greediest();
      const oldest = [...this.#coming].find(([, { from }]) => from === greediest);
      if (!oldest) return;
      this.#coming.delete(oldest[0]);
      oldest[1].end();
    }
  }

  /** Who has the most under way; of several, whoever has been sending longest. */
  #greediest(): string {
    const counts = new Map<string, number>();
    for (const { from } of this.#coming.values()) counts.set(from, (counts.get(from) ?? 0) + 1);
    const [greediest = ''] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one));
    return greediest;
  }
}
