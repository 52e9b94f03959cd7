import type { Db, Engine } from '#server/db/connection/connect.ts';
import type { Services } from '#server/services.ts';
import type { StaffServices } from '#server/staff/services.ts';

/** The person a search is about, and the ids by which the places know them. */
export type DataSubject = {
  /** The address, normalised. */
  key: string;
  /** Keyed hash of `key`. */
  hash: string;
  leadIds: string[];
  signupIds: string[];
  bookingIds: string[];
  /** Outbox ids of mails to and about the person. */
  mailIds: string[];
};

/** A record as stored, with JSON columns parsed. */
export type Row = Readonly<Record<string, string | number | object | null>>;
export type Where = {
  db: Db;
  engine: Engine;
  dataFolder: string;
  leadReader: StaffServices['leadReader'];
  companyName: string;
  renderMail: Services['renderMail'];
};
