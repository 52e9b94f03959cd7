import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SlotsAnswer, slotsPath } from '../../contract/booking.ts';
import { type LeadKind, leadKinds } from '../../contract/leads/registry.ts';
import { startTestSite, type TestSite } from '../../tests/support/site.ts';
import type { OutboxRow } from '../db/schema.ts';
import { renderMail } from '../mails/render-row.ts';
import { newsletterLink } from '../newsletter/links.ts';
import { toMessage } from '../outbox/message.ts';
import { paperLink } from '../request-papers/links.ts';
import { downloadUrlFor } from '../white-papers/download.ts';

// What goes wrong in forms and with mailed links, for every kind of lead: each has its clear answer.

const day = 86_400_000;
let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.end());

const person = { firstName: 'Mia', lastName: 'Beispiel', email: 'mia@muster.example' };
const particulars: Record<LeadKind, object> = {
  contact: { message: 'Guten Tag', phone: '1', company: 'Muster', subject: 'Frage' },
  'white-paper': { whitePaperId: '7', whitePaperTitle: 'Titel', company: 'Muster' },
  'private-equity-request': { selectedWhitepapers: ['buy-build'], phone: '1' },
  'organisation-request': { selectedWhitepapers: ['human-in-loop'], phone: '1' },
  investor: { company: 'Muster', phone: '1', investmentFocus: 'AI', investmentStage: 'Early' },
  booking: { mode: 'phone', phone: '1', company: 'Muster' },
  'newsletter-radar': {},
  'newsletter-general': { interests: ['Technology'] },
};
const kinds = Object.keys(leadKinds) as LeadKind[];
async function send(kind: LeadKind, change: object) {
  const time = kind === 'booking' ? { start: await nextFreeTime() } : {};
  return site.post(leadKinds[kind].path, { ...person, ...particulars[kind], ...time, ...change });
}
async function nextFreeTime(): Promise<string | null> {
  return ((await (await site.app.request(slotsPath)).json()) as SlotsAnswer).next;
}
const db = () => site.services.database.db;
const rows = async () => [
  ...(await db().selectFrom('leads').selectAll().execute()),
  ...(await db().selectFrom('newsletter_signups').selectAll().execute()),
];
const mails = (): Promise<OutboxRow[]> => db().selectFrom('outbox').selectAll().orderBy('id').execute();

describe.each(kinds)('%s', (kind) => {
  test.each([
    ['a part of 200 characters before the @', `${'x'.repeat(200)}@muster.example`, 'email.localTooLong'],
    ['more than 254 characters', `mia@${'x'.repeat(250)}.example`, 'email.tooLong'],
    ['a line break', 'mia@muster.example\r\nBcc: all@victims.example', 'email.invalid'],
    ['a line break before it', 'Bcc:all@victims.example\nmia@muster.example', 'email.invalid'],
    ['two recipients', 'mia@muster.example,eva@muster.example', 'email.invalid'],
  ])('an address with %s is told by its field and nothing is stored', async (_case, email, code) => {
    const answer = await send(kind, { email });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ success: false, errors: [{ field: 'email', code }] });
    expect([await rows(), await mails()]).toEqual([[], []]);
  });

  test.each([
    'MIA.BEISPIEL@MUSTER.EXAMPLE',
    'mia@bücher-müller.example',
    `${'x'.repeat(64)}@muster.example`,
  ])('%s is taken as it was typed, and mail to it can be made', async (email) => {
    expect((await send(kind, { email })).status).toBe(200);
    expect((await rows()).map((row) => row.email)).toEqual([email]);
    for (const mail of await mails()) {
      const made = await renderMail(mail, { ...site.services, db: db() });
      expect(() => toMessage(mail, { address: 'a@x.example' }, made as NonNullable<typeof made>)).not.toThrow();
    }
  });

  test('a line break in any other field starts no header and no second line', async () => {
    const hostile = 'x\r\nBcc: all@victims.example\r\n\r\n<b>';
    const { email: _email, ...fields } = { ...person, ...particulars[kind] };
    const texts = Object.entries(fields).filter(
      ([name, value]) => typeof value === 'string' && !/Id$|^mode$/.test(name),
    );
    const given = Object.fromEntries(texts.map(([name]) => [name, hostile.slice(0, 38)]));
    const origin = { pageSource: hostile, buttonContext: hostile, buttonText: hostile, pageUrl: hostile };
    expect((await send(kind, { ...given, ...origin, wordingVersion: 'x\r\ny' })).status).toBe(200);
    const [row] = await rows();
    for (const [column, value] of Object.entries(row ?? {})) {
      if (column !== 'message') expect([column, /[\r\n]/.test(String(value))]).toEqual([column, false]);
    }
    for (const mail of await mails()) {
      const made = await renderMail(mail, { ...site.services, db: db() });
      const { subject, replyTo, to, headers } = toMessage(
        mail,
        { address: 'a@x.example' },
        made as NonNullable<typeof made>,
      );
      expect(JSON.stringify({ subject, replyTo, to, headers })).not.toMatch(/\\[rn]/);
    }
  });

  test('a filled honeypot is answered like any other, marked, and out of nobody’s sight', async () => {
    const plain = await (await send(kind, {})).json();
    const caught = await (await send(kind, { email: 'eva@muster.example', website: 'https://spam.example' })).json();
    const known = ({ leadId: _id, downloadUrl: _url, booking: _booking, ...rest }: Record<string, unknown>) => rest;
    expect(known(caught as Record<string, unknown>)).toEqual(known(plain as Record<string, unknown>));
    const marked = (await rows()).find(({ email }) => email === 'eva@muster.example');
    expect(JSON.parse(marked?.spam_signals ?? '')).toEqual(['honeypot']);
    const about = (await mails()).filter(({ data }) => data.includes(String(marked?.id)));
    // Staff read of a lead; who reads the mailbox is asked about a newsletter, and gets the papers that were asked for.
    const toStaff = kind === 'booking' ? 'booking-notice' : 'lead-notification';
    const expected = /newsletter/.test(kind) ? ['newsletter-confirmation'] : [toStaff];
    if (/request/.test(kind)) expected.push('lead-receipt');
    if (kind === 'booking') expected.unshift('booking-confirmation');
    const templates = about.map(({ template }) => template).filter((template) => template !== 'booking-reminder');
    expect(templates.sort()).toEqual(expected);
  });
});

