import { existsSync } from 'node:fs';
import { buildIfChanged } from '#scripts/lib/build.mjs';
import { benchBooking } from './booking.ts';
import { benchCost } from './cost.ts';
import { benchCoverage } from './coverage.ts';
import { benchDesk } from './frames/desk.ts';
import { benchInteractions } from './frames/interactions.ts';
import { benchMotion } from './frames/motion.ts';
import { benchGrowth } from './growth/bench.ts';
import { benchHtml } from './html.ts';
import { benchIntake } from './intake.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMemory } from './memory.ts';
import { benchPaint } from './paint.ts';
import { benchSize } from './size.ts';
import { benchStaff } from './staff/bench.ts';
import { benchStart } from './start.ts';

const benches = {
  size: benchSize,
  start: benchStart,
  memory: benchMemory,
  html: benchHtml,
  intake: benchIntake,
  paint: benchPaint,
  lighthouse: benchLighthouse,
  interactions: benchInteractions,
  motion: benchMotion,
  coverage: benchCoverage,
  staff: benchStaff,
  desk: benchDesk,
  booking: benchBooking,
  cost: benchCost,
  growth: benchGrowth,
};
type Name = keyof typeof benches;

const asked = process.argv.slice(2);
const names = (asked.length > 0 ? asked : Object.keys(benches)) as Name[];
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
const missing = ['/usr/bin/wrk', '/usr/sbin/nginx', '/usr/bin/caddy'].filter((path) => !existsSync(path));
if (missing.length > 0 && (names.includes('html') || names.includes('intake'))) {
  console.error('html and intake need: apt-get install -y nginx-light caddy wrk');
  process.exit(1);
}
buildIfChanged(process.execPath);
for (const name of names) await benches[name]();
