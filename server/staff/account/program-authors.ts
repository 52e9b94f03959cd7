/** Begins the name in which a program acts; user names have no colon. */
const prefix = 'program:';

/** The name of a program in the audit log, and of the account in whose name it writes. */
export const programActor = (name: string): string => prefix + name;

/** Names in `staff` that are programs': nobody signs in as one, and no list of accounts has them. */
export const programNames = `${prefix}%`;

/** An author as staff read it. */
export function authorName(username: string): string {
  return username.startsWith(prefix) ? `${username.slice(prefix.length)} (Programm)` : username;
}
