import { passkeyPaths } from '#contract/staff/login/passkeys.ts';
import { createAuthenticator } from './authenticator.ts';

type Post = (path: string, body?: unknown) => Promise<Response> | Response;

/** Passkeys of the account that `post` calls as; it must have given its proof. */
export function passkeysOf(publicUrl: string, post: Post) {
  const challenge = async (path: string) => (await (await post(path)).json()) as { challenge: string };
  const unregistered = async (key = createAuthenticator(publicUrl)) => ({
    name: '',
    passkey: key.create(await challenge(passkeyPaths.registration)),
  });
  return {
    challenge,
    /** The input that registers a new passkey. */
    unregistered,
    async registered() {
      const key = createAuthenticator(publicUrl);
      const answer = await post(passkeyPaths.list, await unregistered(key));
      if (!answer.ok) throw new Error(`a passkey was refused with ${answer.status}`);
      return key;
    },
  };
}
