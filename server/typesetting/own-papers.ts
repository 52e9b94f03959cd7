import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Company } from '#contract/site/company.ts';
import { languages } from '#contract/site/languages.ts';
import { senderOf } from '#contract/white-papers/sender.ts';
import { builtFolder } from '#server/own-files.ts';
import { typesetting } from './engine.ts';
import type { Order } from './run.ts';

export type OwnPapers = {
  /** The folder with the operator's papers, once it is complete; null where the built-in ones are right. */
  folder: Promise<string | null>;
  stop: () => void;
};

const program = builtFolder ? join(builtFolder, 'typeset.js') : join(import.meta.dirname, 'run.ts');

/**
 * The built-in papers name the sample company as their sender. For an operator's own company (COMPANY_FILE) they are
 * typeset again, once and in the background; the result stays in `dataFolder` until the sender or the papers change.
 * @param folder what the build made for typesetting
 */
export function ownPapers(
  company: Company,
  folder: string,
  dataFolder: string,
  log: (line: string) => void,
): OwnPapers {
  const none: OwnPapers = { folder: Promise.resolve(null), stop: () => {} };
  if (company.sample || !existsSync(join(folder, typesetting.version))) return none;
  const home = join(dataFolder, 'white-papers');
  const made = createHash('sha256')
    .update(readFileSync(join(folder, typesetting.version)))
    .update(JSON.stringify(languages.map((language) => senderOf(company, language))));
  const target = join(home, made.digest('hex').slice(0, 16));
  if (existsSync(target)) return { ...none, folder: Promise.resolve(target) };
  mkdirSync(home, { recursive: true });
  for (const name of readdirSync(home)) rmSync(join(home, name), { recursive: true, force: true });

  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify({ company, folder, target } satisfies Order));
  const failed =
    'The white papers could not be typeset with your company data: the shipped ones, which name the sample company, are used.';
  const end = once(child, 'exit').then(
    ([code]) => code === 0,
    () => false,
  );
  const done = end.then((well) => {
    if (well) return target;
    if (!child.killed) log(failed);
    return null;
  });
  return { folder: done, stop: () => void child.kill() };
}
