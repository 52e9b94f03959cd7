import { firstBefore } from './search.ts';
import { has, type Segment } from './segment.ts';

/** Leads of one source and kind in one period; period -1 is the time before the first one begins. */
export type LeadCount = { period: number; source: string; kind: string; count: number };

/** Counts all leads by period, source and kind; periods begin at these moments (ascending), the last one is open. */
export function countIn(segments: readonly Segment[], starts: readonly number[]): LeadCount[] {
  const counts = new Map<string, LeadCount>();
  for (const segment of segments) {
    const { kinds, sources } = segment;
    let end = segment.count;
    for (let period = -1; period < starts.length; period++) {
      const next = starts[period + 1];
      const first = next === undefined ? 0 : firstBefore(segment, next);
      const cells = countCells(segment, first, end);
      end = first;
      for (const [cell, count] of cells.entries()) {
        if (count === 0) continue;
        const source = sources.names[Math.floor(cell / kinds.names.length)] as string;
        const kind = kinds.names[cell % kinds.names.length] as string;
        const key = JSON.stringify([period, source, kind]);
        const known = counts.get(key);
        if (known) known.count += count;
        else counts.set(key, { period, source, kind, count });
      }
    }
  }
  return [...counts.values()];
}

/** How many leads from `first` up to `end` each pair of source and kind has. */
function countCells({ kinds, sources, alive }: Segment, first: number, end: number): number[] {
  if (end <= first) return [];
  const width = kinds.names.length;
  const cells = new Array<number>(width * sources.names.length).fill(0);
  for (let lead = first; lead < end; lead++) {
    if (!has(alive, lead)) continue;
    const cell = (sources.values[lead] as number) * width + (kinds.values[lead] as number);
    cells[cell] = (cells[cell] as number) + 1;
  }
  return cells;
}
