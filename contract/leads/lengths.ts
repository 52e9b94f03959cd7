/** Longest accepted values in characters; forms tell them, the server checks them. */
export const maxLength = {
  name: 100,
  email: 254,
  /** The part of an address before the @. */
  local: 64,
  phone: 40,
  company: 200,
  subject: 200,
  message: 5000,
  note: 300,
} as const;
