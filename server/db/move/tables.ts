import type { Schema } from '#server/db/schema/schema.ts';

/** How a table is copied: in which order, if that matters, and how many rows are held in memory. */
type Moved = {
  /** A generated column to order by; `leads.seq` is the rowid in SQLite. */
  order?: string;
  rows?: number;
  /** Migrations or triggers of the new database write rows here, which are replaced. */
  written?: true;
};

/**
 * All tables, referenced ones first. Tables that triggers fill come after those that fire them, and are replaced. The
 * head of the audit log comes before the log, whose triggers reject entries that the head has not assigned.
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

/** Columns with generated numbers. */
export const counters = [
  { table: 'leads', column: 'seq' },
  { table: 'lead_index_changes', column: 'n' },
] as const;