test('an address in other letters or with its domain as mail servers write it is the same reader', async () => {
  for (const email of [
    'mia@bücher.example',
    'MIA@BÜCHER.example',
    'mia@xn--bcher-kva.example',
    'mia@bu\u0308cher.example',
  ]) {
    await send('newsletter-general', { email });
  }
  expect(await rows()).toHaveLength(4);
  // One at once, and one that waits for its hour.
  expect(await mails()).toHaveLength(2);
});

test('a paper that there is not is refused by name', async () => {
  const answer = await send('white-paper', { whitePaperId: '99' });
  expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ code: 'whitePaperId.unknown' }] }]);
  for (const kind of ['private-equity-request', 'organisation-request'] as const) {
    expect((await send(kind, { selectedWhitepapers: ['no-such-paper'] })).status).toBe(422);
  }
  expect([await rows(), await mails()]).toEqual([[], []]);
});

/** Another last letter that counts: the very last one of base64url may carry unused bits. */
const tampered = (link: string) => link.slice(0, -2) + (link.at(-2) === 'A' ? 'B' : 'A') + link.slice(-1);

describe('links', () => {
  const links = async () => {
    await send('newsletter-general', {});
    const [signup] = await rows();
    const { secret } = site.services;
    const id = signup?.id ?? '';
    const at = (age: number) => Date.now() - age * day;
    return {
      confirm: (age = 0) => newsletterLink('confirm', id, secret, at(age)),
      unsubscribe: () => newsletterLink('unsubscribe', id, secret, at(0)),
      preferences: () => newsletterLink('preferences', id, secret, at(0)),
      paper: (age = 0) => paperLink('buy-build', 'de', secret, at(age)),
      download: (age = 0) => downloadUrlFor(id, '7', 'de', secret, at(age)),
    };
  };

  test('that were tampered with or made up do nothing, whoever presses', async () => {
    const made = await links();
    const before = JSON.stringify(await rows());
    for (const link of [made.confirm(), made.unsubscribe(), made.preferences()]) {
      const action = link.split('/')[2];
      for (const wrong of [tampered(link), `${link}x`, `/newsletter/${action}/unknown.token`]) {
        await site.postForm(wrong, { newsletter: 'newsletter-radar' });
        const oneClick = await site.postForm(wrong, { 'List-Unsubscribe': 'One-Click' });
        expect(oneClick.status).toBe(action === 'unsubscribe' ? 404 : 303);
      }
    }
    expect(JSON.stringify(await rows())).toBe(before);
    expect((await site.app.request(tampered(made.download()))).status).toBe(404);
    expect((await site.app.request(tampered(made.paper()))).headers.get('content-type')).not.toContain('pdf');
  });

  test('that have expired do nothing', async () => {
    const made = await links();
    await site.postForm(made.confirm(15), {});
    expect((await rows()).map((row) => 'state' in row && row.state)).toEqual(['pending']);
    expect((await site.app.request(made.download(31))).status).toBe(404);
    expect((await site.app.request(made.paper(31))).headers.get('content-type')).not.toContain('pdf');
  });
});
