import { buildIfChanged } from '#scripts/lib/build.mjs';
import { crashDrill } from './crash.ts';
import { diskDrill } from './disk.ts';
import { failoverDrill } from './failover.ts';
import { fuzzDrill } from './fuzz.ts';
import { imageDrill } from './image/drill.ts';
import { moveDrill } from './move.ts';
import { pgbouncerDrill } from './pgbouncer.ts';
import { postgresDrill } from './postgres.ts';
import { rollingDrill } from './rolling.ts';
import { smtpDrill } from './smtp.ts';

// `npm run drill NAME`: failures that operators hope never to see, at realistic size; results go into docs/drills.md.
const drills: Readonly<Record<string, () => Promise<void>>> = {
  crash: crashDrill,
  disk: diskDrill,
  failover: failoverDrill,
  fuzz: fuzzDrill,
  image: imageDrill,
  move: moveDrill,
  pgbouncer: pgbouncerDrill,
  postgres: postgresDrill,
  rolling: rollingDrill,
  smtp: smtpDrill,
};

const [name = ''] = process.argv.slice(2);
const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;
if (drill) {
  buildIfChanged(process.execPath);
  await drill();
} else {
  console.error(`Specify a drill: npm run drill NAME, where NAME is one of ${Object.keys(drills).join(', ')}.`);
  process.exitCode = 1;
}
