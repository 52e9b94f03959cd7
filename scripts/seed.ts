import { parseArgs } from 'node:util';
import { connect, migrate } from '#server/db/connection/connect.ts';
import { readSettings, SettingsError } from '#server/env.ts';
import { SeedError, storeSamples } from './seed/store.ts';

// `npm run seed -- 1000000`: made-up leads of the last 23 months, most of them worked with, in the database that the
// settings name.
const usage = 'npm run seed -- COUNT [--seed NUMBER] [--until YYYY-MM-DD] [--add]';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, until: { type: 'string' }, add: { type: 'boolean' } },
  });
  const count = Number(positionals[0]);
  const seed = Number(values.seed);
  // Whole days: within one day the same command makes the same leads.
  const until = Date.parse(`${values.until ?? new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  if (
    positionals.length !== 1 ||
    !Number.isInteger(count) ||
    count < 1 ||
    !Number.isInteger(seed) ||
    Number.isNaN(until)
  )
    throw new SeedError(`Usage: ${usage}`);
  const database = connect(readSettings(process.env));
  try {
    await migrate(database);
    const began = performance.now();
    const seconds = () => Math.round((performance.now() - began) / 1000);
    await storeSamples(
      { db: database.patient, engine: database.engine },
      { count, seed, until },
      {
        add: values.add ?? false,
        onProgress: (leads) => {
          if (process.stdout.isTTY) process.stdout.write(`\r${leads} of ${count} leads, ${seconds()} s`);
        },
      },
    );
    if (process.stdout.isTTY) process.stdout.write('\n');
    console.log(
      `${count} sample leads stored in ${seconds()} s, with their figures. The server indexes them for search when it runs.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  const wrong = error instanceof SeedError || error instanceof SettingsError;
  const unknownOption = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  console.error(wrong ? error.message : unknownOption ? `Usage: ${usage}` : error);
  process.exitCode = 1;
}
