import ICAL from 'ical.js';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day } from '#contract/durations.ts';
import { renderMail } from '#server/all-mails.ts';
import { toMessage } from '#server/outbox/transport/message.ts';
import type { Transport } from '#server/outbox/transport/transport.ts';
import { createOutboxWorker } from '#server/outbox/worker.ts';
import { bookingSecret, testBookings, tuesday, wednesday } from '#tests/support/rows/bookings.ts';
import { testSite } from '#tests/support/rows/outbox.ts';
import { engines } from '#tests/support/servers/databases.ts';

describe.each(engines)('on %s', (engine) => {
  let it: Awaited<ReturnType<typeof testBookings>>;
  let sent: Email[];
  let runOnce: () => Promise<number>;

  beforeEach(async () => {
    it = await testBookings(engine);
    sent = [];
    const composer = createTransport({ streamTransport: true, buffer: true });
    const transport: Transport = {
      async send(source, mail) {
        const { message } = await composer.sendMail(toMessage(source, { address: 'from@office.example' }, mail));
        sent.push(await PostalMime.parse(message as Buffer));
      },
      close() {},
    };
    const render: Parameters<typeof createOutboxWorker>[0]['render'] = (row) =>
      renderMail(row, { ...testSite, secret: bookingSecret, db: it.db, now: it.clock.now });
    ({ runOnce } = createOutboxWorker({ ...it.database, transport, render, now: it.clock.now, log: () => {} }));
  });
  afterEach(() => it.database.close());

  const toVisitor = () => sent.filter(({ to }) => to?.[0]?.address === 'erika@beispiel.example');

  function entryOf(mail: Email | undefined) {
    const file = mail?.attachments.find(({ filename }) => filename?.endsWith('.ics'));
    const content = file?.content ?? '';
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const calendar = new ICAL.Component(ICAL.parse(text));
    return {
      file,
      method: calendar.getFirstPropertyValue('method'),
      event: new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined),
    };
  }

  test('visitor and staff get a mail with the invitation, attached and as a part that mail programs understand', async () => {
    await it.booked(tuesday('09:00'));
    await runOnce();
    expect(sent).toHaveLength(2);
    for (const mail of sent) {
      const { file, method, event } = entryOf(mail);
      expect([file?.filename, method]).toEqual(['invite.ics', 'REQUEST']);
      expect(event.startDate.toJSDate().getTime()).toBe(tuesday('09:00'));
      const alternative = mail.attachments.find(
        ({ mimeType, method }) => mimeType === 'text/calendar' && method === 'REQUEST',
      );
      expect(alternative).toBeDefined();
    }
  });

  test('moves and the cancellation update the same calendar entry, with increasing sequence numbers', async () => {
    const { booking } = await it.booked(tuesday('09:00'));
    await runOnce();
    await it.bookings.change(booking.id, { action: 'move', start: wednesday('09:00') }, 'visitor');
    await runOnce();
    await it.bookings.change(booking.id, { action: 'cancel' }, { version: 2 });
    await runOnce();
    const entries = toVisitor().map(entryOf);
    expect(entries.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(entries.map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
    expect(new Set(entries.map(({ event }) => event.uid)).size).toBe(1);
    expect(entries[2]?.file?.filename).toBe('cancel.ics');
    expect(sent).toHaveLength(6);
  });

  test('moving before the first mail is sent results in one mail, with the new time', async () => {
    const { booking } = await it.booked(tuesday('09:00'));
    await it.bookings.change(booking.id, { action: 'move', start: wednesday('09:00') }, 'visitor');
    await runOnce();
    expect(toVisitor()).toHaveLength(1);
    expect(entryOf(toVisitor()[0]).event.startDate.toJSDate().getTime()).toBe(wednesday('09:00'));
    // Staff are notified of both.
    expect(sent).toHaveLength(3);
  });

  test('repeated moves do not flood the mailbox: later changes wait, and only the last one is mailed', async () => {
    const { booking } = await it.booked(tuesday('09:00'));
    for (let round = 0; round < 20; round++) {
      const start = round % 2 ? tuesday('09:00') : wednesday('09:00');
      await it.bookings.change(booking.id, { action: 'move', start }, 'visitor');
      await runOnce();
    }
    expect(toVisitor()).toHaveLength(3);
    expect(sent).toHaveLength(7);
    it.clock.advance(3_600_000);
    await runOnce();
    await runOnce();
    expect(toVisitor()).toHaveLength(4);
    expect(entryOf(sent.at(-1)).event.startDate.toJSDate().getTime()).toBe(tuesday('09:00'));
  });

  test('the reminder is sent a day before, and only for the current time', async () => {
    const { booking } = await it.booked(tuesday('09:00'));
    await it.bookings.change(booking.id, { action: 'move', start: wednesday('09:00') }, 'visitor');
    await runOnce();
    sent = [];
    it.clock.advance(tuesday('09:00') - day - it.clock.now());
    await runOnce();
    expect(sent).toEqual([]);
    it.clock.advance(day);
    await runOnce();
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Erinnerung: Ihr Termin, Mi\., /)]);
    expect(entryOf(sent[0]).event.sequence).toBe(1);
  });

  test('a cancelled appointment causes no reminder, and one whose visitor was erased no mail', async () => {
    const { booking } = await it.booked(tuesday('09:00'));
    await it.booked(wednesday('09:00'));
    await it.bookings.change(booking.id, { action: 'cancel' }, 'visitor');
    await it.db.deleteFrom('leads').where('id', '!=', booking.lead_id).execute();
    await runOnce();
    sent = [];
    it.clock.advance(5 * day);
    await runOnce();
    expect(sent).toEqual([]);
    expect((await it.mails()).filter(({ template }) => template === 'booking-reminder')).toEqual([]);
  });
});
