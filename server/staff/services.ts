import type { Services } from '#server/services.ts';
import type { Webhooks } from '#server/webhooks/webhooks.ts';
import type { LeadReader } from './lead-reader/reader.ts';

/** What the staff area needs beside what all things need. */
export type StaffServices = Services & {
  /** What staff search and count; costs nothing until they do. */
  leadReader: LeadReader;
  webhooks: Webhooks;
  /** Tells the worker of newsletters that an issue is to be sent. */
  wakeIssues: () => void;
};
