import type { Selectable } from 'kysely';

/** Tables of files, limits and the site's own state; `schema.ts` combines all tables. */

/** Content-Security-Policy violations by day, as names known to the site; of other hosts only the scheme is kept. */
export type PolicyReportTable = {
  day: string;
  directive: string;
  blocked: string;
  page: string;
  count: number;
  first_at: number;
  last_at: number;
};

/**
 * `key`: a keyed hash of a limit's name and the client or address counted; `ends_at`: end of the window, in
 * milliseconds since 1970.
 */
export type LimitCountTable = { key: string; ends_at: number; count: number };

/** An uploaded PDF; served once it is complete and a paper refers to it. */
export type WhitePaperFileTable = {
  id: string;
  /** File name for the download. */
  name: string;
  /** Bytes received so far. */
  size: number;
  /** Of the complete file; empty until then. */
  sha256: string;
  created_at: number;
  completed_at: number | null;
  /** When the last paper stopped referring to it; deleted a day later. */
  unused_since: number | null;
};
export type WhitePaperFile = Selectable<WhitePaperFileTable>;

export type WhitePaperChunkTable = { file_id: string; position: number; bytes: Uint8Array };

/**
 * Small facts and settings that all processes share, such as `content_version`, `secret_fingerprint`,
 * `white_papers_seeded`, `booking_settings`, `booking_feed` and `audit_told`.
 */
export type SiteStateTable = { name: string; value: string };
