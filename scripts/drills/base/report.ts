import { loadavg } from 'node:os';
import type { Findings } from './findings.ts';

/** Prints a table in the format of docs/drills.md. @param note the conditions of the run */
export function printTable(
  note: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(`\n${day}, two cores, load ${load[1]} at the end (other programs were running). ${note}\n`);
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log([line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n'));
}

/** The non-zero findings in one cell; `nothing` if there are none. */
export function wrongOf(findings: Findings): string {
  const wrong = Object.entries(findings).filter(([, count]) => count !== 0);
  return wrong.length === 0 ? 'nothing' : wrong.map(([what, count]) => `${count} ${what}`).join(', ');
}

/** Sets a failing exit code if there are findings. */
export function judge(findings: Findings, wrong: readonly string[] = []): void {
  if (Object.values(findings).every((count) => count === 0)) return;
  process.exitCode = 1;
  for (const one of wrong.slice(0, 10)) console.error(one);
}

/** The number of rounds: `full`, unless ROUNDS sets another one. */
export function rounds(full: number): number {
  return Number(process.env.ROUNDS) || full;
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
