/**
 * How the server's Node is started. Short-lived objects get 4 MiB instead of 16: 8 MiB less in memory at rest, and no
 * slower at taking leads or serving pages (`npm run bench memory intake html`).
 */
export const serverFlags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];

/**
 * What its C library finds in the environment: threads that share two places to take memory from keep 5 MiB less of it
 * at rest than with one each; and what is larger than 32 kB, such as the bodies of many requests, goes back to the
 * system as soon as it is done with (`npm run bench memory`).
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' };
