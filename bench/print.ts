/** One line a figure: what, how much, and how it stands to the peer or limit of the same run. */
export function print(what: string, figure: string, ratio: number, to: string): void {
  console.log(`${what.padEnd(34)} ${figure.padStart(22)}   ${ratio.toFixed(2).padStart(7)} × ${to}`);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
