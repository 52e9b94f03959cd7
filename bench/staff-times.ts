export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Milliseconds from asking to the last byte of each answer, one question after the other. */
export async function timesOf(ask: Ask, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const began = performance.now();
    await (await ask(path)).arrayBuffer();
    times.push(performance.now() - began);
  }
  return times;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
