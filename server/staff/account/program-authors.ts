/** Prefix of the names under which programs act; user names have no colon. */
const prefix = 'program:';

/** The name of a program in the audit log and of the account under which it writes. */
export const programActor = (name: string): string => prefix + name;

/** A `like` pattern for the programs' rows in `staff`, which cannot sign in and are not listed as accounts. */
export const programNames = `${prefix}%`;

/** An author's name as shown to staff. */
export function authorName(username: string): string {
  return username.startsWith(prefix) ? `${username.slice(prefix.length)} (Programm)` : username;
}
