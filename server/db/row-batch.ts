/**
 * Rows for which the SQLite adapter runs one prepared statement repeatedly; passed as the statement's only parameter.
 */
export class RowBatch {
  readonly rows: readonly (readonly unknown[])[];

  constructor(rows: readonly (readonly unknown[])[]) {
    this.rows = rows;
  }
}
