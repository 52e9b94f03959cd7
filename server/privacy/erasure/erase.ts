import type { ErasureReport, ErasureView } from '#contract/staff/privacy.ts';
import { audit } from '#server/audit/record.ts';
import { newId } from '#server/db/id.ts';
import { emailKey } from '#server/person/email-key.ts';
import { mentionsOf } from '#server/privacy/find/mentions.ts';
import { personOf, toErasureView } from '#server/privacy/find/search.ts';
import type { Where } from '#server/privacy/places/person.ts';
import { places } from '#server/privacy/places/places.ts';
import { insertErasure } from '#server/privacy/places/repository.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { lockPerson, lockRecords } from './lock-repository.ts';

/**
 * Erases everything held about the person with this address, in the same transaction as the proof and the audit log
 * entry, so that either all of it happens or nothing does. Files are deleted last, before the commit: if one cannot be
 * deleted, the records stay and the next attempt finds both. A concurrent erasure of the same person waits, and then
 * finds nothing.
 * @returns the proof, or null when nothing was held that can be erased
 */
export async function erasePerson(
  where: Where,
  email: string,
  actor: string,
  personHash: PersonHash,
): Promise<ErasureView | null> {
  const key = emailKey(email);
  const mentions = await mentionsOf(where, key);
  return where.db.transaction().execute(async (db) => {
    const inside = { ...where, db };
    await lockPerson(db, where.engine, personHash(key));
    await lockRecords(db, where.engine, key);
    const person = await personOf(inside, key, personHash);
    const report: ErasureReport = { erased: [], kept: [] };
    // Find everything before erasing anything: the records of one place lead to those of another.
    const found = [];
    for (const [name, place] of places) found.push({ name, place, rows: await place.find(inside, person) });
    for (const { name, place, rows } of found) {
      if (rows.length === 0) continue;
      if ('kept' in place) {
        report.kept.push({ place: name, count: rows.length, reason: place.kept });
        continue;
      }
      const kept = place.keep ? await place.keep.write(inside, person) : 0;
      await place.erase(inside, person, rows);
      report.erased.push({ place: name, count: rows.length });
      if (place.keep && kept > 0) report.kept.push({ place: name, count: kept, reason: place.keep.reason });
    }
    if (report.erased.length === 0) return null;
    for (const place of new Set(mentions.map((mention) => mention.place))) {
      const count = mentions.filter((mention) => mention.place === place).length;
      report.kept.push({ place, count, reason: 'mention' });
    }
    const now = Date.now();
    const proof = { id: newId(now), at: now, actor, person_hash: person.hash, report };
    await insertErasure(db, proof);
    const records = report.erased.reduce((sum, { count }) => sum + count, 0);
    await audit(db, { actor, action: 'person-erased', subject: person.hash, details: { proof: proof.id, records } });
    return toErasureView(proof);
  });
}
