/** Whether a path's segment can be the id of something stored; PostgreSQL refuses to compare some other texts. */
export function isId(text: string): boolean {
  return /^[\w-]{1,36}$/.test(text);
}
