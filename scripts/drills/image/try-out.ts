import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { leadKinds } from '#contract/leads/registry.ts';
import { postJson } from '#tests/support/servers/post-json.ts';
import { message } from '#tests/support/spec-message.ts';
import { type Box, user } from './box.ts';

/** Maximum size of the image in bytes, excluding Debian's own files. */
export const most = 200_000_000;

/**
 * Checks the site in its image. The result has one entry per check.
 * @param log file for the site's output
 */
export async function tryOut(box: Box, origin: string, log: string) {
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
    'root is read-only': code(`require('fs').writeFileSync('/site/x', '')`) !== 0,
    '/data is writable': code(`require('fs').writeFileSync('/data/x', '')`) === 0,
    'stops on SIGTERM': await endsWell(first),
  };
  const second = begin();
  const again = await until(() => inside(...box.check) === 0);
  const stopped = await endsWell(second);
  return { ...found, 'restarts with its data': again && stopped, 'lead is stored': taken && leadsIn(box.data) === 1 };
}

async function send(origin: string): Promise<boolean> {
  return (await postJson(origin + leadKinds.contact.path, message)).ok;
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

/** Waits for half a minute at most. */
async function until(holds: () => boolean): Promise<boolean> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(200)) if (holds()) return true;
  return false;
}
