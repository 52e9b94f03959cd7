import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { leadKinds } from '#contract/leads/registry.ts';
import { freePort } from '#tests/support/servers/free-port.ts';
import { message } from '#tests/support/spec-message.ts';
import { printTable } from '../base/report.ts';
import { type Box, user } from './box.ts';
import { boxByEngine, hasEngine } from './by-engine.ts';
import { boxBySteps } from './by-steps.ts';

/** Bytes that an image may hold, Debian's own files left out. */
const most = 200_000_000;

/** The image, built and run by an engine where one is installed, else its last stage step by step. */
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

/** What has to hold, by name. */
async function tryOut(box: Box, origin: string, log: string) {
  const inside = (...args: string[]) => spawnSync(box.beside[0] ?? '', [...box.beside.slice(1), ...args]).status;
  const code = (text: string) => inside('node', '-e', text);
  const begin = () => {
    const output = openSync(log, 'a');
    const [program = '', ...words] = box.start;
    return spawn(program, words, { stdio: ['ignore', output, output] });
  };
  const first = begin();
  const healthy = await until(() => inside(...box.check) === 0);
  const page = healthy && (await fetch(origin)).ok;
  const taken = healthy && (await send(origin));
  const found = {
    'health check answers': healthy,
    home: page,
    'typesetting loads': code(`require('/site/typesetting/typst.node')`) === 0,
    'user is 1000': code(`process.exit(process.getuid() === ${user.uid} ? 0 : 1)`) === 0,
    'root refuses writes': code(`require('fs').writeFileSync('/site/x', '')`) !== 0,
    '/data takes them': code(`require('fs').writeFileSync('/data/x', '')`) === 0,
    'ends on SIGTERM': await endsWell(first),
  };
  const second = begin();
  const again = await until(() => inside(...box.check) === 0);
  const stopped = await endsWell(second);
  return { ...found, 'starts again on its data': again && stopped, 'lead is there': taken && leadsIn(box.data) === 1 };
}

async function send(origin: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(origin + leadKinds.contact.path, { method: 'POST', headers, body: JSON.stringify(message) })).ok;
}

async function endsWell(site: ChildProcess): Promise<boolean> {
  if (site.exitCode !== null) return false;
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  return (await ended)[0] === 0;
}

function leadsIn(folder: string): number {
  const database = new DatabaseSync(join(folder, 'site.sqlite'), { readOnly: true });
  const row = database.prepare('select count(*) as leads from leads').get();
  database.close();
  return Number(row?.leads);
}

/** Half a minute at most. */
async function until(holds: () => boolean): Promise<boolean> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(200)) if (holds()) return true;
  return false;
}
