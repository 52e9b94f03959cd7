import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuilt } from './built.ts';

test('the build’s output is read once, and again if it could not be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  const { buttonWords } = readBuilt(folder);
  await expect(buttonWords()).rejects.toThrow('ENOENT');
  writeFileSync(join(folder, 'button-words.json'), '["Anfragen"]');
  expect(await buttonWords()).toEqual(['Anfragen']);
  rmSync(folder, { recursive: true });
  expect(await buttonWords()).toEqual(['Anfragen']);
});
