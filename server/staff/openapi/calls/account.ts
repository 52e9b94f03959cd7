import * as v from 'valibot';
import {
  accountAnswer,
  accountPaths,
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
  loginMethodsAnswer,
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

const { account, password, proof, sessions, secondFactor } = accountPaths;
const { list, registration } = passkeyPaths;

/** Signing in, and one's own account. */
export const accountCalls: Calls = {
  [`POST ${adminPaths.login}`]: { summary: 'Sign in with a password', body: loginInput, answer: loginAnswer },
  [`POST ${accountPaths.loginCode}`]: {
    summary: 'Complete a sign-in with a code (second factor)',
    body: loginCodeInput,
    answer: sessionAnswer,
  },
  [`POST ${passkeyPaths.loginOptions}`]: {
    summary: 'Get the options for a sign-in with a passkey',
    body: passkeyLoginOptionsInput,
    answer: loginOptions,
  },
  [`POST ${passkeyPaths.login}`]: { summary: 'Sign in with a passkey', body: passkeyLoginInput, answer: sessionAnswer },
  [`GET ${directoryPaths.ways}`]: { summary: 'List the ways to sign in', answer: loginMethodsAnswer },
  [`POST ${directoryPaths.begin}`]: { summary: 'Start a sign-in with the directory', answer: directoryBegun },
  [`POST ${directoryPaths.login}`]: {
    summary: 'Complete a sign-in with the directory',
    body: directoryLoginInput,
    answer: sessionAnswer,
  },
  [`POST ${directoryPaths.backChannel}`]: {
    summary: 'OpenID Connect back-channel logout (form field `logout_token`)',
    answer: v.object({}),
  },
  [`POST ${directoryPaths.beginProof}`]: { summary: 'Start a proof with the directory', answer: directoryBegun },
  [`POST ${directoryPaths.proof}`]: { summary: 'Complete a proof with the directory', body: directoryReturn },
  [`POST ${adminPaths.logout}`]: { summary: 'Sign out' },
  [`GET ${account}`]: { summary: 'Get your own account', answer: accountAnswer },
  [`POST ${password}`]: { summary: 'Change your password', body: passwordInput },
  [`POST ${proof}`]: { summary: 'Confirm your identity with the password or a passkey (proof)', body: proofInput },
  [`POST ${passkeyPaths.proofOptions}`]: {
    summary: 'Get the options for a proof with a passkey',
    answer: loginOptions,
  },
  [`DELETE ${sessions}/:id`]: { summary: 'End a session' },
  [`DELETE ${sessions}`]: { summary: 'End all other sessions' },
  [`POST ${secondFactor}`]: {
    summary: 'Start setting up a second factor',
    body: beginSecondFactorInput,
    answer: secondFactorAnswer,
  },
  [`POST ${accountPaths.confirmSecondFactor}`]: {
    summary: 'Confirm and enable the second factor',
    body: confirmSecondFactorInput,
    answer: recoveryCodesAnswer,
  },
  [`POST ${accountPaths.endSecondFactor}`]: { summary: 'Disable the second factor', body: provenInput },
  [`POST ${accountPaths.recoveryCodes}`]: {
    summary: 'Create new recovery codes',
    body: provenInput,
    answer: recoveryCodesAnswer,
  },
  [`POST ${registration}`]: { summary: 'Get the options for registering a passkey', answer: registrationOptions },
  [`POST ${list}`]: { summary: 'Add a passkey', body: registrationInput, answer: registeredAnswer, status: 201 },
  [`PATCH ${list}/:passkey`]: { summary: 'Rename a passkey', body: passkeyNameInput },
  [`DELETE ${list}/:passkey`]: { summary: 'Remove a passkey' },
};
