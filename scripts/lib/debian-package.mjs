import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Ensures that a Debian package is installed: installs it if permitted, otherwise names the command that does.
 * @param {{ name: string, needed: string, isThere: () => boolean }} wanted `needed` says what needs it
 * @returns null if it is installed, otherwise the message to show
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
