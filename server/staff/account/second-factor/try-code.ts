import type { Staff } from '#server/db/schema/schema.ts';
import type { LoginParts } from '#server/staff/account/login/parts.ts';
import { countCode, forgetFailedCodes, mostFailedCodes } from './failed-codes-repository.ts';

/** Wrong codes, each after the right password, of which staff are told. */
const alarmingCodes = 5;

/**
 * Looks at a code that came after the right password, in a login or from somebody signed in, and counts it where it is
 * wrong.
 * @param known whether it came from a device that the account knows
 * @throws RefusedCall under another secret of the site, with which no code is right
 */
export async function tryCode(
  { database: { db }, secondFactor, alert }: Pick<LoginParts, 'database' | 'secondFactor' | 'alert'>,
  staff: Staff,
  code: string,
  known: boolean,
): Promise<'code' | 'recovery-code' | 'wrong' | 'ended'> {
  const tried = await countCode(db, staff.id, known);
  if (tried === null) return 'ended';
  // A secret that was never confirmed is no second factor yet.
  const confirmed = staff.totp_since === null ? { ...staff, totp_secret: null } : staff;
  const accepted = await secondFactor.accept(db, confirmed, code);
  if (accepted) {
    await forgetFailedCodes(db, staff.id, known);
    return accepted;
  }
  if (tried === alarmingCodes) await alert('codes', staff.username);
  if (tried === mostFailedCodes) await alert('codes-ended', staff.username);
  return 'wrong';
}
