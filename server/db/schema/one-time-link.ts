import type { Selectable } from 'kysely';

/** A session at a company's directory: `sid` as it calls it, '' where it does not. */
export type DirectorySession = { issuer: string; subject: string; sid: string };
/** Whose password was right, or whom the directory named; `mark` changes with the password. */
type LoginChallenge = { staffId: string; mark: string; directory?: DirectorySession };
/** Who told of a logout: what was heard once is not heard again. */
type ReceivedLogout = { issuer: string };
/** What a challenge of a passkey is for, and whose passkey must answer; '' where the passkey itself tells. */
export type PasskeyRequest = { use: 'register' | 'login' | 'factor' | 'proof'; passkeyOf: string };
/** What the answer of a directory must fit, and whose session asks for proof by it; '' for a login. */
type DirectoryRequest = { nonce: string; verifier: string; proofOf: string };
/** What a file is to hold, as it was asked for, and the session that asked. */
type DownloadRequest = { asked: object; session: string };

/** Addresses that work once and for a short time, for downloads that cannot carry a bearer token. */
export type OneTimeLinkTable = {
  token_hash: string;
  purpose:
    | 'login-code'
    | 'passkey'
    | 'directory'
    | 'directory-logout'
    | 'contacts-export'
    | 'complete-export'
    | 'selection-export'
    | 'newsletter-export'
    | 'audit-export'
    | 'issue-preview';
  data: LoginChallenge | PasskeyRequest | DirectoryRequest | ReceivedLogout | DownloadRequest;
  expires_at: number;
};
export type OneTimeLink = Selectable<OneTimeLinkTable>;
