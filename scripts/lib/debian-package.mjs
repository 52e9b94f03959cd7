import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Makes sure that what a package of Debian brings is there: installs it where this may be done, else names the one
 * command that does.
 * @param {{ name: string, needed: string, isThere: () => boolean }} wanted `needed` says who needs it
 * @returns null when it is there, or the line to show
 */
export function ensurePackage({ name, needed, isThere }) {
  if (isThere()) return null;
  const command = `apt-get update && apt-get install -y ${name}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return `${needed}. Please run once: sudo sh -c '${command}'`;
  }
  console.log(`Installing ${name} for the tests …`);
  spawnSync('sh', ['-c', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return isThere() ? null : `${name} could not be installed. Please run once: ${command}`;
}
