import { serveSite } from '#tests/support/servers/served-site.ts';

/**
 * The site of all journeys of a worker that need no setting of their own. It is not empty: a journey finds its own
 * rows by an address that nobody else writes. Who counts everything, or changes what all see, asks for `siteWith`.
 */
export const site = await serveSite();
// Vitest ends a worker by SIGTERM, at which Node leaves out what it does at its exit.
process.once('SIGTERM', () => process.exit());
process.once('exit', site.abandon);
