import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A static site of the same kind whose authors care about speed. */
const repository = 'https://github.com/onwidget/astrowind';
const revision = '2e8f6ec459bc7363928f6c3bb1f5ea0c929930c6';

/**
 * Builds the peer once and keeps it in the system's temporary folder.
 * @param source a clone of its repository, or its built files, if there is no network
 * @returns its built files, or null if it cannot be fetched or built
 */
export function buildAstroWind(source = repository): string | null {
  if (existsSync(join(source, 'index.html'))) return source;
  const folder = join(tmpdir(), `astrowind-${revision.slice(0, 8)}`);
  const built = join(folder, 'dist');
  if (existsSync(join(built, 'index.html'))) return built;
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: 'ignore', timeout: 600_000 });
  try {
    mkdirSync(folder, { recursive: true });
    run('git', 'clone', '--quiet', source, '.');
    run('git', 'checkout', '--quiet', revision);
    run('npm', 'ci', '--no-audit', '--no-fund');
    run('npm', 'run', 'build');
    return existsSync(join(built, 'index.html')) ? built : null;
  } catch {
    return null;
  }
}
