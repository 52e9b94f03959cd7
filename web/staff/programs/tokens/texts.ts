/** Validation errors of a new token. */
export const nameFaults: Readonly<Record<string, string>> = {
  'name.required': 'Bitte geben Sie einen Namen ein.',
  'name.taken': 'Ein Programm dieses Namens gibt es schon.',
  'name.tooMany': 'Es gibt schon 20 Tokens. Bitte widerrufen Sie zuerst eines.',
};
export const noScope = 'Bitte wählen Sie, was das Programm darf.';
