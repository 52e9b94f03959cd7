import type { Mention } from '#contract/staff/privacy.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { mailFilesNaming } from '#server/privacy/mail-files.ts';
import { leadTexts, notesLike } from '#server/privacy/repository.ts';
import { allLeads } from '#server/staff/lead-index/filter.ts';
import { foldForSearch } from '#server/text/fold.ts';
import { naming, spellingsOf } from './addresses.ts';
import type { Where } from './person.ts';

/** Mentions that are told at most. */
export const mostMentions = 500;

/**
 * Records of other people in which an address stands: their leads, notes of staff on these, written mails about them.
 * The newest first in each place. Ask outside of a transaction: the lead index may write while it reads.
 */
export async function mentionsOf(where: Where, key: string): Promise<Mention[]> {
  const found = [...(await leadsNaming(where, key)), ...(await notesNaming(where.db, key))];
  for (const { file, leadId } of await mailFilesNaming(where.dataFolder, key)) {
    found.push({ place: 'mail-files', record: file, lead: leadId, at: null });
  }
  return found.slice(0, mostMentions);
}

async function leadsNaming({ db, leadReader }: Where, key: string): Promise<Mention[]> {
  const names = naming(key);
  const found = new Map<string, Mention>();
  for (const word of new Set(spellingsOf(key).map(foldForSearch))) {
    const filter = { ...allLeads, words: [word] };
    for (let page = await leadReader.find({ filter, after: null, limit: mostMentions }, 0); page.ids.length > 0; ) {
      for (const { id, email_key, created_at, search_text } of await leadTexts(db, page.ids)) {
        if (email_key === key || !names(search_text)) continue;
        found.set(id, { place: 'leads', record: id, lead: id, at: new Date(created_at).toISOString() });
      }
      if (!page.next || found.size >= mostMentions) break;
      page = await leadReader.find({ filter, after: page.next, limit: mostMentions }, 0);
    }
  }
  return [...found.values()];
}

async function notesNaming(db: Db, key: string): Promise<Mention[]> {
  // The engines fold letters beyond ASCII each in their own way: then all notes with an address are read.
  const spellings = spellingsOf(key);
  const part = spellings.length === 1 && /^[\x21-\x7e]+$/.test(key) ? key : '@';
  const names = naming(key);
  const notes = (await notesLike(db, part)).filter(({ email_key, text }) => email_key !== key && names(text));
  return notes.map(({ id, lead_id, created_at }) => ({
    place: 'lead_notes',
    record: id,
    lead: lead_id,
    at: new Date(created_at).toISOString(),
  }));
}
