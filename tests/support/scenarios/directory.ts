import { type DirectoryBegun, directoryPaths } from '#contract/staff/login/directory.ts';
import type { startDirectory } from '#tests/support/servers/directory.ts';

type Post = (path: string, body?: unknown) => Response | Promise<Response>;

/** Requests for the directory's login and logout calls. @param colleague creates an account `wer-ID@…` */
export function directoryScenarios(
  directory: Awaited<ReturnType<typeof startDirectory>>,
  post: Post,
  colleague: () => Promise<string>,
) {
  async function beenThere(sub: string) {
    const { url, key } = (await (await post(directoryPaths.begin)).json()) as DirectoryBegun;
    const person = { sub, email: `wer-${sub}@beispiel.example`, email_verified: true };
    return { ...Object.fromEntries((await directory.follow(url, person)).searchParams), key };
  }
  return {
    [`POST ${directoryPaths.login}`]: async () => ({ body: await beenThere(await colleague()) }),
    [`POST ${directoryPaths.backChannel}`]: async () => {
      const sub = await colleague();
      await post(directoryPaths.login, await beenThere(sub));
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return { body: `logout_token=${await directory.logoutToken({ sub })}`, headers };
    },
  };
}
