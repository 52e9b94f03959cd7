import { emailPattern } from '#contract/leads/fields.ts';
import type { ErasureView, Held, PeopleAnswer, PersonFound } from '#contract/staff/privacy.ts';
import type { Erasure } from '#server/db/schema/audit-tables.ts';
import type { Booking } from '#server/db/schema/schema.ts';
import { emailKey } from '#server/person/email-key.ts';
import { addressSpellings } from '#server/privacy/places/addresses.ts';
import { bookingsOf } from '#server/privacy/places/lead-records-repository.ts';
import type { DataSubject, Row, Where } from '#server/privacy/places/person.ts';
import { type PlaceName, places } from '#server/privacy/places/places.ts';
import { erasuresOf, idsOf, mailIdsOf } from '#server/privacy/places/repository.ts';
import { inPortions } from '#server/privacy/portions.ts';
import { de, type Texts } from '#server/privacy/texts.de.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { mentionsOf } from './mentions.ts';
import { peopleNamed } from './people.ts';

/** Maximum number of records per place on the dashboard; an export has all of them. */
const shown = 500;

/** Looks up the ids by which the places know the person with this address. */
export async function personOf(where: Where, email: string, personHash: PersonHash): Promise<DataSubject> {
  const key = emailKey(email);
  const person: DataSubject = { key, hash: personHash(key), leadIds: [], signupIds: [], bookingIds: [], mailIds: [] };
  person.leadIds = await idsOf(where.db, 'leads', key);
  person.signupIds = await idsOf(where.db, 'newsletter_signups', key);
  person.bookingIds = (await bookingsOf(where, person.leadIds)).map(({ id }) => id);
  person.mailIds = await mailIdsOf(where, person);
  return person;
}

export type HeldRecords = { name: PlaceName; rows: Row[]; records: Row[] };

/** Everything held about a person, by place; places without records are left out. */
export async function recordsAbout(where: Where, person: DataSubject): Promise<HeldRecords[]> {
  const found: HeldRecords[] = [];
  for (const [name, place] of places) {
    const rows = await place.find(where, person);
    const hidden = place.without ?? [];
    if (rows.length === 0) continue;
    const records = await inPortions(rows, (some) => some.map((row) => readable(row, hidden)));
    found.push({ name, rows, records });
  }
  return found;
}

/** A record with times in ISO format and without empty or hidden fields. */
function readable(row: Row, hidden: readonly string[]): Row {
  const record: Record<string, Row[string]> = {};
  for (const [name, value] of Object.entries(row)) {
    if (value === '' || value === null || isEmpty(value) || hidden.includes(name)) continue;
    // These are ids of staff, whom the search is not about.
    if (row.what === 'owner' && name.endsWith('_value')) continue;
    const moment = typeof value === 'number' && /(^|_)(at|since|until)$/.test(name) && value > 0;
    record[name] = moment ? isoTime(value) : value;
  }
  return record;
}

function isEmpty(value: Row[string]): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Translates field names, and values that are codes. What a visitor typed stays as typed. */
export function translateRecord(record: Row, texts: Texts): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const label = texts.fields[name] ?? name;
      if (name === 'consent' || name === 'suspect') return [label, value === 1 ? texts.yes : texts.no];
      if (typeof value === 'object' && value !== null) return [label, wordedData(name, value, texts)];
      const code = coded.has(name) && typeof value === 'string' ? texts.values[value] : undefined;
      return [label, code ?? value];
    }),
  );
}
const coded = new Set('language kind state template purpose action mode what from_value to_value'.split(' '));

/** Formats lists and maps as text: `{"Phase":"Seed"}` as 'Phase: Seed'. Only columns that the site fills hold codes. */
function wordedData(column: string, data: object, texts: Texts): string {
  const ours = column === 'data' || column === 'spam_signals';
  const word = (one: unknown) => {
    if (!ours) return String(one);
    if (typeof one === 'boolean') return one ? texts.yes : texts.no;
    if (typeof one === 'number' && one > 1e12) return isoTime(one);
    return texts.values[String(one)] ?? String(one);
  };
  if (Array.isArray(data)) return data.map(word).join(', ');
  return Object.entries(data)
    .filter(([name]) => name !== 'papers')
    .map(([name, one]) => `${(ours && texts.fields[name]) || name}: ${word(one)}`)
    .join('\n');
}

/** An address finds one person, with all data held about them; other words find people to choose from. */
export async function searchPeople(where: Where, q: string, personHash: PersonHash): Promise<PeopleAnswer> {
  if (!emailPattern.test(q)) return { person: null, ...(await peopleNamed(where, q)) };
  const person = await personOf(where, q, personHash);
  const found = await recordsAbout(where, person);
  const held = found
    .filter(({ name }) => name !== 'audit_log' && name !== 'erasures')
    .map(
      ({ name, records }): Held => ({
        place: name,
        count: records.length,
        records: records.slice(0, shown).map((record) => translateRecord(record, de)),
      }),
    );
  const answer: PersonFound = {
    email: person.key,
    spelling: addressSpellings(person.key).at(-1) ?? person.key,
    ...facts(found),
    held,
    appointments: toCome(await bookingsOf(where, person.leadIds)),
    mentions: await mentionsOf(where, person.key),
    auditEntries: found.find(({ name }) => name === 'audit_log')?.rows.length ?? 0,
    erasures: (await erasuresOf(where.db, person.hash)).map(toErasureView),
  };
  return { person: answer, people: [], more: false };
}

/** Starts of booked appointments that are not over yet, the next one first. */
function toCome(bookings: readonly Booking[]): string[] {
  return bookings
    .filter(({ state, end_at }) => state === 'booked' && end_at > Date.now())
    .map(({ start_at }) => isoTime(start_at))
    .sort();
}

/** The names given, and the language of the latest contact. */
function facts(found: readonly HeldRecords[]): Pick<PersonFound, 'names' | 'language'> {
  const rows = found.flatMap(({ rows }) => rows).filter((row) => 'first_name' in row);
  const names = new Set(rows.map((row) => `${row.first_name} ${row.last_name}`.trim()));
  const latest = rows.toSorted((a, b) => Number(b.created_at) - Number(a.created_at))[0];
  return { names: [...names].filter(Boolean), language: latest?.language === 'en' ? 'en' : 'de' };
}

export function toErasureView({ id, at, actor, person_hash, report }: Erasure): ErasureView {
  return { id, at: isoTime(at), actor, person: person_hash, report };
}
