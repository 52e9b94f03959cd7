import type { Mention } from '#contract/staff/privacy.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { addressMatcher, addressSpellings } from '#server/privacy/places/addresses.ts';
import { mailFilesNaming } from '#server/privacy/places/mail-files.ts';
import type { Where } from '#server/privacy/places/person.ts';
import { leadTexts, notesLike } from '#server/privacy/places/repository.ts';
import { foldForSearch } from '#server/text/fold.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { leadPages } from './lead-pages.ts';

/** Maximum number of mentions returned. */
const mostMentions = 500;

/**
 * Finds other people's records that mention an address: their leads, staff notes on these and written mails about them,
 * newest first within leads and notes. Call it outside a transaction: the lead index may write while it is read.
 */
export async function mentionsOf(where: Where, key: string): Promise<Mention[]> {
  const found = [...(await leadsNaming(where, key)), ...(await notesNaming(where.db, key))];
  for (const { file, leadId } of await mailFilesNaming(where.dataFolder, key)) {
    found.push({ place: 'mail-files', record: file, lead: leadId, at: null });
  }
  return found.slice(0, mostMentions);
}

async function leadsNaming(where: Where, key: string): Promise<Mention[]> {
  const names = addressMatcher(key);
  const found = new Map<string, Mention>();
  for (const word of new Set(addressSpellings(key).map(foldForSearch))) {
    for await (const ids of leadPages(where, [word], mostMentions)) {
      for (const { id, email_key, created_at, search_text } of await leadTexts(where.db, ids)) {
        if (email_key === key || !names(search_text)) continue;
        found.set(id, { place: 'leads', record: id, lead: id, at: isoTime(created_at) });
      }
      if (found.size >= mostMentions) break;
    }
  }
  return [...found.values()];
}

async function notesNaming(db: Db, key: string): Promise<Mention[]> {
  // The engines fold letters beyond ASCII differently: for such addresses, read all notes that contain an `@`.
  const spellings = addressSpellings(key);
  const part = spellings.length === 1 && /^[\x21-\x7e]+$/.test(key) ? key : '@';
  const names = addressMatcher(key);
  const notes = (await notesLike(db, part)).filter(({ email_key, text }) => email_key !== key && names(text));
  return notes.map(({ id, lead_id, created_at }) => ({
    place: 'lead_notes',
    record: id,
    lead: lead_id,
    at: isoTime(created_at),
  }));
}
