import * as v from 'valibot';
import { keysOf } from '#contract/keys-of.ts';

export const alertPaths = { list: '/api/admin/alerts' } as const;

/** Causes of alerts, which staff receive by mail and in the dashboard, with the dashboard's labels. */
export const alertNames = {
  guessing: 'Jemand probiert Passwörter aus',
  codes: 'Falsche Codes nach dem Passwort',
  'codes-ended': 'Codes eines Kontos gesperrt',
  'passkey-added': 'Passkey hinzugefügt',
  'passkey-removed': 'Passkey entfernt',
  'new-device': 'Anmeldung von einem neuen Gerät',
  'role-given': 'Rolle vergeben',
  'account-reset': 'Zugang eines anderen Kontos zurückgesetzt',
  'program-added': 'Programm angebunden',
  'webhook-added': 'Webhook angelegt',
  'access-left': 'Tokens oder Webhooks eines früheren Verwalters gelten weiter',
  'complete-export': 'Alle Daten exportiert',
  'person-erased': 'Daten einer Person gelöscht',
  'retention-cut': 'Aufbewahrung verkürzt',
  'visitors-held': 'E-Mails an Besucher angehalten',
  'outbox-stuck': 'E-Mails bleiben liegen',
  'webhook-disabled': 'Webhook abgeschaltet',
  'disk-short': 'Speicherplatz wird knapp',
  'backup-overdue': 'Sicherung überfällig',
  'clock-leapt': 'Uhr des Servers vorgesprungen',
} as const;
export type AlertCause = keyof typeof alertNames;
export const alertCauses = keysOf(alertNames);

/** `about` is a user name, empty for the site itself; `at` is ISO 8601 in UTC. */
const alertView = v.object({
  id: v.string(),
  at: v.string(),
  cause: v.picklist(alertCauses),
  about: v.string(),
});
export type AlertView = v.InferOutput<typeof alertView>;

/** Alerts that were not dismissed, newest first, at most a hundred. */
export const alertsAnswer = v.object({ alerts: v.array(alertView) });
export type AlertsAnswer = v.InferOutput<typeof alertsAnswer>;
