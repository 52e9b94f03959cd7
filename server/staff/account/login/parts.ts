import type { Services } from '#server/services.ts';
import type { Alert } from '#server/staff/account/alerts/alert.ts';
import type { Directory } from '#server/staff/account/directory/directory.ts';
import type { Passkeys } from '#server/staff/account/passkeys/passkeys.ts';
import type { SecondFactor } from '#server/staff/account/second-factor/second-factor.ts';
import type { KnownDevices } from './known-device.ts';
import type { LoginThrottle } from './login-throttle.ts';

/** What logins and one's own account need. */
export type LoginParts = Services & {
  throttle: LoginThrottle | null;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
  /** Null where the operator has set none. */
  directory: Directory | null;
  devices: KnownDevices;
  alert: Alert;
  /** Told when sessions were ended, so that what is open for them ends as well. */
  onSessionsEnded: () => void;
};
