import { type Bounds, type Verdict, verdictOf } from './rate-limit.ts';

/** Maximum number of keys remembered; beyond it the oldest windows are dropped first. */
const maxKeys = 50_000;

/**
 * Counts submissions per address in fixed windows, in memory and by a monotonic clock. No address is stored on disk,
 * and it is dropped at most half a minute after its window.
 */
export class MemoryLimit {
  readonly #bounds: Bounds;
  readonly #windows = new Map<string, { start: number; count: number }>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    setInterval(() => this.forget(), 30_000).unref();
  }

  /** Drops windows that have ended; the oldest come first. */
  forget(now = performance.now()): void {
    for (const [key, { start }] of this.#windows) {
      if (now - start < this.#bounds.windowSeconds * 1000) return;
      this.#windows.delete(key);
    }
  }

  /** Takes back one count, because the submission was a replay. */
  refund(key: string): void {
    const window = this.#windows.get(key);
    if (window) window.count -= 1;
  }

  /** Counts one submission of `key` at `now` (milliseconds, `performance.now()`). */
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
