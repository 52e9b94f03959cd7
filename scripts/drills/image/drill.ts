import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/servers/free-port.ts';
import { printTable } from '../base/report.ts';
import type { Box } from './box.ts';
import { boxByEngine, hasEngine } from './by-engine.ts';
import { boxBySteps } from './by-steps.ts';
import { most, tryOut } from './try-out.ts';

/** Builds and runs the image with an engine if one is installed; otherwise reproduces its last stage step by step. */
export async function imageDrill(): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'drill-image-'));
  const port = await freePort();
  let box: Box | null = null;
  try {
    box = hasEngine() ? boxByEngine(place, port) : boxBySteps(place, port);
    const found = await tryOut(box, `http://127.0.0.1:${port}`, join(place, 'log'));
    const { added, debian } = box.size;
    const size = `${megabytes(added)} MB of ${megabytes(most)}${debian ? `, and Debian ${megabytes(debian)}` : ''}`;
    printTable(
      box.note,
      [...Object.keys(found), 'size'],
      [[...Object.values(found).map((yes) => (yes ? 'yes' : 'NO')), size]],
    );
    if (Object.values(found).every(Boolean) && added < most) return;
    process.exitCode = 1;
    console.error(readFileSync(join(place, 'log'), 'utf8'));
  } finally {
    box?.close();
    rmSync(place, { recursive: true, force: true });
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);
