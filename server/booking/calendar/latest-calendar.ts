import type { Calendar } from './availability.ts';

/**
 * Shares the latest read of the calendar between concurrent requests. A request that arrived before a read began may
 * use its result: it was true at a moment when the request was waiting.
 */
export class LatestCalendar {
  readonly #read: () => Promise<Calendar>;
  #clock = 0;
  #latest: { began: number; calendar: Calendar } | null = null;
  #reading: Promise<unknown> = Promise.resolve();
  #next: Promise<Calendar> | null = null;

  constructor(read: () => Promise<Calendar>) {
    this.#read = read;
  }

  /** The next value of a logical clock that orders requests and reads. */
  now(): number {
    this.#clock += 1;
    return this.#clock;
  }

  /** The calendar read since `moment`, without a query; null if none was. */
  since(moment: number): Calendar | null {
    return this.#latest && this.#latest.began > moment ? this.#latest.calendar : null;
  }

  /** Reads with the caller's own function, for example in a transaction that holds the day, and shares the result. */
  async readWith(read: () => Promise<Calendar>): Promise<Calendar> {
    const began = this.now();
    const calendar = await read();
    if (!this.#latest || this.#latest.began < began) this.#latest = { began, calendar };
    return calendar;
  }

  /** Reads the calendar anew; callers that arrive during a read share the next one. */
  fresh(): Promise<Calendar> {
    if (this.#next !== null) return this.#next;
    const next = this.#reading
      .catch(() => {})
      .then(() => {
        this.#next = null;
        return this.readWith(this.#read);
      });
    this.#next = next;
    this.#reading = next;
    return next;
  }
}
