import type { Services } from '#server/services.ts';
import type { Alert } from '#server/staff/account/alerts/alert.ts';
import type { Directory } from '#server/staff/account/directory/directory.ts';
import type { Passkeys } from '#server/staff/account/passkeys/passkeys.ts';
import type { SecondFactor } from '#server/staff/account/second-factor/second-factor.ts';
import type { KnownDevices } from './known-device.ts';
import type { LoginThrottle } from './login-throttle.ts';

/** Dependencies of the login and account routes. */
export type LoginParts = Services & {
  throttle: LoginThrottle | null;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
  /** Null where none is configured. */
  directory: Directory | null;
  devices: KnownDevices;
  alert: Alert;
  /** Called when sessions have ended, to close what they hold open. */
  onSessionsEnded: () => void;
};
