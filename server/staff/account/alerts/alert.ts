import * as v from 'valibot';
import type { StaffAlert } from '#server/db/schema/mail-data.ts';
import type { Services } from '#server/services.ts';
import { raiseAlert } from '#server/staff/alerts/raise-alert.ts';

const address = v.pipe(v.string(), v.email());
/** Causes that are mailed to the account's owner, if the user name is a mail address. */
const toOwner: readonly StaffAlert['cause'][] = ['passkey-added', 'passkey-removed'];

/** Mails staff about events of an account. An alert that cannot be queued is logged, so it never blocks a login. */
export type Alert = (cause: StaffAlert['cause'], account: string) => Promise<void>;

export function createAlert({ database, staffAddress, wakeOutbox }: Services): Alert {
  return async (cause, account) => {
    const isOwners = toOwner.includes(cause) && v.is(address, account);
    const recipient = isOwners ? account : staffAddress;
    await raiseAlert(database, { cause, about: account, recipient }).then(
      (queued) => queued && wakeOutbox(),
      (error: Error) => console.error(`an alert to staff was not stored: ${error.message}`),
    );
  };
}
