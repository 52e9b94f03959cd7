import type { StaffAlert } from '#server/db/schema/mail-data.ts';

type Words = { subject: string; point: (account: string) => string; next: string; reason?: string };

const reason =
  'Im Protokoll der Verwaltung steht, was an den Konten geschah; Versuche sind je Konto und Stunde zusammengefasst.';

/** German only: these mails go to staff. Those about access to an account say where to find out more. */
export const texts: Readonly<Record<StaffAlert['cause'], Words>> = {
  guessing: {
    subject: 'Anmeldung: Jemand probiert Passwörter aus',
    point: (account) =>
      `Am Konto „${account}“ sind innerhalb einer Stunde 50 Anmeldungen von unbekannten Geräten gescheitert. Nach der hundertsten ist das Konto für unbekannte Geräte bis zum Ende der Stunde gesperrt. Auf Geräten, auf denen es schon angemeldet war, kann man sich weiter anmelden.`,
    next: 'War es niemand von Ihnen, schützen ein langes Passwort, das Sie nirgends sonst verwenden, und ein zweiter Faktor.',
    reason,
  },
  codes: {
    subject: 'Anmeldung: Falsche Codes nach dem Passwort',
    point: (account) =>
      `Am Konto „${account}“ waren fünf Codes des zweiten Faktors falsch, jeder nach dem richtigen Passwort. Wer sie eingibt, kennt das Passwort.`,
    next: 'War es nicht die Person selbst, ändern Sie das Passwort sofort.',
    reason,
  },
  'codes-ended': {
    subject: 'Anmeldung: Codes eines Kontos gesperrt',
    point: (account) =>
      `Am Konto „${account}“ waren 20 Codes des zweiten Faktors falsch. Bekannte und unbekannte Geräte zählen getrennt: Von denen, auf denen die Codes falsch waren, nehmen wir keinen mehr an, bis das Passwort geändert ist.`,
    next: 'Ändern Sie das Passwort auf einem Gerät, auf dem das Konto angemeldet ist, oder setzen Sie es zurück.',
    reason,
  },
  'passkey-added': {
    subject: 'Konto: Ein Passkey wurde hinzugefügt',
    point: (account) => `Das Konto „${account}“ lässt sich jetzt mit einem weiteren Passkey öffnen.`,
    next: 'War es nicht die Person selbst, entfernen Sie ihn im Reiter Konto und ändern Sie das Passwort sofort.',
    reason,
  },
  'passkey-removed': {
    subject: 'Konto: Ein Passkey wurde entfernt',
    point: (account) => `Ein Passkey des Kontos „${account}“ wurde entfernt und öffnet es nicht mehr.`,
    next: 'War es nicht die Person selbst, ändern Sie das Passwort sofort und sehen Sie im Protokoll nach.',
    reason,
  },
  'new-device': {
    subject: 'Anmeldung von einem neuen Gerät',
    point: (account) => `Das Konto „${account}“ wurde auf einem Gerät angemeldet, das die Website noch nicht kannte.`,
    next: 'War es nicht die Person selbst, melden Sie das Konto in der Verwaltung überall ab und ändern Sie das Passwort.',
    reason,
  },
  'role-given': {
    subject: 'Konten: Eine Rolle wurde vergeben',
    point: (account) => `Das Konto „${account}“ hat einem anderen eine Rolle gegeben oder ein neues angelegt.`,
    next: 'Im Protokoll steht, welches Konto welche Rolle erhielt. War das nicht vereinbart, nehmen Sie es im Reiter Konten zurück.',
  },
  'account-reset': {
    subject: 'Konten: Ein Zugang wurde zurückgesetzt',
    point: (account) =>
      `Das Konto „${account}“ hat einem anderen ein neues erstes Passwort gegeben oder dessen zweiten Faktor entfernt.`,
    next: 'Im Protokoll steht, welches Konto es war. War das nicht vereinbart, sperren Sie es im Reiter Konten.',
  },
  'program-added': {
    subject: 'Anbindungen: Ein Programm kam hinzu',
    point: (account) => `Das Konto „${account}“ hat ein Token erstellt, mit dem ein Programm Daten der Website abruft.`,
    next: 'Im Reiter Anbindungen steht, was es darf. War das nicht vereinbart, widerrufen Sie es dort sofort.',
  },
  'webhook-added': {
    subject: 'Anbindungen: Ein Webhook kam hinzu',
    point: (account) =>
      `Das Konto „${account}“ hat einen Webhook angelegt. Er meldet einem anderen Dienst, was auf der Website eingeht.`,
    next: 'Im Reiter Anbindungen steht, wohin. War das nicht vereinbart, entfernen Sie ihn dort sofort.',
  },
  'access-left': {
    subject: 'Anbindungen: Tokens oder Webhooks gelten weiter',
    point: (account) =>
      `Das Konto „${account}“ ist gesperrt oder verwaltet nicht mehr. Tokens und Webhooks, die es angelegt hat, gelten weiter, und die Person kennt sie.`,
    next: 'Im Protokoll steht, welche es sind. Legen Sie im Reiter Anbindungen neue an und entfernen Sie diese.',
  },
  'complete-export': {
    subject: 'Daten: Vollständiger Export',
    point: (account) => `Das Konto „${account}“ hat Anfragen mit allen Feldern als Datei angefordert.`,
    next: 'War das nicht vereinbart, fragen Sie nach. Im Protokoll steht, mit welchem Filter.',
  },
  'person-erased': {
    subject: 'Daten: Eine Person wurde gelöscht',
    point: (account) => `Das Konto „${account}“ hat alles gelöscht, was über eine Person gespeichert war.`,
    next: 'Der Nachweis steht im Reiter Datenschutz. Rückgängig machen lässt sich das nicht.',
  },
  'retention-cut': {
    subject: 'Daten: Eine Aufbewahrung wurde verkürzt',
    point: (account) =>
      `Das Konto „${account}“ hat eine Aufbewahrungsfrist verkürzt. Was älter ist, wird innerhalb einer Stunde gelöscht.`,
    next: 'War das nicht vereinbart, setzen Sie die Frist im Reiter Datenschutz sofort zurück.',
  },
  'visitors-held': {
    subject: 'E-Mails an Besucher angehalten',
    point: () =>
      'Besucher haben in dieser Stunde mehr E-Mails ausgelöst, als die Website in einer Stunde an sie sendet.',
    next: 'Bis die Stunde um ist, erhält kein weiterer Besucher eine E-Mail.',
  },
  'outbox-stuck': {
    subject: 'Betrieb: E-Mails bleiben liegen',
    point: () =>
      'Mindestens eine E-Mail lässt sich seit einer Stunde nicht zustellen, oder der erste Versuch steht seit einer Viertelstunde aus.',
    next: 'Im Reiter Postausgang steht, woran es liegt. Wir melden das höchstens einmal am Tag.',
  },
  'webhook-disabled': {
    subject: 'Anbindungen: Ein Webhook ist abgeschaltet',
    point: (name) =>
      `Der Webhook „${name}“ hat fünf Tage lang nichts angenommen, oder seine Adresse gibt es nicht mehr. Wir senden ihm nichts mehr.`,
    next: 'Im Reiter Anbindungen steht, woran es lag. Dort schalten Sie ihn wieder ein und wiederholen, was liegen blieb.',
  },
  'disk-short': {
    subject: 'Betrieb: Speicherplatz wird knapp',
    point: () =>
      'Auf dem Datenträger der Website sind weniger als 512 MB frei. Ist er voll, nimmt sie keine Anfragen mehr an.',
    next: 'Schaffen Sie Platz. Wir melden das höchstens einmal am Tag.',
  },
  'backup-overdue': {
    subject: 'Betrieb: Sicherung überfällig',
    point: () => 'Die letzte Sicherung mit npm run backup ist mehr als zwei Tage alt.',
    next: 'Prüfen Sie den Auftrag, der sie anstößt. Wir melden das höchstens einmal am Tag.',
  },
  'clock-leapt': {
    subject: 'Betrieb: Die Uhr des Servers ist vorgesprungen',
    point: () =>
      'Seit dem letzten Löschlauf ist laut Uhr des Servers mehr als eine Woche vergangen. Deshalb löscht die Website 24\u00a0Stunden lang nichts, auch nichts Abgelaufenes.',
    next: 'Geht die Uhr falsch, stellen Sie sie vorher richtig: Danach gilt sie, und was nach ihr abgelaufen ist, wird endgültig gelöscht. Stand die Website nur lange still, ist nichts zu tun.',
  },
};
