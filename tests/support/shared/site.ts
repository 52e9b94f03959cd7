import { serveSite } from '#tests/support/servers/served-site.ts';

/**
 * The site shared by all journeys of a worker that need no settings of their own. It is not empty: a journey finds its
 * own rows by an address that no other journey uses. Tests that count everything, or change what all see, use
 * `siteWith`.
 */
export const site = await serveSite();
// Vitest ends a worker with SIGTERM, on which Node does not run exit handlers.
process.once('SIGTERM', () => process.exit());
process.once('exit', site.abandon);
