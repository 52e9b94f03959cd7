import * as v from 'valibot';
import {
  accessPaths,
  accountAnswer,
  beginSecondFactorInput,
  confirmSecondFactorInput,
  loginAnswer,
  loginCodeInput,
  loginInput,
  passwordInput,
  proofInput,
  provenInput,
  recoveryCodesAnswer,
  secondFactorAnswer,
  sessionAnswer,
} from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import {
  directoryBegun,
  directoryLoginInput,
  directoryPaths,
  directoryReturn,
  waysAnswer,
} from '#contract/staff/login/directory.ts';
import {
  loginOptions,
  passkeyLoginInput,
  passkeyLoginOptionsInput,
  passkeyNameInput,
  passkeyPaths,
  registeredAnswer,
  registrationInput,
  registrationOptions,
} from '#contract/staff/login/passkeys.ts';
import type { Calls } from '#server/staff/openapi/call.ts';

const { account, password, proof, sessions, secondFactor } = accessPaths;
const { list, registration } = passkeyPaths;

/** Signing in, and one's own account. */
export const accountCalls: Calls = {
  [`POST ${adminPaths.login}`]: { summary: 'Sign in with a password', body: loginInput, answer: loginAnswer },
  [`POST ${accessPaths.loginCode}`]: { summary: 'Second step of it', body: loginCodeInput, answer: sessionAnswer },
  [`POST ${passkeyPaths.loginOptions}`]: {
    summary: 'What to ask a passkey for',
    body: passkeyLoginOptionsInput,
    answer: loginOptions,
  },
  [`POST ${passkeyPaths.login}`]: { summary: 'Sign in with a passkey', body: passkeyLoginInput, answer: sessionAnswer },
  [`GET ${directoryPaths.ways}`]: { summary: 'Ways to sign in', answer: waysAnswer },
  [`POST ${directoryPaths.begin}`]: { summary: 'Begin to sign in with the directory', answer: directoryBegun },
  [`POST ${directoryPaths.login}`]: {
    summary: 'Sign in with the directory',
    body: directoryLoginInput,
    answer: sessionAnswer,
  },
  [`POST ${directoryPaths.backChannel}`]: {
    summary: 'The directory tells of a logout (form field `logout_token`)',
    answer: v.object({}),
  },
  [`POST ${directoryPaths.beginProof}`]: { summary: 'Begin a proof by the directory', answer: directoryBegun },
  [`POST ${directoryPaths.proof}`]: { summary: 'Prove again who one is, by the directory', body: directoryReturn },
  [`POST ${adminPaths.logout}`]: { summary: 'Sign out' },
  [`GET ${account}`]: { summary: 'One’s own account', answer: accountAnswer },
  [`POST ${password}`]: { summary: 'Change the password', body: passwordInput },
  [`POST ${proof}`]: { summary: 'Prove again who one is', body: proofInput },
  [`POST ${passkeyPaths.proofOptions}`]: { summary: 'What to ask a passkey for, as a proof', answer: loginOptions },
  [`DELETE ${sessions}/:id`]: { summary: 'End a session' },
  [`DELETE ${sessions}`]: { summary: 'End all other sessions' },
  [`POST ${secondFactor}`]: {
    summary: 'Begin a second factor',
    body: beginSecondFactorInput,
    answer: secondFactorAnswer,
  },
  [`POST ${accessPaths.confirmSecondFactor}`]: {
    summary: 'Turn it on',
    body: confirmSecondFactorInput,
    answer: recoveryCodesAnswer,
  },
  [`POST ${accessPaths.endSecondFactor}`]: { summary: 'Turn it off', body: provenInput },
  [`POST ${accessPaths.recoveryCodes}`]: {
    summary: 'New recovery codes',
    body: provenInput,
    answer: recoveryCodesAnswer,
  },
  [`POST ${registration}`]: { summary: 'What to ask a new passkey for', answer: registrationOptions },
  [`POST ${list}`]: { summary: 'Add a passkey', body: registrationInput, answer: registeredAnswer, status: 201 },
  [`PATCH ${list}/:passkey`]: { summary: 'Rename a passkey', body: passkeyNameInput },
  [`DELETE ${list}/:passkey`]: { summary: 'Remove a passkey' },
};
