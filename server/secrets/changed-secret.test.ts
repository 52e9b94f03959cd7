import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountPaths } from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { hookEvents, type NewWebhookAnswer, webhookPaths } from '#contract/staff/programs/webhooks.ts';
import { videoRoomOf } from '#server/booking/ics/video-room.ts';
import { newsletterLink, readLink } from '#server/newsletter/links.ts';
import { stepAt, totpCode } from '#server/staff/account/second-factor/totp.ts';
import { createHookSeal, secretsOf } from '#server/webhooks/secrets.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { staffLogin, startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn, staffCalls } from '#tests/support/staff-client.ts';
import { base32Bytes } from '#tests/support/totp.ts';
import { createPersonHash } from './person-hash.ts';

const former = 'the former key of thirty-two characters';
const next = 'the next key, which has as many of them';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await startTestSite(engine, { SECRET_KEY: former });
  });
  afterEach(() => site.end());

  /** What staff and visitors hold when the key is changed. */
  async function held() {
    const me = await signIn(site);
    const post = async (path: string, body: unknown) => (await me.call(path, { method: 'POST', body })).json();
    const hook = { name: 'CRM', url: 'https://crm.example/hook', format: 'standard', events: hookEvents };
    const { secret: hookSecret } = (await post(webhookPaths.list, hook)) as NewWebhookAnswer;
    const { secret } = (await post(accountPaths.secondFactor, { password: staffLogin.password })) as { secret: string };
    const code = (shift: number) => totpCode(base32Bytes(secret), stepAt(Date.now()) + shift);
    const { codes: recovery } = (await post(accountPaths.confirmSecondFactor, { code: code(-1) })) as {
      codes: string[];
    };
    const link = newsletterLink('unsubscribe', 'somebody', site.services.secret, Date.now());
    return { hookSecret, code, recovery, token: link.split('/').at(-1) ?? '' };
  }

  function processWith(settings: { SECRET_KEY: string; SECRET_KEY_PREVIOUS?: string }) {
    const { DATABASE_URL } = site.services.settings;
    return startTestSite(engine, { DATA_DIR: site.folder, ...settings, ...(DATABASE_URL && { DATABASE_URL }) });
  }
  async function signInOn(other: TestSite, code: string): Promise<number> {
    const call = staffCalls(other);
    const { secondFactor } = (await (await call(adminPaths.login, { method: 'POST', body: staffLogin })).json()) as {
      secondFactor: string;
    };
    return (await call(accountPaths.loginCode, { method: 'POST', body: { challenge: secondFactor, code } })).status;
  }
  async function hookSecretOn({ services }: TestSite): Promise<string> {
    const hook = await services.database.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
    const [bytes] = secretsOf(createHookSeal(services.secret), hook, Date.now()) ?? [];
    return `whsec_${bytes?.toString('base64')}`;
  }
  const knows = (other: TestSite, token: string) =>
    readLink('unsubscribe', token, other.services.secret, Date.now()) !== null;
  const room = ({ services: { secret } }: TestSite) =>
    videoRoomOf({ id: 'talk' }, { secret, company: { booking: { videoRoom: 'https://video.example.com/{room}' } } });
  const hash = (other: TestSite) => createPersonHash(other.services.secret)('mia@muster.example');
  const warned = (other: TestSite) => other.log.filter((line) => line.startsWith('SECRET_KEY is not'));

  test('the key can be changed, and the previous one removed, without losing second factors, recovery codes, webhooks, video rooms or person hashes', async () => {
    const { hookSecret, code, recovery, token } = await held();
    const changing = await processWith({ SECRET_KEY: next, SECRET_KEY_PREVIOUS: former });
    expect(changing.log.join('\n')).toContain('re-encrypted with SECRET_KEY: 1 second factors, 1 webhooks');
    expect(knows(changing, token), 'mailed links').toBe(true);
    const renewed = newsletterLink('unsubscribe', 'somebody', changing.services.secret, Date.now());
    await changing.end();

    const after = await processWith({ SECRET_KEY: next });
    expect([...warned(changing), ...warned(after)]).toEqual([]);
    expect(await signInOn(after, code(0))).toBe(200);
    expect(await signInOn(after, recovery[0] ?? '')).toBe(200);
    expect(await hookSecretOn(after)).toBe(hookSecret);
    expect([hash(after), room(after)]).toEqual([hash(site), room(site)]);
    expect(knows(after, renewed.split('/').at(-1) ?? '')).toBe(true);
    expect(knows(after, token), 'what the former key signed ends with it').toBe(false);
    await after.end();
  });

  test('while processes switch to the new key one after the other, each accepts what the others sign', async () => {
    // First all processes are given the new key, then it is used.
    const prepared = await processWith({ SECRET_KEY: former, SECRET_KEY_PREVIOUS: next });
    const first = await processWith({ SECRET_KEY: next, SECRET_KEY_PREVIOUS: former });
    const { hookSecret, code, token } = await held();
    expect([knows(prepared, token), knows(first, token)]).toEqual([true, true]);
    const ofNext = newsletterLink('unsubscribe', 'somebody', first.services.secret, Date.now()).split('/').at(-1) ?? '';
    expect(knows(prepared, ofNext)).toBe(true);
    expect([await hookSecretOn(first), await signInOn(first, code(0))]).toEqual([hookSecret, 200]);
    expect(new Set([site, prepared, first].map(hash)).size).toBe(1);
    expect([...warned(prepared), ...warned(first)]).toEqual([]);
    await Promise.all([prepared.end(), first.end()]);
  });

  test('a key set without the previous one loses nothing once SECRET_KEY_PREVIOUS is added', async () => {
    const { code } = await held();
    const mistaken = await processWith({ SECRET_KEY: next });
    expect(warned(mistaken)).toHaveLength(1);
    await mistaken.end();
    const mended = await processWith({ SECRET_KEY: next, SECRET_KEY_PREVIOUS: former });
    expect([hash(mended), await signInOn(mended, code(0))]).toEqual([hash(site), 200]);
    await mended.end();
  });
});
