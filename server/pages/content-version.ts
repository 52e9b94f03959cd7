import type { Db } from '#server/db/connection/connect.ts';
import { contentVersion } from './repository.ts';

/** How long a change made by another process may go unnoticed, in milliseconds. */
const checkInterval = 1000;

/**
 * Invalidates cached pages when staff change content: immediately in this process, and in other processes on the same
 * database within a second of their next request. Each change raises the version in its own transaction
 * (`bumpContentVersion`), so that none is missed if the process ends or the database fails right after it.
 */
export function watchContent(db: Db, clear: () => void) {
  let seen = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return {
    changed: clear,
    /** Called on page requests; queries the database at most once a second and never makes a request wait. */
    check(now = performance.now()): void {
      if (now - checkedAt < checkInterval) return;
      checkedAt = now;
      contentVersion(db).then(
        (version) => {
          if (version === seen) return;
          seen = version;
          clear();
        },
        () => {},
      );
    },
  };
}
