import type { DeskEvent } from '#contract/staff/desk.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { desksChangedSince } from '#server/staff/desk/repository.ts';
import { erasedAfter, lastDeskChange, lastNoteChange, leadsWithNotesSince, newestMark } from './repository.ts';

/** Milliseconds between queries while there are listeners. */
const interval = 1000;
/** How far back changes of the desk are read again (milliseconds): another process's commit may be late. */
const overlap = 2000;

/** `check` ends the stream if its session has ended. */
type Listener = { send: (event: DeskEvent) => void; end: () => void; check: () => void };

export type LeadEvents = ReturnType<typeof createLeadEvents>;

/**
 * Notifies staff of new leads and changes. Every process polls the database once a second while it has listeners, and
 * immediately after it has stored something itself, so events of all processes arrive in the same way.
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

  /** Polls now; while a poll is running, once more after it. Never rejects: the next poll tries again. */
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
    /** Adds a listener; once resolved, no later event is missed. @returns a function that removes it */
    async listen(listener: Listener): Promise<() => void> {
      if (listeners.size === 0) mark = null;
      listeners.add(listener);
      timer ??= setInterval(() => void poll(), interval).unref();
      // A failed poll sets no starting point.
      for (let tries = 0; mark === null && tries < 3; tries++) await poll();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    /** Call it when this process has stored something; does nothing without listeners. */
    wake: (): void => {
      if (listeners.size > 0) void poll();
    },
    poll,
    /** Call it when this process has ended sessions; those ended by others are found by each stream's heartbeat. */
    checkSessions: (): void => {
      for (const { check } of [...listeners]) check();
    },
    /** Ends all streams when the process shuts down. */
    end: (): void => {
      for (const { end } of [...listeners]) end();
    },
  };
}
