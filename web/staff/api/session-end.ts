import { sharedValue } from '#web/ui/shared-value.ts';

/** When (milliseconds since 1970) the session ends if unused (`idle`), and at the latest (`age`). */
export type SessionEnd = { idle: number; age: number };

/** As of the server's last answer; shared, because other tabs use the same session. */
export const sessionEnd = sharedValue<SessionEnd | null>(null);

/** Reads an answer's header, by this browser's clock. @param header such as `idle=7200, age=43200` */
export function noteSessionEnd(header: string | null): void {
  const [, idle, age] = /^idle=(\d+), age=(\d+)$/.exec(header ?? '') ?? [];
  if (idle === undefined || age === undefined) return;
  sessionEnd.set({ idle: Date.now() + Number(idle) * 1000, age: Date.now() + Number(age) * 1000 });
}
