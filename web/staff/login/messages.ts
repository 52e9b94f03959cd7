import { CallFailed, detailOf, InputRefused } from '#web/staff/api/call.ts';
import { germanTimeIn } from '#web/staff/berlin-time.ts';
import { texts } from '#web/staff/texts.ts';

const loginFailed = 'Login fehlgeschlagen';

/** The message for a failed login (spec section 8), with the time of the next possible attempt, if limited. */
export function loginMessage(error: unknown, now: Date): string {
  if (error instanceof InputRefused) return error.message;
  if (!(error instanceof CallFailed)) return loginFailed;
  if (error.status === 0) return texts.connectionError;
  const detail = detailOf(error) ?? loginFailed;
  const wait = error.problem?.retryAfter;
  if (error.status !== 429 || typeof wait !== 'number' || wait <= 0) return detail;
  return `${detail.replace(/[.\s]*$/, '.')} Nächster Versuch ab ${germanTimeIn(wait, now)} Uhr.`;
}
