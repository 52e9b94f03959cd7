/** The index is being made from nothing, which takes some minutes at a million leads; questions come too early. */
export class IndexBuilding extends Error {
  readonly percent: number;

  constructor(percent: number) {
    super(`The lead index is being built, ${percent} % are done`);
    this.percent = percent;
  }
}
