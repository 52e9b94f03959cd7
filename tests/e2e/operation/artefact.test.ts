import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#tests/house/files.ts';
import { type ServedSite, serveSite } from '#tests/support/servers/served-site.ts';

// The artefact as an operator installs it: a copy of build/ and a bare Node, run by somebody who may write nowhere but
// in DATA_DIR.
const place = mkdtempSync(join(tmpdir(), 'site-artefact-'));
const node = join(place, 'node');
const folder = join(place, 'site');
const data = join(place, 'data');
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
let site: ServedSite;

const command = (name: string, ...args: string[]) =>
  execFileSync(node, [join(folder, name), ...args], { cwd: '/', env: { DATA_DIR: data }, encoding: 'utf8', ...user });

beforeAll(async () => {
  copyFileSync(process.execPath, node, constants.COPYFILE_FICLONE);
  cpSync(join(root, 'build/.'), folder, { recursive: true });
  mkdirSync(data);
  if (user.uid) chownSync(data, user.uid, user.gid);
  execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
  chmodSync(place, 0o755);
  site = await serveSite({ DATA_DIR: data }, [], { node, build: folder, ...user });
});
afterAll(async () => {
  await site.end();
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(place, { recursive: true, force: true });
});

test('the build serves pages, files, search and geolocation', async () => {
  const page = await (await fetch(site.origin)).text();
  expect(page).toContain('</html>');
  const [, script = ''] = /"(\/assets\/[\w.-]+\.js)"/.exec(page) ?? [];
  const status = async (path: string) => (await fetch(site.origin + path)).status;
  const paths = [script, '/downloads/wp1-en.pdf', '/sitemap.xml', '/api/search?q=ki', '/api/geo'];
  expect(await Promise.all(paths.map(status))).toEqual(paths.map(() => 200));
});

test('it contains a bill of materials, including fonts and the country database', () => {
  const { specVersion, components } = JSON.parse(readFileSync(join(folder, 'bom.cdx.json'), 'utf8'));
  expect(specVersion).toBe('1.6');
  const names = components.map(({ name }: { name: string }) => name);
  const some = ['react', 'pg', '@expo-google-fonts/figtree', '@ip-location-db/geo-whois-asn-country-mmdb'];
  expect(names).toEqual(expect.arrayContaining(some));
});

test('it contains the operator’s commands: accounts, backup, audit log verification and the move, which refuses while the site is running', () => {
  command('staff.js', 'add', 'grete');
  expect(command('staff.js', 'list')).toContain('grete');
  const copies = join(data, 'copies');
  expect(command('backup.js', copies)).toContain('Written: ');
  expect(readdirSync(copies).sort()).toEqual(['secret.key', expect.stringMatching(/^site-.*\.sqlite$/)]);
  expect(command('verify-audit.js')).toMatch(/^The chain is intact: \d+ entries checked/);
  expect(() => command('move.js', 'postgres://nobody@127.0.0.1:1/none')).toThrow(/is in use: stop the site/);
});

test('a command without its database says so in one line', () => {
  const outputOf = (env: Record<string, string>, name: string, ...args: string[]) =>
    spawnSync(node, [join(folder, name), ...args], { cwd: '/', env, encoding: 'utf8', ...user }).stderr;
  const away = { DATA_DIR: data, DATABASE_URL: 'postgres://website@127.0.0.1:1/website' };
  const unreachable = /^Setting DATABASE_URL \(see also DATABASE_TLS\): connect ECONNREFUSED 127.0.0.1:1\.\n$/;
  expect(outputOf(away, 'staff.js', 'list')).toMatch(unreachable);
  expect(outputOf({ DATA_DIR: join(data, 'mistyped') }, 'backup.js', data)).toMatch(
    /^There is no database to copy: .*\n$/,
  );
  expect(outputOf({ DATA_DIR: join(data, 'mistyped') }, 'staff.js', 'list')).toMatch(
    /^There is no database: .*mistyped.* check DATA_DIR\.\n$/,
  );
});
