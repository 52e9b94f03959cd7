import { type Bounds, type Verdict, verdictOf } from './rate-limit.ts';

/** Addresses remembered at most; beyond it the oldest windows go first. */
const maxKeys = 50_000;

/**
 * Counts submissions per address in fixed windows of a clock that nobody sets, in memory: no address is stored, and it
 * is forgotten with its window, half a minute later at most.
 */
export class MemoryLimit {
  readonly #bounds: Bounds;
  readonly #windows = new Map<string, { start: number; count: number }>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    setInterval(() => this.forget(), 30_000).unref();
  }

  /** Drops the windows that have ended; the oldest come first. */
  forget(now = performance.now()): void {
    for (const [key, { start }] of this.#windows) {
      if (now - start < this.#bounds.windowSeconds * 1000) return;
      this.#windows.delete(key);
    }
  }

  /** Takes back one count: the submission was a repetition of one that is stored. */
  refund(key: string): void {
    const window = this.#windows.get(key);
    if (window) window.count -= 1;
  }

  /** Counts one submission of `key` at `now` (milliseconds of `performance.now()`). */
  count(key: string, now = performance.now()): Verdict {
    const { windowSeconds } = this.#bounds;
    let window = this.#windows.get(key);
    if (!window || now - window.start >= windowSeconds * 1000) {
      this.#windows.delete(key);
      window = { start: now, count: 0 };
      this.#windows.set(key, window);
      this.#makeRoom();
    }
    window.count += 1;
    return verdictOf(this.#bounds, window.count, window.start + windowSeconds * 1000 - now);
  }

  #makeRoom(): void {
    if (this.#windows.size <= maxKeys) return;
    const oldest = this.#windows.keys().next().value;
    if (oldest !== undefined) this.#windows.delete(oldest);
  }
}
