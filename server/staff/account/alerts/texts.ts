import type { StaffAlert } from '#server/db/schema/mail-data.ts';

type Words = { subject: string; point: (account: string) => string; next: string };

/** German only: these mails go to staff. */
export const texts: Readonly<Record<StaffAlert['cause'], Words>> = {
  guessing: {
    subject: 'Anmeldung: Jemand errät Passwörter',
    point: (account) =>
      `Am Konto ${account} sind innerhalb einer Stunde 50 Anmeldungen von unbekannten Geräten gescheitert. Nach der hundertsten nehmen wir bis zum Ende der Stunde keine mehr an; Geräte, auf denen das Konto schon angemeldet war, bleiben davon frei.`,
    next: 'Ist es keiner von Ihnen, genügt ein langes Passwort, das nirgends sonst gilt, und der zweite Faktor.',
  },
  codes: {
    subject: 'Anmeldung: Falsche Codes nach dem Passwort',
    point: (account) =>
      `Am Konto ${account} waren fünf Codes des zweiten Faktors falsch, jeder nach dem richtigen Passwort. Wer sie eingibt, kennt das Passwort.`,
    next: 'War es nicht die Person selbst, ändern Sie das Passwort sofort.',
  },
  'codes-ended': {
    subject: 'Anmeldung: Codes eines Kontos gesperrt',
    point: (account) =>
      `Am Konto ${account} waren 20 Codes des zweiten Faktors falsch. Von solchen Geräten nehmen wir keinen mehr an, bis das Passwort geändert ist.`,
    next: 'Ändern Sie das Passwort auf einem Gerät, auf dem das Konto angemeldet ist, oder setzen Sie es zurück.',
  },
  'passkey-added': {
    subject: 'Konto: Ein Passkey ist dazugekommen',
    point: (account) => `Das Konto ${account} lässt sich jetzt mit einem weiteren Passkey öffnen.`,
    next: 'War es nicht die Person selbst, entfernen Sie ihn im Reiter Konto und ändern Sie das Passwort sofort.',
  },
  'passkey-removed': {
    subject: 'Konto: Ein Passkey ist entfernt',
    point: (account) => `Einer der Passkeys des Kontos ${account} öffnet es nicht mehr.`,
    next: 'War es nicht die Person selbst, ändern Sie das Passwort sofort und sehen Sie im Protokoll nach.',
  },
};

export const reason =
  'Im Protokoll der Verwaltung steht, was an den Konten geschah; Versuche je Konto und Stunde zusammengefasst.';
