import * as v from 'valibot';

/**
 * Sign-in with the company's directory (OpenID Connect). `begin` answers with the directory's address; it leads back to
 * the login, which sends on what it was given. The same pair proves again who somebody is.
 */
export const directoryPaths = {
  ways: '/api/admin/login/ways',
  begin: '/api/admin/login/directory/begin',
  login: '/api/admin/login/directory',
  beginProof: '/api/admin/account/proof/directory/begin',
  proof: '/api/admin/account/proof/directory',
  /** Where the directory tells that somebody has logged out there (OpenID Connect Back-Channel Logout 1.0). */
  backChannel: '/api/admin/login/directory/logout',
} as const;

/** The directory's name, or null where there is none. */
export const waysAnswer = v.object({ directory: v.nullable(v.string()) });
/** `key` stays with the browser that began, and stands in no address: by it alone the answer is heard. */
export const directoryBegun = v.object({ url: v.string(), state: v.string(), key: v.string() });
export type DirectoryBegun = v.InferOutput<typeof directoryBegun>;

/** Where a session that the directory opened ends there, too; null where there is no such place. */
export const logoutAnswer = v.nullable(v.object({ url: v.string() }));
export type LogoutAnswer = v.InferOutput<typeof logoutAnswer>;

const parameter = v.pipe(v.string(), v.maxLength(4000));
/** What stands in the address that the directory leads back to (RFC 6749, 4.1.2; RFC 9207), and what was kept. */
export const directoryReturn = v.object({
  key: parameter,
  code: parameter,
  state: parameter,
  iss: v.optional(v.nullable(parameter), null),
});
export const directoryLoginInput = v.object({
  ...directoryReturn.entries,
  device: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
});
