import type { DeskEvent } from '#contract/staff/desk.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { desksChangedSince } from '#server/staff/desk/repository.ts';
import { erasedAfter, lastDeskChange, lastNoteChange, leadsWithNotesSince, newestMark } from './repository.ts';

/** Milliseconds between two looks at the database, while anyone listens. */
const interval = 1000;
/** Changes of the desk are looked for a little further back: another process's commit may come late. */
const overlap = 2000;

/** `check` ends it where its session has ended. */
type Listener = { send: (event: DeskEvent) => void; end: () => void; check: () => void };

export type LeadEvents = ReturnType<typeof createLeadEvents>;

/**
 * Tells staff what is new. All processes on one database learn of it in the same way: while anyone listens, each asks
 * for the newest leads and changes once a second, and at once when it has stored something itself.
 */
export function createLeadEvents(db: Db) {
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let mark: string | null = null;
  let changedAt = 0;
  let notesChangedAt = 0;
  let lastChange = 0;
  let looking: Promise<void> | null = null;
  let again = false;

  async function look(): Promise<void> {
    const [newest, changed, notesChanged] = [await newestMark(db), await lastDeskChange(db), await lastNoteChange(db)];
    const { last, erased } = await erasedAfter(db, lastChange);
    if (mark !== null && newest !== mark) broadcast({ leads: true });
    if (mark !== null && changed > changedAt) broadcast({ desk: await desksChangedSince(db, changedAt - overlap) });
    if (mark !== null && notesChanged > notesChangedAt)
      broadcast({ notes: await leadsWithNotesSince(db, notesChangedAt - overlap) });
    if (mark !== null && erased) broadcast({ erased: true });
    mark = newest;
    lastChange = last;
    notesChangedAt = Math.max(notesChangedAt, notesChanged);
    changedAt = Math.max(changedAt, changed);
  }

  function broadcast(event: DeskEvent): void {
    for (const { send } of listeners) send(event);
  }

  /** Looks now; while a look is under way, once more after it. Never rejects: the next one tries again. */
  function poll(): Promise<void> {
    if (looking !== null) {
      again = true;
      return looking;
    }
    looking = look()
      .catch(() => {})
      .finally(() => {
        looking = null;
        if (!again) return;
        again = false;
        void poll();
      });
    return looking;
  }

  return {
    /** Begins to listen; resolves when nothing that comes from now on is missed. @returns what ends it */
    async listen(listener: Listener): Promise<() => void> {
      if (listeners.size === 0) mark = null;
      listeners.add(listener);
      timer ??= setInterval(() => void poll(), interval).unref();
      // A look that failed has taken no stock.
      for (let tries = 0; mark === null && tries < 3; tries++) await poll();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    /** Something was stored by this process; costs nothing where nobody listens. */
    wake: (): void => {
      if (listeners.size > 0) void poll();
    },
    poll,
    /** Sessions were ended by this process; those of others are found by each stream's own heartbeat. */
    checkSessions: (): void => {
      for (const { check } of [...listeners]) check();
    },
    /** Ends all streams: the process is about to end. */
    end: (): void => {
      for (const { end } of [...listeners]) end();
    },
  };
}
