import type { Services } from '#server/services.ts';
import type { Webhooks } from '#server/webhooks/webhooks.ts';
import type { LeadReader } from './lead-reader/reader.ts';

/** Services that only the staff area needs. */
export type StaffServices = Services & {
  /** Searches and counts leads; uses no resources until the first call. */
  leadReader: LeadReader;
  webhooks: Webhooks;
  /** Wakes the newsletter worker when an issue is to be sent. */
  wakeIssues: () => void;
};
