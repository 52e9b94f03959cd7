import type { Db } from '#server/db/connection/connect.ts';
import { withKeptKeys } from './kept-keys.ts';
import { secretChanged } from './secret-repository.ts';
import type { SiteSecret } from './site-secret.ts';

type Keys = { current: string; previous: string | null };
/** Functions that re-encrypt what the former key encrypted, by the name of these values; each returns how many. */
type SealAgain = Readonly<Record<string, (db: Db, secret: SiteSecret) => Promise<number>>>;

/** Opens the site's secret and re-encrypts what the former key encrypted, so that the former key can be removed. */
export async function openSecret(
  db: Db,
  { current, previous }: Keys,
  sealAgain: SealAgain,
  log: (line: string) => void,
): Promise<SiteSecret> {
  const secret = await withKeptKeys(db, current, previous);
  if (await secretChanged(db, current, previous)) log(otherSecret);
  if (previous !== null) {
    const sealed: string[] = [];
    for (const [what, seal] of Object.entries(sealAgain)) sealed.push(`${await seal(db, secret)} ${what}`);
    log(
      `SECRET_KEY_PREVIOUS is in use; re-encrypted with SECRET_KEY: ${sealed.join(', ')}. Links it signed become invalid when it is removed.`,
    );
  }
  return secret;
}

const otherSecret =
  'SECRET_KEY is not the key last used with this database: earlier mailed links, second factors of staff, webhooks and audit log searches by address fail unless SECRET_KEY_PREVIOUS is set to that key. All processes on one database need the same key.';
