import * as v from 'valibot';

/**
 * Sign-in with the company's directory (OpenID Connect). `begin` returns the directory's URL; the directory redirects
 * back to the login page, which sends on the parameters it received. The proof calls do the same to confirm who
 * somebody is.
 */
export const directoryPaths = {
  ways: '/api/admin/login/ways',
  begin: '/api/admin/login/directory/begin',
  login: '/api/admin/login/directory',
  beginProof: '/api/admin/account/proof/directory/begin',
  proof: '/api/admin/account/proof/directory',
  /** Called by the directory when somebody has logged out there (OpenID Connect Back-Channel Logout 1.0). */
  backChannel: '/api/admin/login/directory/logout',
} as const;

/** The directory's name, or null if there is none. */
export const loginMethodsAnswer = v.object({ directory: v.nullable(v.string()) });
/** `key` stays in the browser that began and appears in no URL: the answer is accepted only together with it. */
export const directoryBegun = v.object({ url: v.string(), state: v.string(), key: v.string() });
export type DirectoryBegun = v.InferOutput<typeof directoryBegun>;

/** The directory's logout URL for a session that it opened; null if there is none. */
export const logoutAnswer = v.nullable(v.object({ url: v.string() }));
export type LogoutAnswer = v.InferOutput<typeof logoutAnswer>;

const parameter = v.pipe(v.string(), v.maxLength(4000));
/** The parameters of the directory's redirect (RFC 6749, 4.1.2; RFC 9207), and the stored key. */
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
