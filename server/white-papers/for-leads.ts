import type { Db } from '#server/db/connection/connect.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import type { Services } from '#server/services.ts';
import { downloadUrlFor } from './download/download.ts';
import { findWhitePaper } from './repository.ts';

/** The papers, through the interface that leads use. */
export function papersForLeads(db: Db, secret: SiteSecret): Services['whitePapers'] {
  return {
    async find(id) {
      const paper = await findWhitePaper(db, id);
      return paper ? { id: paper.id, number: paper.number, titles: { de: paper.title_de, en: paper.title_en } } : null;
    },
    downloadUrl: (leadId, paperId, language) => downloadUrlFor(leadId, paperId, language, secret, Date.now()),
  };
}
