import { spawnSync } from 'node:child_process';
import { ensurePackage } from './debian-package.mjs';

const programs = ['pdftotext', 'pdfinfo', 'pdffonts', 'pdftohtml'];

/** @returns null when the programs with which tests read PDFs back are there, or the line to show */
export function ensurePoppler() {
  const isThere = () => programs.every((program) => !spawnSync(program, ['-v'], { stdio: 'ignore' }).error);
  const needed = 'The white paper tests read PDFs with poppler';
  return ensurePackage({ name: 'poppler-utils', needed, isThere });
}
