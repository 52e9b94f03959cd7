import type * as v from 'valibot';
import type { loginOptions, registrationOptions } from '#contract/staff/login/passkeys.ts';
import { InputRefused } from './call.ts';

// Loaded only when a passkey is used.
const library = () => import('@simplewebauthn/browser');

/** Lets the user choose a passkey and answers the server's challenge with it. @throws InputRefused */
export async function askPasskey(options: v.InferOutput<typeof loginOptions>) {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: options }).catch(refused);
}

/** Creates a new passkey. @throws InputRefused */
export async function createPasskey(options: v.InferOutput<typeof registrationOptions>) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options }).catch(refused);
}

const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: 'Der Passkey wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  AbortError: 'Der Passkey wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  InvalidStateError: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  SecurityError: 'Passkeys gelten nur unter der Adresse, die für diese Website eingestellt ist.',
  ConstraintError: 'Dieses Gerät kann Sie nicht erkennen. Richten Sie dort zuerst Fingerabdruck, Gesicht oder PIN ein.',
};

/** Explains why the browser returned no passkey. The library keeps the browser's error name, or has it as its cause. */
function refused(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  throw new InputRefused(sentences[name] ?? 'Dieser Browser kann hier keinen Passkey benutzen.');
}
