import { writeSync } from 'node:fs';

// Loaded into a server that a drill or benchmark looks at (`--import`): on SIGUSR2 it collects its garbage and tells
// what it has used. Nothing of it is part of the site.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss, external } = process.memoryUsage();
  const use = { cpu: (user + system) / 1000, heapUsed, rss, external };
  // Beside the log, whose lines are JSON.
  writeSync(1, `\nPROBE ${JSON.stringify(use)}\n`);
});
