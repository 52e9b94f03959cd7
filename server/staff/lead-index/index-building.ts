/** The index is being rebuilt, which takes some minutes for a million leads, and cannot answer yet. */
export class IndexBuilding extends Error {
  readonly percent: number;

  constructor(percent: number) {
    super(`The lead index is being built, ${percent} % done`);
    this.percent = percent;
  }
}
