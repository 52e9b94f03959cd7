import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const programs = ['pdftotext', 'pdfinfo', 'pdffonts', 'pdftohtml'];

function isThere() {
  return programs.every((program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined);
}

/**
 * Makes sure that the PDFs can be read back by the tests: installs Debian's poppler-utils where this may be done,
 * else names the one command that does.
 * @returns null when the programs are there, or the line to show
 */
export function ensurePoppler() {
  if (isThere()) return null;
  const command = 'apt-get update && apt-get install -y poppler-utils';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return `The tests of the white papers read their PDFs with poppler. Please run once: sudo sh -c '${command}'`;
  }
  console.log('Installing poppler-utils for the tests of the white papers …');
  spawnSync('sh', ['-c', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return isThere() ? null : `poppler-utils could not be installed. Please run once: ${command}`;
}
