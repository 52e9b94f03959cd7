const most = 5;

/** The five starts nearest to one that cannot be had. @param starts ascending, as are those returned */
export function nearestStarts<Start>(starts: readonly Start[], distance: (start: Start) => number): Start[] {
  const nearest = new Set(starts.toSorted((a, b) => distance(a) - distance(b)).slice(0, most));
  return starts.filter((start) => nearest.has(start));
}
