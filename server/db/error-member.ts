/**
 * What a member of whatever was thrown is; undefined where it has none. Drivers say in `code` or `errcode` what went
 * wrong.
 */
export function errorMember(
  error: unknown,
  name: 'code' | 'errcode' | 'message' | 'responseCode' | 'syscall',
): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
