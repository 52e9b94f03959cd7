/** Maximum lengths in characters, stated by the forms and checked by the server. */
export const maxLength = {
  name: 100,
  email: 254,
  /** The local part of an address, before the @. */
  local: 64,
  phone: 40,
  company: 200,
  subject: 200,
  message: 5000,
  note: 300,
} as const;
