import type { StaffRole } from '#contract/staff/account.ts';

export const roleNames = { read: 'Lesen', work: 'Bearbeiten', manage: 'Verwalten' } as const satisfies Record<
  StaffRole,
  string
>;

export const roleHints: Readonly<Record<StaffRole, string>> = {
  read: 'sieht Kontakte, Termine, Newsletter, White Papers, Herkunft und Postausgang',
  work: 'bearbeitet sie auch und exportiert Listen',
  manage:
    'sieht auch Import, Datenschutz, Protokoll, Konten und Anbindungen und entscheidet darüber; sendet Newsletter',
};

/** Validation errors of a new user name. */
export const nameFaults: Readonly<Record<string, string>> = {
  required: 'Bitte geben Sie einen Benutzernamen ein.',
  taken: 'Diesen Benutzernamen gibt es schon.',
  letters: 'Erlaubt sind Buchstaben, Ziffern und . _ - @.',
};
