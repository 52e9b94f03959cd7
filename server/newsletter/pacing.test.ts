import { expect, test } from 'vitest';
import { newsletterOf, person } from '#tests/support/rows/newsletter.ts';
import { freshPostgresDatabase } from '#tests/support/servers/postgres.ts';
import { startTestSite } from '#tests/support/servers/site.ts';

test('concurrent sign-ups at two processes cause one confirmation mail now and at most one an hour later', async () => {
  const environment = {
    DATABASE_URL: await freshPostgresDatabase('staffed'),
    SECRET_KEY: 'a secret of two processes, long enough',
    RATE_LIMIT: 'off',
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  const sites = [await startTestSite('postgres', environment), await startTestSite('postgres', environment)];
  const letters = newsletterOf(() => sites[0] as (typeof sites)[number]);
  const all = Array.from({ length: 5 }, () => sites.map((site) => site.post('/api/newsletter/general', person)));
  const answers = await Promise.all(all.flat());
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const mails = await letters.mails();
  expect(await letters.signups()).toHaveLength(10);
  const now = Date.now();
  // A mail that was due immediately may have been tried by now, and waits for its next attempt.
  const isNow = (mail: (typeof mails)[number]) => mail.attempts > 0 || mail.next_attempt_at <= now;
  expect(mails.filter(isNow)).toHaveLength(1);
  expect(mails.filter((mail) => mail.next_attempt_at > now + 3_000_000).length).toBeLessThanOrEqual(1);
  for (const site of sites) await site.end();
});
