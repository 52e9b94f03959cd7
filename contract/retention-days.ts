import { type RetentionKind, retentionRules } from './staff/privacy.ts';

/** Retention periods in days, as stated on the privacy page. */
export type RetentionDays = { leads: number; mails: number; proofs: number; erasures: number; audit: number };

/** Ended sign-ups and their proofs have separate retention periods; `proofs` is the longer of the two. */
export function retentionDaysBy(days: (kind: RetentionKind) => number): RetentionDays {
  return {
    leads: days('leads'),
    mails: days('mails'),
    proofs: Math.max(days('newsletter-ended'), days('proofs')),
    erasures: days('proofs'),
    audit: days('audit'),
  };
}

/** The defaults, unless staff have set other periods. */
export const defaultRetentionDays = retentionDaysBy((kind) => retentionRules[kind].days);
