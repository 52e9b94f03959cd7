import type { Insertable, Selectable } from 'kysely';
import type { ProgramScope } from '#contract/staff/programs/tokens.ts';

/** Tables of what gives access: accounts and programs. `schema.ts` combines all tables. */

/** An unused recovery code, which is deleted when used. Only a keyed hash is stored. */
export type StaffRecoveryCodeTable = { staff_id: string; code_hash: string };

/** A passkey of an account; `id` is its credential id, `transports` are separated by commas. */
export type StaffPasskeyTable = {
  id: string;
  staff_id: string;
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signature counter reported by the authenticator; 0 if it has none. */
  counter: number;
  transports: string;
  created_at: number;
  last_used_at: number | null;
};
export type StaffPasskey = Selectable<StaffPasskeyTable>;

/** An account's identity in a directory: its subject there, which survives changes of name and address. */
export type StaffIdentityTable = { issuer: string; subject: string; staff_id: string; created_at: number };

/** An API client with read access; only the SHA-256 of its token is stored. */
export type ProgramTable = {
  id: string;
  name: string;
  token_hash: string;
  scopes: ProgramScope[];
  created_at: number;
  expires_at: number;
  last_used_at: number | null;
};
export type Program = Selectable<ProgramTable>;
export type NewProgram = Insertable<ProgramTable>;

/** Failed logins by a keyed hash of account and address; deleted after an hour. */
export type LoginAttemptTable = { key: string; count: number; last_at: number; blocked_until: number };
