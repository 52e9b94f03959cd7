import { parseArgs } from 'node:util';
import { UnusableDatabaseError } from '#server/db/update/unusable.ts';
import { readSettings, SettingsError } from '#server/env.ts';
import { SeedError, seedDatabase } from './seed/store.ts';

// `npm run seed -- 1000000`: adds made-up leads of the last 23 months, most of them already worked on, to the database
// of the settings.
const usage = 'npm run seed -- COUNT [--seed NUMBER] [--until YYYY-MM-DD] [--add]';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, until: { type: 'string' }, add: { type: 'boolean' } },
  });
  const count = Number(positionals[0]);
  const seed = Number(values.seed);
  // Whole days: within one day the same command creates the same leads.
  const until = Date.parse(`${values.until ?? new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  const understood = positionals.length === 1 && [count, seed, until].every(Number.isInteger) && count > 0;
  if (!understood) throw new SeedError(`Usage: ${usage}`);
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const onProgress = (leads: number) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${leads} of ${count} leads, ${seconds()} s`);
  };
  await seedDatabase(readSettings(process.env), { count, seed, until }, { add: values.add ?? false, onProgress });
  if (process.stdout.isTTY) process.stdout.write('\n');
  console.log(
    `${count} sample leads stored in ${seconds()} s, with their statistics. The server indexes them for search when it runs.`,
  );
} catch (error) {
  const wrong = [SeedError, SettingsError, UnusableDatabaseError].some((kind) => error instanceof kind);
  const unknownOption = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  console.error(wrong && error instanceof Error ? error.message : unknownOption ? `Usage: ${usage}` : error);
  process.exitCode = 1;
}
