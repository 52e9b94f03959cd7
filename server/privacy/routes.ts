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
import { emptyLog } from '#server/db/empty-log.ts';
import { json, jsonWithText } from '#server/http/answer/json.ts';
import { refuse, refuseField } from '#server/http/answer/problem.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { emailKey } from '#server/person/email-key.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import { describeForAudit } from '#server/staff/recording/record-calls.ts';
import type { StaffServices } from '#server/staff/services.ts';
import { ownAddresses } from './find/own-addresses.ts';
import { changeRetention, isAllowed, previewRetention, previewRule } from './retention/retention.ts';

/**
 * The data protection tab's API. It does not check the login itself: `staffRoutes` mounts it behind its own check. The
 * modules it needs are loaded on first use, because most processes never need them. E-mail addresses are sent in
 * request bodies, never in URLs.
 */
export function privacyRoutes(services: StaffServices): Hono {
  const { database, leadReader, secret, settings, company, renderMail, contentChanged } = services;
  const app = new Hono();
  const where = { ...database, dataFolder: settings.DATA_DIR, leadReader, companyName: company.name, renderMail };
  const personHash = createPersonHash(secret);
  const actor = (c: Context) => c.get('session').username;
  const own = ownAddresses(settings, company);

  app.post(privacyPaths.search, async (c) => {
    const input = await readJson(c, personQuery);
    const { searchPeople } = await import('./find/search.ts');
    const answer = await searchPeople(where, input.q, personHash);
    const address = emailPattern.test(input.q);
    describeForAudit(c, {
      subject: personHash(address ? emailKey(input.q) : input.q),
      details: {
        by: address ? 'address' : 'name',
        found: answer.person ? answer.person.held.length : answer.people.length,
      },
    });
    return json(c, answer);
  });

  app.post(privacyPaths.export, async (c) => {
    const input = await readJson(c, exportInput);
    const { exportPerson } = await import('./export/export.ts');
    const { content, ...file } = await exportPerson(where, input, personHash);
    describeForAudit(c, { subject: personHash(emailKey(input.email)), details: { format: input.format } });
    return jsonWithText(c, file, 'content', content);
  });

  app.post(privacyPaths.erase, async (c) => {
    const input = await readJson(c, eraseInput);
    const key = emailKey(input.email);
    if (emailKey(input.confirmation) !== key) return refuseField('confirmation', 'different');
    if (own.has(key)) return refuseField('confirmation', 'own');
    const { erasePerson } = await import('./erasure/erase.ts');
    const proof = await erasePerson(where, key, actor(c), personHash);
    await emptyLog(database);
    return proof ? json(c, proof) : refuse('not-found');
  });

  app.get(privacyPaths.erasures, async (c) => {
    const { listErasures } = await import('./places/repository.ts');
    const { toErasureView } = await import('./find/search.ts');
    const erasures = (await listErasures(database.db)).map(toErasureView);
    return json(c, { erasures } satisfies ErasuresAnswer);
  });

  const retention = async (c: Context) =>
    json(c, { retention: await previewRetention(database) } satisfies RetentionAnswer);
  app.get(privacyPaths.retention, retention);
  app.put(privacyPaths.retention, async (c) => {
    const { kind, days, due } = await readJson(c, retentionChangeInput);
    if (!isAllowed(kind, days)) return refuseField('days', 'outside');
    const unseen = await changeRetention(database, { kind, days, seen: due }, actor(c));
    if (!unseen) {
      contentChanged();
      return retention(c);
    }
    const detail = `Diese Frist löscht ${unseen.dueExact ? '' : 'mehr als '}${unseen.due} Einträge. Bitte prüfen Sie es noch einmal.`;
    return refuse('conflict', { detail: unseen.due === 1 ? detail.replace('Einträge', 'Eintrag') : detail });
  });

  app.post(privacyPaths.retentionPreview, async (c) => {
    const { kind, days } = await readJson(c, retentionInput);
    if (!isAllowed(kind, days)) return refuseField('days', 'outside');
    return json(c, (await previewRule(database, kind, days)) satisfies RetentionPreview);
  });
  return app;
}
