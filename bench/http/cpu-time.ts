import { readFileSync } from 'node:fs';

/** Clock ticks per second on Linux, the unit of /proc (`getconf CLK_TCK`). */
const ticks = 100;

/** Seconds of CPU time that these processes and their children have used, including ended ones. */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ownSeconds(pid) + cpuSeconds(childrenOf(pid)), 0);
}

function ownSeconds(pid: number): number {
  // After the name, which may contain anything but ends with the last bracket: user time is the 12th field, then system
  // time, then both for children that have ended.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks;
}

/** Resident memory of a process in MiB. */
export function residentMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? [] : children.split(' ').map(Number);
}
