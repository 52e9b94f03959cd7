import { spawnSync } from 'node:child_process';
import { ensurePackage } from './debian-package.mjs';

const programs = ['pdftotext', 'pdfinfo', 'pdffonts', 'pdftohtml'];

/** @returns null if the programs with which tests read PDFs are installed, otherwise the message to show */
export function ensurePoppler() {
  const isThere = () => programs.every((program) => !spawnSync(program, ['-v'], { stdio: 'ignore' }).error);
  const needed = 'The white paper tests read PDFs with poppler';
  return ensurePackage({ name: 'poppler-utils', needed, isThere });
}
