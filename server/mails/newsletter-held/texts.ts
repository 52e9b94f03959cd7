import { pendingDays } from '../../newsletter/links.ts';

/** German only: this mail goes to staff. */
export const texts = {
  subject: (count: number) => `Newsletter: ${count === 1 ? 'Anmeldung' : `${count} Anmeldungen`} zurückgehalten`,
  heading: 'Newsletter-Anmeldungen ohne Bestätigungs-E-Mail',
  point: (count: number) =>
    count === 1
      ? 'Eine Anmeldung sah in zwei Merkmalen nach einem Programm aus. Sie ist gespeichert; gefragt wurde unter der Adresse niemand.'
      : `${count} Anmeldungen sahen in je zwei Merkmalen nach einem Programm aus. Sie sind gespeichert; gefragt wurde unter den Adressen niemand.`,
  /** Rows that the mail does not list. */
  more: (count: number) => `Weitere ${count} stehen nicht in dieser E-Mail.`,
  next: `Kennen Sie jemanden davon, bitten Sie um eine neue Anmeldung. Von selbst werden die Angaben nach ${pendingDays}\u00a0Tagen gelöscht.`,
  reason: 'Diese E-Mail fasst zusammen, was innerhalb einer Stunde zurückgehalten wurde.',
};
