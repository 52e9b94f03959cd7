import { type RetentionKind, retentionRules } from './staff/privacy.ts';

/** Days after which the site deletes what the privacy page speaks of. */
export type KeptDays = { leads: number; mails: number; proofs: number; erasures: number; audit: number };

/** A sign-up that ended and its proof go by rules of their own: the longer one is told. */
export function keptDaysBy(days: (kind: RetentionKind) => number): KeptDays {
  return {
    leads: days('leads'),
    mails: days('mails'),
    proofs: Math.max(days('newsletter-ended'), days('proofs')),
    erasures: days('proofs'),
    audit: days('audit'),
  };
}

/** Where staff have set nothing. */
export const usualKeptDays = keptDaysBy((kind) => retentionRules[kind].days);
