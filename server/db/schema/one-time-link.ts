import type { Selectable } from 'kysely';

/** Whose password was right; `mark` changes with it. */
export type LoginChallenge = { staffId: string; mark: string };
/** What a challenge of a passkey is for, and whose passkey must answer; '' where the passkey itself tells. */
export type PasskeyAsked = { use: 'register' | 'login' | 'factor' | 'proof'; passkeyOf: string };
/** What the answer of a directory must fit, and whose session asks for proof by it; '' for a login. */
export type DirectoryAsked = { nonce: string; verifier: string; proofOf: string };
/** What a file is to hold, as it was asked for, and the session that asked. */
export type DownloadAsked = { asked: object; session: string };

/** Addresses that work once and for a short time, for downloads that cannot carry a bearer token. */
export type OneTimeLinkTable = {
  token_hash: string;
  purpose:
    | 'login-code'
    | 'passkey'
    | 'directory'
    | 'contacts-export'
    | 'complete-export'
    | 'selection-export'
    | 'newsletter-export'
    | 'audit-export';
  data: LoginChallenge | PasskeyAsked | DirectoryAsked | DownloadAsked;
  expires_at: number;
};
export type OneTimeLink = Selectable<OneTimeLinkTable>;
