import { isBusy, isUnavailable } from '#server/db/connection/busy.ts';

/**
 * Serialises work on the same day within this process, before it takes a database connection: a request waits only
 * behind others for the same day.
 */
export class DayQueue {
  readonly #last = new Map<string, Promise<Error | null>>();

  /**
   * Runs `work` after all earlier work for this day.
   * @param work its argument says whether it had to wait
   * @throws the error of the previous work if the database is unavailable or locked, instead of waiting for the same
   * again
   */
  async run<T>(day: string, work: (waited: boolean) => Promise<T>): Promise<T> {
    const before = this.#last.get(day);
    const turn = (async () => {
      const failure = await before;
      if (failure) throw failure;
      return await work(before !== undefined);
    })();
    const ended = turn.then(
      () => null,
      (error: Error) => (isBusy(error) || isUnavailable(error) ? error : null),
    );
    this.#last.set(day, ended);
    void ended.then(() => {
      if (this.#last.get(day) === ended) this.#last.delete(day);
    });
    return await turn;
  }
}
