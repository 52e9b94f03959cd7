import { isPassing } from '#server/db/connection/busy.ts';

/**
 * Lets work on the same day go one after the other in this process, before it takes a connection to the database:
 * whoever waits for a day holds up nobody but those who want the same one.
 */
export class Turns {
  readonly #last = new Map<string, Promise<Error | null>>();

  /**
   * Carries out `work` when all that came before it for this day is done.
   * @param work is told whether it had to wait
   * @throws what the work before it threw, where that says that the database is away or held: nobody waits for the same
   * again
   */
  async take<T>(day: string, work: (waited: boolean) => Promise<T>): Promise<T> {
    const before = this.#last.get(day);
    const turn = (async () => {
      const failure = await before;
      if (failure) throw failure;
      return await work(before !== undefined);
    })();
    const ended = turn.then(
      () => null,
      (error: Error) => (isPassing(error) ? error : null),
    );
    this.#last.set(day, ended);
    void ended.then(() => {
      if (this.#last.get(day) === ended) this.#last.delete(day);
    });
    return await turn;
  }
}

/** At most so many at a time; the others wait in the order in which they came. */
export class Share {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
