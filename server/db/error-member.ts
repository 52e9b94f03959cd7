/** Reads a property of any thrown value; undefined if it has none. Drivers report the cause in `code` or `errcode`. */
export function errorMember(
  error: unknown,
  name: 'code' | 'errcode' | 'message' | 'responseCode' | 'syscall',
): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
