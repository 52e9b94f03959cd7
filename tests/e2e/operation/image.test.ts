import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boxBySteps } from '#scripts/drills/image/by-steps.ts';
import { most, tryOut } from '#scripts/drills/image/try-out.ts';
import { freePort } from '#tests/support/servers/free-port.ts';

// An engine builds the whole image in `npm run drill image`; where this machine lets one mount, its last stage is made
// here step by step in each run.
const mayMount = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;
const hasTools = ['strip', 'setpriv', 'chroot'].every((tool) => !spawnSync(tool, ['--version']).error);

test.skipIf(!mayMount || !hasTools)(
  'the image’s last stage serves, keeps a lead across a restart and stays below 200 MB',
  async () => {
    const place = mkdtempSync(join(tmpdir(), 'site-image-'));
    const port = await freePort();
    const box = boxBySteps(place, port);
    try {
      const found = await tryOut(box, `http://127.0.0.1:${port}`, join(place, 'log'));
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((what) => [what, true])));
      expect(box.size.added).toBeLessThan(most);
    } finally {
      box.close();
      rmSync(place, { recursive: true, force: true });
    }
  },
  120_000,
);
