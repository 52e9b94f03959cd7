/** Rows for which the SQLite adapter runs one prepared statement again and again, as a statement's only parameter. */
export class RowBatch {
  readonly columns: readonly string[];
  readonly rows: readonly object[];

  constructor(columns: readonly string[], rows: readonly object[]) {
    this.columns = columns;
    this.rows = rows;
  }
}
