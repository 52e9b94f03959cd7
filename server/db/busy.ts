/** SQLite's result codes for a database that another process is writing to. */
const busyCodes = new Set([5, 6, 261, 517]);

/** Whether a statement failed because another process holds the database: trying again helps. */
export function isBusy(error: unknown): boolean {
  return busyCodes.has((error as { errcode?: number }).errcode ?? 0);
}
