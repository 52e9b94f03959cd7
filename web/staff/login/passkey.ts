import { sessionAnswer } from '#contract/staff/account.ts';
import { loginOptions, passkeyPaths } from '#contract/staff/login/passkeys.ts';
import { request } from '#web/staff/api/call.ts';
import { askPasskey } from '#web/staff/api/passkey.ts';
import { readDevice, storeSession } from '#web/staff/api/session.ts';

/**
 * Logs in with a passkey.
 * @param challenge from the password's answer, if the passkey is the second factor
 * @throws CallFailed, or InputRefused with a message if the browser returns no passkey
 */
export async function logInByPasskey(apiUrl: string, challenge = ''): Promise<void> {
  const post = { method: 'POST' } as const;
  const options = await request(apiUrl + passkeyPaths.loginOptions, loginOptions, { ...post, body: { challenge } });
  const passkey = await askPasskey(options);
  const body = { challenge, passkey, device: readDevice() };
  storeSession(await request(apiUrl + passkeyPaths.login, sessionAnswer, { ...post, body }));
}
