/** Reads a property of any thrown value; undefined if it has none. Drivers report the cause in `code` or `errcode`. */
export function errorMember(
  error: unknown,
  name: 'code' | 'errcode' | 'message' | 'responseCode' | 'syscall',
): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** SQLite's primary result code, the low byte of the extended one; 0 for any other error. */
export function sqliteCode(error: unknown): number {
  return Number(errorMember(error, 'errcode') ?? 0) & 0xff;
}
