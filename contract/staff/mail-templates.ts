/** Names of all mails as stored in the outbox: never rename them, because rows outlive a release. */
export const mailTemplates = [
  'lead-notification',
  'lead-receipt',
  'leads-gathered',
  'visitors-held',
  'newsletter-confirmation',
  'newsletter-held',
  'newsletter-welcome',
  'newsletter-issue',
  'newsletter-issue-test',
  'booking-confirmation',
  'booking-moved',
  'booking-cancelled',
  'booking-reminder',
  'booking-notice',
  'staff-alert',
  'audit-anchor',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];
