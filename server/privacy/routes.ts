import { type Context, Hono } from 'hono';
import { emailPattern } from '#contract/leads/fields.ts';
import {
  type ErasuresAnswer,
  eraseInput,
  exportInput,
  personQuery,
  privacyPaths,
  type RetentionAnswer,
  type RetentionPreview,
  retentionChangeInput,
  retentionInput,
} from '#contract/staff/privacy.ts';
import { json } from '#server/http/answer/json.ts';
import { problem } from '#server/http/answer/problem.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { emailKey } from '#server/person/email-key.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import { noteForAudit } from '#server/staff/audit/middleware.ts';
import type { StaffServices } from '#server/staff/services.ts';
import { ownAddresses } from './find/own-addresses.ts';
import { changeRetention, isAllowed, previewRetention, previewRule } from './retention/retention.ts';

/**
 * The data protection tab's calls. They check no login themselves: `staffRoutes` mounts them behind its own check. What
 * they need is loaded with the first of them, because most processes never need it. Addresses travel in bodies, never
 * in addresses.
 */
export function privacyRoutes({ database, leadReader, secret, settings, company, renderMail }: StaffServices): Hono {
  const app = new Hono();
  const where = { ...database, dataFolder: settings.DATA_DIR, leadReader, companyName: company.name, renderMail };
  const personHash = createPersonHash(secret);
  const actor = (c: Context) => c.get('session').username;
  const own = ownAddresses(settings, company);

  app.post(privacyPaths.search, async (c) => {
    const read = await readJson(c, personQuery, 'de');
    if ('refused' in read) return read.refused;
    const { searchPeople } = await import('./find/search.ts');
    const answer = await searchPeople(where, read.input.q, personHash);
    const address = emailPattern.test(read.input.q);
    noteForAudit(c, {
      subject: personHash(address ? emailKey(read.input.q) : read.input.q),
      details: {
        by: address ? 'address' : 'name',
        found: answer.person ? answer.person.held.length : answer.people.length,
      },
    });
    return json(c, answer);
  });

  app.post(privacyPaths.export, async (c) => {
    const read = await readJson(c, exportInput, 'de');
    if ('refused' in read) return read.refused;
    const { exportPerson } = await import('./export/export.ts');
    const answer = await exportPerson(where, read.input, personHash);
    noteForAudit(c, { subject: personHash(emailKey(read.input.email)), details: { format: read.input.format } });
    return json(c, answer);
  });

  app.post(privacyPaths.erase, async (c) => {
    const read = await readJson(c, eraseInput, 'de');
    if ('refused' in read) return read.refused;
    const key = emailKey(read.input.email);
    const wrong = (code: string) => problem('bad-fields', 'de', { errors: [{ field: 'confirmation', code }] });
    if (emailKey(read.input.confirmation) !== key) return wrong('confirmation.different');
    if (own.has(key)) return wrong('confirmation.own');
    const { erasePerson } = await import('./erase.ts');
    const proof = await erasePerson(where, key, actor(c), personHash);
    return proof ? json(c, proof) : problem('not-found', 'de');
  });

  app.get(privacyPaths.erasures, async (c) => {
    const [{ listErasures }, { toErasureView }] = await Promise.all([
      import('./repository.ts'),
      import('./find/search.ts'),
    ]);
    const erasures = (await listErasures(database.db)).map(toErasureView);
    return json(c, { erasures } satisfies ErasuresAnswer);
  });

  const outside = () => problem('bad-fields', 'de', { errors: [{ field: 'days', code: 'days.outside' }] });
  const retention = async (c: Context) =>
    json(c, { retention: await previewRetention(database) } satisfies RetentionAnswer);
  app.get(privacyPaths.retention, retention);
  app.put(privacyPaths.retention, async (c) => {
    const read = await readJson(c, retentionChangeInput, 'de');
    if ('refused' in read) return read.refused;
    const { kind, days, due } = read.input;
    if (!isAllowed(kind, days)) return outside();
    const unseen = await changeRetention(database, { kind, days, seen: due }, actor(c));
    if (!unseen) return retention(c);
    const detail = `Diese Frist löscht ${unseen.dueExact ? '' : 'mehr als '}${unseen.due} Einträge. Bitte prüfen Sie es noch einmal.`;
    return problem('conflict', 'de', { detail: unseen.due === 1 ? detail.replace('Einträge', 'Eintrag') : detail });
  });

  app.post(privacyPaths.retentionPreview, async (c) => {
    const read = await readJson(c, retentionInput, 'de');
    if ('refused' in read) return read.refused;
    const { kind, days } = read.input;
    if (!isAllowed(kind, days)) return outside();
    return json(c, (await previewRule(database, kind, days)) satisfies RetentionPreview);
  });
  return app;
}
