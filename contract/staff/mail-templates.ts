/** Mails to staff, in German only. */
export const staffTemplates = [
  'lead-notification',
  'leads-gathered',
  'visitors-held',
  'newsletter-held',
  'booking-notice',
  'staff-alert',
  'audit-anchor',
] as const;

/** Names of all mails as stored in the outbox: never rename them, because rows outlive a release. */
export const mailTemplates = [
  ...staffTemplates,
  'lead-receipt',
  'newsletter-confirmation',
  'newsletter-welcome',
  'newsletter-issue',
  'newsletter-issue-test',
  'booking-confirmation',
  'booking-moved',
  'booking-cancelled',
  'booking-reminder',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];
