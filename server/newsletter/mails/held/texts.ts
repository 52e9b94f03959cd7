import { pendingDays } from '#server/newsletter/links.ts';

/** German only: this mail goes to staff. */
export const texts = {
  subject: (count: number) => `Newsletter: ${count === 1 ? 'Anmeldung' : `${count} Anmeldungen`} zurückgehalten`,
  heading: (count: number) => `Newsletter-${count === 1 ? 'Anmeldung' : 'Anmeldungen'} zurückgehalten`,
  point: (count: number) =>
    count === 1
      ? 'Eine Anmeldung zeigt zwei Merkmale automatischer Eingaben, oder an ihre Adresse gingen an diesem Tag schon viele E-Mails. Sie ist gespeichert; die E-Mail, die um Bestätigung bittet, haben wir nicht gesendet.'
      : `${count} Anmeldungen zeigen je zwei Merkmale automatischer Eingaben, oder an ihre Adresse gingen an diesem Tag schon viele E-Mails. Sie sind gespeichert; die E-Mails, die um Bestätigung bitten, haben wir nicht gesendet.`,
  /** For rows that the mail does not list. */
  more: (count: number) =>
    count === 1 ? 'Eine weitere steht nicht in dieser E-Mail.' : `Weitere ${count} stehen nicht in dieser E-Mail.`,
  next: (count: number) =>
    `Kennen Sie ${count === 1 ? 'die Person' : 'eine der Personen'}, bitten Sie sie, sich noch einmal anzumelden. Sonst werden die Angaben nach ${pendingDays}\u00a0Tagen gelöscht.`,
  reason: 'Diese E-Mail fasst zusammen, was innerhalb einer Stunde zurückgehalten wurde.',
};
