import type { PublicWhitePaper } from '../../contract/admin.ts';
import type { Language } from '../../contract/site/languages.ts';
import { builtInWhitePapers } from '../../contract/site/white-papers.ts';
import type { Db } from '../db/connect.ts';
import { listWhitePapers } from './repository.ts';

/** What visitors see: the papers that staff manage, the newest first; the built-in ones where that cannot be read. */
export async function publicWhitePapers(db: Db, language: Language): Promise<PublicWhitePaper[]> {
  try {
    const papers = await listWhitePapers(db);
    return papers.map(({ id, number, title_de, title_en }) => ({
      id,
      number,
      title: language === 'de' ? title_de : title_en,
    }));
  } catch (error) {
    console.error(`the white papers could not be read: ${error instanceof Error ? error.message : 'unknown error'}`);
    return builtInWhitePapers.map(({ id, number, titles }) => ({ id, number, title: titles[language] })).reverse();
  }
}
