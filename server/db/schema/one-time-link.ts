import type { Selectable } from 'kysely';

/** A session at a company's directory; `sid` is its id there, '' if the directory gives none. */
export type DirectorySession = { issuer: string; subject: string; sid: string };
/** The account whose password was correct or that the directory named; `mark` changes with the password. */
type LoginChallenge = { staffId: string; mark: string; directory?: DirectorySession };
/** The issuer of a logout notification, stored so that each is handled only once. */
type ReceivedLogout = { issuer: string };
/** The purpose of a passkey challenge, and whose passkey must answer; '' if the passkey itself tells. */
export type PasskeyRequest = { use: 'register' | 'login' | 'factor' | 'proof'; passkeyOf: string };
/** What the directory's response must match, and whose session asks for proof; '' for a login. */
type DirectoryRequest = { nonce: string; verifier: string; proofOf: string };
/** The requested contents of a file, and the session that requested it. */
type DownloadRequest = { asked: object; session: string };

/** Links that work once and for a short time, for downloads that cannot carry a bearer token. */
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
