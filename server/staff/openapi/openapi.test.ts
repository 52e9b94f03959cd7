import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Document, type OpenAPIClient, OpenAPIClientAxios, type OpenAPIV3_1 } from 'openapi-client-axios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditPaths } from '#contract/staff/audit.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { deskPaths } from '#contract/staff/desk.ts';
import { issuePaths } from '#contract/staff/newsletter/issues.ts';
import { subscriberPaths } from '#contract/staff/newsletter.ts';
import { openApiPath } from '#contract/staff/programs/openapi.ts';
import { type NewProgramAnswer, programPaths } from '#contract/staff/programs/tokens.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn, staffCalls } from '#tests/support/staff-client.ts';
import { callGroups } from './calls/all.ts';
import { openApiDocument } from './document.ts';

/** Routes for people or machines that are not API calls: pages and files. */
const notCalls = [
  '/calculations/:token',
  '/papers/:token',
  '/api/csp',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known/security.txt',
  '/site.webmanifest',
  '/downloads/:name',
  '/downloads/:id/:name',
  '/covers/:name',
  '/rechner',
  '/calculator',
  '/*',
];

let site: TestSite;
let me: Awaited<ReturnType<typeof signIn>>;
const lead = leadRow('2026-11-20T09:00:00Z', { email: 'mia@visitor.example' });
beforeAll(async () => {
  site = await startTestSite('sqlite', { RATE_LIMIT: 'off' });
  me = await signIn(site);
  await storeLeads(site.services.database.db, [lead, leadRow('2026-11-21T09:00:00Z')]);
});
afterAll(() => site.end());

test('the document lists every call of the router, and no other', () => {
  const answered = site.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !notCalls.includes(path))
    .map(({ method, path }) => `${method} ${path}`);
  const described = Object.values(callGroups).flatMap(Object.keys);
  const missing = [...new Set(answered)].filter((call) => !described.includes(call));
  expect(missing, 'Describe the call in server/staff/openapi/calls, or name its path in notCalls').toEqual([]);
  expect(described.filter((call) => !answered.includes(call))).toEqual([]);
});

test('a third-party validator accepts the document', async () => {
  const document = openApiDocument('https://www.example.com');
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((call) => call.operationId));
  expect(new Set(ids).size).toBe(ids.length);
});

test('only staff and programs of any scope can read the document', async () => {
  const made = await me.call(programPaths.list, {
    method: 'POST',
    body: { name: 'CRM', scopes: ['bookings:read'], days: 30 },
  });
  const { token } = (await made.json()) as NewProgramAnswer;
  expect((await site.app.request(openApiPath)).status).toBe(401);
  expect((await staffCalls(site)(openApiPath, { token: `${token}x` })).status).toBe(401);
  expect((await staffCalls(site)(openApiPath, { token })).status).toBe(200);
});

const visitor = { firstName: 'Mia', lastName: 'Beispiel', email: 'mia@visitor.example' };
type CallInput = { parameters?: Record<string, string>; body?: object };

