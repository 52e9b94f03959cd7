import type { Schema } from '#server/db/schema/schema.ts';

/** In which order rows are read and written again, where it means something, and how many are held at a time. */
type Moved = {
  /** A column that counts; `leads.seq` is SQLite's own row number there. */
  order?: string;
  rows?: number;
  /** Rows that migrations or triggers of the new database wrote, and that give way to the moved ones. */
  written?: true;
};

/**
 * Every table, those that others refer to first. What triggers write of others comes after these, and is replaced; the
 * log's head comes before the log, whose guards take no entry that the head has not given out.
 */
export const movedTables: Readonly<Record<keyof Schema, Moved>> = {
  staff: {},
  staff_sessions: {},
  staff_recovery_codes: {},
  staff_passkeys: {},
  staff_identities: {},
  programs: {},
  webhooks: {},
  login_attempts: {},
  limit_counts: {},
  staff_alerts: {},
  policy_reports: {},
  one_time_links: {},
  site_state: { written: true },
  leads: { order: 'seq' },
  lead_desk: {},
  lead_notes: {},
  lead_history: {},
  newsletter_signups: {},
  // Up to 30 kB each.
  newsletter_issues: { rows: 50 },
  idempotency_keys: {},
  outbox: {},
  webhook_deliveries: {},
  bookings: {},
  booking_quarters: {},
  booking_days: {},
  booking_blocks: {},
  white_papers: {},
  deleted_white_papers: {},
  white_paper_files: {},
  // Up to a few megabytes each.
  white_paper_chunks: { rows: 4 },
  page_views: {},
  lead_days: {},
  lead_weeks: {},
  erasures: {},
  consent_proofs: {},
  imports: {},
  // Up to 64 kB each.
  import_parts: { rows: 50 },
  import_records: {},
  audit_head: {},
  audit_anchors: {},
  audit_log: { order: 'seq' },
  lead_index_changes: { order: 'n', written: true },
};

export const rowsAtOnce = 1000;

/** Columns that count by themselves. */
export const counters = [
  { table: 'leads', column: 'seq' },
  { table: 'lead_index_changes', column: 'n' },
] as const;
