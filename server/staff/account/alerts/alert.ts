import * as v from 'valibot';
import type { StaffAlert } from '#server/db/schema/mail-data.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import type { Services } from '#server/services.ts';

const address = v.pipe(v.string(), v.email());
/** What the owner of an account should hear first, where its name is an address. */
const toOwner: readonly StaffAlert['cause'][] = ['passkey-added', 'passkey-removed'];

/** Tells staff by mail what happens to an account; what cannot be queued must not keep anybody from logging in. */
export type Alert = (cause: StaffAlert['cause'], account: string) => Promise<void>;

export function createAlert({ database, settings, company, wakeOutbox }: Services): Alert {
  return async (cause, account) => {
    const isOwners = toOwner.includes(cause) && v.is(address, account);
    const recipient = isOwners ? account : (settings.MAIL_TO ?? company.mail.to);
    const mail = newMail({ template: 'staff-alert', language: 'de', recipient, data: { alert: { cause, account } } });
    await enqueue(database.db, database.engine, [mail]).then(wakeOutbox, (error: Error) =>
      console.error(`an alert to staff was not stored: ${error.message}`),
    );
  };
}
