import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signingKey } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the key is generated once and is readable only by this user', () => {
  const key = signingKey(folder);
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(signingKey(folder)).toBe(key);
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('an empty file left by an interrupted first start is not a key', () => {
  writeFileSync(join(folder, 'secret.key'), '');
  expect(signingKey(folder).length).toBeGreaterThanOrEqual(32);
});

test('a damaged key stops the start instead of being replaced', () => {
  writeFileSync(join(folder, 'secret.key'), 'half');
  expect(() => signingKey(folder)).toThrow(/SECRET_KEY/);
  expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe('half');
});
