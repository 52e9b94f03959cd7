import type { Calendar } from './availability.ts';

/**
 * The calendar as it was read last, for many who ask at the same time. Whoever came before a reading began may take
 * what it found for an answer: it held at a moment at which they were waiting.
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

  /** A moment in the order of readings. */
  now(): number {
    this.#clock += 1;
    return this.#clock;
  }

  /** What was read since `moment`, without asking the database; null where nothing was. */
  since(moment: number): Calendar | null {
    return this.#latest && this.#latest.began > moment ? this.#latest.calendar : null;
  }

  /** Reads by itself, such as a transaction that holds the day, and lets others know. */
  async readWith(read: () => Promise<Calendar>): Promise<Calendar> {
    const began = this.now();
    const calendar = await read();
    if (!this.#latest || this.#latest.began < began) this.#latest = { began, calendar };
    return calendar;
  }

  /** Reads the calendar as it is from now on; all who ask while a reading is under way share the next one. */
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
