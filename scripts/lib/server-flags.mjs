/**
 * Node flags of the server. 4 MiB instead of 16 for short-lived objects: 8 MiB less memory when idle, and no slower at
 * accepting leads or serving pages (`npm run bench memory intake html`).
 */
export const serverFlags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];

/**
 * Environment variables for the C library: with two memory arenas shared by all threads, it keeps 5 MiB less when idle
 * than with one per thread; and allocations over 32 kB, such as the bodies of many requests, are returned to the system
 * as soon as they are freed (`npm run bench memory`).
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' };
