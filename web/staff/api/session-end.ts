import { sharedValue } from '#web/ui/shared-value.ts';

/** When (milliseconds since 1970) the session ends unless it is used (`idle`), and however it is used (`age`). */
export type SessionEnd = { idle: number; age: number };

/** As the server said last; other tabs use the same session. */
export const sessionEnd = sharedValue<SessionEnd | null>(null);

/** Takes what an answer says of the session, by this browser's clock. @param header as in `idle=7200, age=43200` */
export function noteSessionEnd(header: string | null): void {
  const [, idle, age] = /^idle=(\d+), age=(\d+)$/.exec(header ?? '') ?? [];
  if (idle === undefined || age === undefined) return;
  sessionEnd.set({ idle: Date.now() + Number(idle) * 1000, age: Date.now() + Number(age) * 1000 });
}
