import type { Db, Engine } from '#server/db/connection/connect.ts';
import type { Services } from '#server/services.ts';
import type { StaffServices } from '#server/staff/services.ts';

/** Whom a search is about, and by what the places know them. */
export type DataSubject = {
  /** The address in one spelling. */
  key: string;
  /** Keyed hash of it. */
  hash: string;
  leadIds: string[];
  signupIds: string[];
  bookingIds: string[];
  /** Outbox ids of mails to and about them. */
  mailIds: string[];
};

/** A record as it is stored, lists and maps as what they are. */
export type Row = Readonly<Record<string, string | number | object | null>>;
export type Where = {
  db: Db;
  engine: Engine;
  dataFolder: string;
  leadReader: StaffServices['leadReader'];
  companyName: string;
  renderMail: Services['renderMail'];
};
