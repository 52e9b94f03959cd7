import type { Db } from '#server/db/connection/connect.ts';
import { contentVersion } from './repository.ts';

/** How long another process's change may stay unseen, in milliseconds. */
const checkInterval = 1000;

/**
 * Keeps cached pages in step with content that staff change: this process at once, other processes on the
 * same database within a second of their next request. Each change raises the version in its own transaction
 * (`bumpContentVersion`), so that none stays unseen where a process ends, or the database fails, behind it.
 */
export function watchContent(db: Db, clear: () => void) {
  let seen = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return {
    changed: clear,
    /** Called on page requests; asks the database at most once a second and never makes a request wait. */
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
