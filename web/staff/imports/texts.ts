import type { ImportField, ImportKind, ImportView } from '#contract/staff/imports/imports.ts';
import { faultCodes } from '#web/staff/api/call.ts';

export const kindWords = { leads: 'Kontakte', subscribers: 'Newsletter-Empfänger' } as const satisfies Record<
  ImportKind,
  string
>;

export const stateWords = {
  uploading: 'wird hochgeladen',
  open: 'offen',
  running: 'unterbrochen',
  done: 'ausgeführt',
  undoing: 'wird zurückgenommen',
  undone: 'zurückgenommen',
} as const satisfies Record<ImportView['state'], string>;

const fieldWords = {
  email: 'E-Mail',
  firstName: 'Vorname',
  lastName: 'Nachname',
  fullName: 'Ganzer Name',
  phone: 'Telefon',
  company: 'Unternehmen',
  subject: 'Betreff',
  message: 'Nachricht',
  date: 'Datum der Anfrage',
  consent: 'Einwilligung: Wortlaut oder wo',
  language: 'Sprache (de, en)',
  detail: 'Weitere Angabe',
} as const satisfies Record<ImportField, string>;

export const fieldName = (field: ImportField, kind: ImportKind) =>
  field === 'date' && kind === 'subscribers' ? 'Einwilligung: Datum' : fieldWords[field];

/** The heading of a preview column; details keep their own headings. */
export function valueName(name: string, kind: ImportKind): string {
  const field = Object.keys(fieldWords).find((one): one is ImportField => one === name);
  return field ? fieldName(field, kind) : name;
}

/** Why a plan was refused: `failure`, unless the columns are at fault. */
export const planFault = (error: unknown, failure: string | null) =>
  faultCodes(error).includes('fields.emailMissing')
    ? 'Ordnen Sie oben einer Spalte „E-Mail“ zu: Ohne Adresse lässt sich nichts importieren.'
    : failure;

const faults: Readonly<Record<string, string>> = {
  'email.required': 'E-Mail-Adresse fehlt',
  'email.invalid': 'keine gültige E-Mail-Adresse',
  'email.tooLong': 'E-Mail-Adresse zu lang',
  'email.localTooLong': 'E-Mail-Adresse zu lang',
  'firstName.tooLong': 'Vorname zu lang',
  'lastName.tooLong': 'Nachname zu lang',
  'phone.tooLong': 'Telefon zu lang',
  'company.tooLong': 'Unternehmen zu lang',
  'subject.tooLong': 'Betreff zu lang',
  'message.tooLong': 'Nachricht länger als 5.000 Zeichen',
  'consent.tooLong': 'Einwilligung länger als 500 Zeichen',
  'date.invalid': 'Datum nicht lesbar (2021-05-03 oder 3.5.2021)',
  'date.future': 'Datum liegt in der Zukunft',
  'consent.required': 'Nachweis fehlt: Datum und Wortlaut oder Ort der Einwilligung',
  erased: 'auf Wunsch gelöscht; die Adresse wird nicht wieder aufgenommen',
  unsubscribed: 'hat sich hier abgemeldet',
};
export const faultWords = (reasons: readonly string[]) => reasons.map((one) => faults[one] ?? one).join(', ');