/** Input of the reading calls, by operation id; calls without input are missing. */
async function questions(client: OpenAPIClient): Promise<Readonly<Record<string, CallInput>>> {
  const slots = await client.getBookingSlots?.();
  const booked = await client.postBooking?.(undefined, { ...visitor, start: slots?.data.slots[3] });
  const token = new URL(booked?.data.booking.manageUrl, 'https://www.example.com').pathname.split('/').at(-1) ?? '';
  const paper = await client.postLeadsWhitepaper?.(undefined, { ...visitor, whitePaperId: '1' });
  const feed = await client.postAdminBookingsFeed?.();
  const appointments = await client.getAdminBookings?.();
  const file = async (path: string, body: object) => {
    const answer = await me.call(path, { method: 'POST', body });
    const { url } = (await answer.json()) as { url: string };
    return { parameters: { file: url.split('/').at(-1) ?? '' } };
  };
  const preview = { kind: 'newsletter-general', language: 'de', subject: 'Ein Entwurf', teaser: '', body: '' };
  return {
    getWhitepapersById: { parameters: { id: '1' } },
    getDownloadsByToken: { parameters: { token: paper?.data.downloadUrl.split('/').at(-1) } },
    getBookingByTokenSlots: { parameters: { token } },
    getBookingByTokenAppointmentIcs: { parameters: { token } },
    getCalendarBySecretIcs: { parameters: { secret: /calendar\/(.+)\.ics/.exec(feed?.data.url)?.[1] ?? '' } },
    getSearch: { parameters: { q: 'ki', lang: 'de' } },
    getAdminContacts: { parameters: { limit: '1', kind: 'contact' } },
    getAdminContactsById: { parameters: { id: lead.id } },
    getAdminContactsExportByFile: await file(adminPaths.contactsExport, {}),
    getAdminContactsCompleteExportByFile: await file(adminPaths.completeExport, { format: 'csv' }),
    getAdminDeskExportByFile: await file(deskPaths.export, { ids: [lead.id] }),
    getAdminAuditExportByFile: await file(auditPaths.export, { format: 'csv' }),
    getAdminNewsletterExportByFile: await file(subscriberPaths.export, {}),
    getAdminNewsletterIssuePreviewByToken: {
      parameters: { token: (await file(issuePaths.preview, preview)).parameters.file },
    },
    getAdminWebhooksByIdDeliveries: { parameters: { id: lead.id } },
    getAdminDeskLeadsById: { parameters: { id: lead.id } },
    getAdminOutbox: { parameters: { state: 'pending' } },
    getAdminOutboxOutcomes: { parameters: { ids: lead.id } },
    getAdminBookingsById: { parameters: { id: appointments?.data.bookings[0]?.id } },
    getAdminBookingsWeek: { parameters: { from: '2026-11-23' } },
    postAdminContactsSearch: { body: { q: 'mia' } },
    postAdminNewsletterSearch: { body: {} },
    postAdminDeskNews: { body: { after: lead.id } },
    postAdminPrivacySearch: { body: { q: visitor.email } },
    postAdminPrivacyExport: { body: { email: visitor.email, format: 'json', language: 'de' } },
    postAdminPrivacyRetentionPreview: { body: { kind: 'leads', days: 400 } },
    postAdminAuditSearch: { body: {} },
    postAdminAuditCheck: {},
  };
}

test('a client generated from the document makes every read call; each response matches the document', async () => {
  const document = (await (await me.call(openApiPath)).json()) as Document;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(structuredClone(document), 'document');
  const client = await new OpenAPIClientAxios({
    definition: document,
    axiosConfigDefaults: {
      adapter: 'fetch',
      env: { fetch: async (input, init) => site.app.request(new Request(input, init)) },
      headers: { authorization: `Bearer ${me.token}` },
    },
  }).init();
  const inputs = await questions(client);

  const reading = client.api
    .getOperations()
    .filter(({ operationId: id = '', method }) => method === 'get' || id in inputs);
  expect(reading.length).toBeGreaterThan(40);
  for (const { operationId: id = '', path, method, responses } of reading) {
    const [[status, success] = []] = Object.entries(responses);
    const [media = ''] = Object.keys((success as OpenAPIV3_1.ResponseObject).content ?? {});
    // An event stream does not end.
    if (media === 'text/event-stream') continue;
    const { parameters, body } = inputs[id] ?? {};
    const answer = await client[id]?.(parameters, body, { validateStatus: () => true });
    expect([id, String(answer?.status), String(answer?.headers['content-type']).split(';')[0]]).toEqual([
      id,
      status,
      media,
    ]);
    const pointer = [path, method, 'responses', status, 'content', media, 'schema'].map(pointerPart).join('/');
    const validate = ajv.getSchema(`document#/paths/${pointer}`);
    validate?.(answer?.data);
    expect([id, validate?.errors]).toEqual([id, null]);
  }
});

/** A segment of a JSON Pointer in a URI fragment (RFC 6901, section 6). */
const pointerPart = (name = '') => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
