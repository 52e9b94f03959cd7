/** Names of all mails, as they stand in the outbox: never renamed, since rows outlive a version. */
export const mailTemplates = [
  'lead-notification',
  'lead-receipt',
  'newsletter-confirmation',
  'newsletter-held',
  'newsletter-welcome',
  'booking-confirmation',
  'booking-moved',
  'booking-cancelled',
  'booking-reminder',
  'booking-notice',
  'staff-alert',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];
