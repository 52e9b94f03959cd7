/** Prints one line: what, how much, and its ratio to the peer or limit of the same run. */
export function print(what: string, figure: string, ratio: number, to: string): void {
  console.log(`${what.padEnd(34)} ${figure.padStart(22)}   ${ratio.toFixed(2).padStart(7)} × ${to}`);
}

/** The same for a value with a limit in the same unit. @param digits number of decimals */
export function printLimited(what: string, value: number, limit: number, unit: string, digits = 0): void {
  print(what, `${value.toFixed(digits)} ${unit}`, value / limit, `limit ${limit} ${unit}`);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Milliseconds from each request to the last byte of its answer, one after the other. */
export async function timesOf(ask: (path: string) => Promise<Response>, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const began = performance.now();
    await (await ask(path)).arrayBuffer();
    times.push(performance.now() - began);
  }
  return times;
}
