import type { ErasureReport, ErasureView } from '#contract/staff/privacy.ts';
import { audit } from '#server/audit/record.ts';
import { newId } from '#server/db/id.ts';
import { emailKey } from '#server/person/email-key.ts';
import { mentionsOf } from '#server/privacy/find/mentions.ts';
import type { Where } from '#server/privacy/find/person.ts';
import { personOf, toErasureView } from '#server/privacy/find/search.ts';
import { places } from '#server/privacy/places.ts';
import { insertErasure } from '#server/privacy/repository.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { holdRecords, lockPerson } from './hold-repository.ts';

/**
 * Erases what is held about whoever has this address, in one transaction with the proof and the entry in the audit log:
 * all of it happens or nothing. Files go last, before the commit: should one resist, the records stay and the next try
 * finds both. Whoever erases the same person at the same time waits, and then finds nothing.
 * @returns the proof, or null when nothing was held that can be erased
 */
export async function erasePerson(
  where: Where,
  email: string,
  actor: string,
  personHash: PersonHash,
  now = Date.now(),
): Promise<ErasureView | null> {
  const key = emailKey(email);
  const mentions = await mentionsOf(where, key);
  return where.db.transaction().execute(async (db) => {
    const inside = { ...where, db };
    await lockPerson(db, where.engine, personHash(key));
    await holdRecords(db, where.engine, key);
    const person = await personOf(inside, key, personHash);
    const report: ErasureReport = { erased: [], kept: [] };
    // Everything is found before anything goes: one place's records lead to another's.
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
    const proof = { id: newId(now), at: now, actor, person_hash: person.hash, report };
    await insertErasure(db, proof);
    const records = report.erased.reduce((sum, { count }) => sum + count, 0);
    await audit(db, { actor, action: 'person-erased', subject: person.hash, details: { proof: proof.id, records } });
    return toErasureView(proof);
  });
}
