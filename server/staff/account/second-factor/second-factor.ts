import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/connection/connect.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { createSeal } from '#server/secrets/seal.ts';
import { keptKey, type SiteSecret } from '#server/secrets/site-secret.ts';
import { replaceSealed, sealedFactors, spendRecoveryCode, spendStep } from './repository.ts';
import { base32, matchingStep } from './totp.ts';

const purpose = 'second factor';
const recoveryCodes = 10;
/** Characters of a recovery code: 120 random bits, so that a keyed hash is enough (ASVS 6.5.2 asks for 112). */
const codeLength = 24;
/** Length of codes issued before 24 November 2026 (60 bits); valid until used or replaced. */
const formerLength = 12;

/** Encrypts secrets of the second factor and creates recovery codes, with keys derived from the site's secret. */
export function createSecondFactor(siteSecret: SiteSecret) {
  const { seal, open } = createSeal(siteSecret, purpose);
  const codeKey = keptKey(siteSecret, 'recovery codes');

  const codeHash = (staffId: string, code: string) =>
    createHmac('sha256', codeKey).update(`${staffId} ${code}`).digest('base64url');

  return {
    seal,
    /** Ten codes to be shown once, and the hashes to store. */
    newRecoveryCodes(staffId: string): { codes: string[]; hashes: string[] } {
      const codes = Array.from({ length: recoveryCodes }, () => base32(randomBytes(15)));
      return {
        codes: codes.map((code) => code.replace(/(?<=.)(?=(?:.{4})+$)/g, '-')),
        hashes: codes.map((code) => codeHash(staffId, code)),
      };
    },
    /**
     * Uses up a code of the app or a recovery code. Each works once, even with concurrent requests.
     * @throws RefusedCall when the site's secret has changed, so that no code can match
     */
    async accept(
      db: Db,
      staff: Pick<Staff, 'id' | 'totp_secret' | 'totp_last_step'>,
      code: string,
      now = Date.now(),
    ): Promise<'code' | 'recovery-code' | null> {
      const secret = staff.totp_secret === null ? null : open(staff.totp_secret, staff.id);
      if (staff.totp_secret !== null && secret === null) return refuse('factor-unreadable');
      // Checked even without an app: recovery codes also replace a lost passkey.
      if (code.length === codeLength || code.length === formerLength) {
        return (await spendRecoveryCode(db, staff.id, codeHash(staff.id, code))) ? 'recovery-code' : null;
      }
      if (secret === null) return null;
      const step = matchingStep(secret, code, now, staff.totp_last_step);
      return step !== null && (await spendStep(db, staff.id, step)) ? 'code' : null;
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** Encrypts again what was encrypted with the site's previous secret. @returns the number of secrets */
export async function sealFactorsAgain(db: Db, siteSecret: SiteSecret): Promise<number> {
  const seal = createSeal(siteSecret, purpose);
  let sealed = 0;
  for (const { id, totp_secret: former } of await sealedFactors(db)) {
    const again = former === null ? null : seal.again(former, id);
    if (again !== null && former !== null && (await replaceSealed(db, id, former, again))) sealed += 1;
  }
  return sealed;
}
