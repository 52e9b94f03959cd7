import type { Staff } from '#server/db/schema/schema.ts';
import type { Services } from '#server/services.ts';
import type { Alert } from '#server/staff/account/alerts/alert.ts';
import { countCode, mostFailedCodes, resetFailedCodes } from './failed-codes-repository.ts';
import type { SecondFactor } from './second-factor.ts';

/** Number of wrong codes, each after the correct password, at which staff are alerted. */
const alarmingCodes = 5;

/**
 * Checks a code that came after the correct password, during a login or from somebody signed in, and counts failures.
 * @param known whether it came from a device that the account knows
 * @throws RefusedCall when the site's secret has changed, so that no code can match
 */
export async function tryCode(
  { database: { db }, secondFactor, alert }: Pick<Services, 'database'> & { secondFactor: SecondFactor; alert: Alert },
  staff: Staff,
  code: string,
  known: boolean,
): Promise<'code' | 'recovery-code' | 'wrong' | 'ended'> {
  const tried = await countCode(db, staff.id, known);
  if (tried === null) return 'ended';
  // An unconfirmed secret is not a second factor yet.
  const confirmed = staff.totp_since === null ? { ...staff, totp_secret: null } : staff;
  const accepted = await secondFactor.accept(db, confirmed, code);
  if (accepted) {
    await resetFailedCodes(db, staff.id, known);
    return accepted;
  }
  if (tried === alarmingCodes) await alert('codes', staff.username);
  if (tried === mostFailedCodes) await alert('codes-ended', staff.username);
  return 'wrong';
}
