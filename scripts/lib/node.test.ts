import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newerOfLine } from './node.mjs';

const folder = mkdtempSync(join(tmpdir(), 'site-node-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['a newer correction', 'v24.21.1', true],
  ['a newer one of the line', 'v24.30.0', true],
  ['the same', 'v24.21.0', false],
  ['an older one', 'v24.9.9', false],
  ['another line', 'v26.1.0', false],
  ['something else', 'hello', false],
])("this machine's Node is used instead of the pinned one only if it is newer: %s", (_case, says, isTaken) => {
  const program = join(folder, says);
  writeFileSync(program, `#!/bin/sh\necho ${says}\n`);
  chmodSync(program, 0o755);
  expect(newerOfLine('24.21.0', program)).toBe(isTaken ? program : null);
});

test('a machine without a working Node uses the pinned one', () => {
  expect(newerOfLine('24.21.0', null)).toBeNull();
  expect(newerOfLine('24.21.0', join(folder, 'missing'))).toBeNull();
});
