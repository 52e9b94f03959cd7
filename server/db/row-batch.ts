/** Rows for which the SQLite adapter runs one prepared statement again and again, as a statement's only parameter. */
export class RowBatch {
  readonly rows: readonly (readonly unknown[])[];

  constructor(rows: readonly (readonly unknown[])[]) {
    this.rows = rows;
  }
}
