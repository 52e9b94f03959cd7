import { expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { storedLeads } from '#tests/support/rows/stored-leads.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const call = '**/api/newsletter/investor';
const german = {
  locale: 'de-DE',
  form: 'Investorenanfrage',
  fields: ['Vorname', 'Nachname', 'E-Mail', 'Unternehmen', 'Telefon'],
  send: 'Anfrage senden',
  success: 'Anfrage erfolgreich gesendet',
  close: 'Schließen',
  failure: 'Anfrage fehlgeschlagen',
  retry: 'Erneut versuchen',
  missing: [
    'Bitte geben Sie Ihren Vornamen ein',
    'Bitte geben Sie Ihren Nachnamen ein',
    'Bitte geben Sie Ihre E-Mail-Adresse ein',
    'Bitte geben Sie Ihr Unternehmen ein',
    'Bitte geben Sie Ihre Telefonnummer ein',
  ],
  invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
};
const english: typeof german = {
  locale: 'en-GB',
  form: 'Investor inquiry',
  fields: ['First name', 'Last name', 'Email', 'Company', 'Phone'],
  send: 'Send inquiry',
  success: 'Inquiry Successfully Sent!',
  close: 'Close',
  failure: 'Inquiry failed',
  retry: 'Try again',
  missing: [
    'Please enter your first name',
    'Please enter your last name',
    'Please enter your email address',
    'Please enter your company',
    'Please enter your phone number',
  ],
  invalidEmail: 'Please enter a valid email address',
};
const languages = [
  ['German', german],
  ['English', english],
] as const;

/** An investor on the spin-offs page; its clock can be wound forward. */
async function atForm(words: typeof german) {
  const { page, faults } = await visitor(browser, { locale: words.locale });
  await page.clock.install();
  await page.goto(`${site.origin}/spin-offs`);
  await awake(page);
  // By place in the page: while a panel covers it, the form is out of reach for people and roles.
  const form = page.locator('#investor');
  await form.scrollIntoViewIfNeeded();
  // The form's own code has taken over from the server's HTML.
  await expect.poll(() => form.evaluate((it) => (it as HTMLFormElement).noValidate)).toBe(true);
  expect(await form.getAttribute('aria-label')).toBe(words.form);
  return {
    page,
    faults,
    form,
    fields: words.fields.map((name) => form.getByLabel(name)),
    send: form.getByRole('button', { name: words.send }),
    typed: () => Promise.all(words.fields.map((name) => form.getByLabel(name).inputValue())),
    panel: (title: string) => page.getByRole('heading', { name: title, exact: true }),
    /** What the form itself says of the last try. */
    line: (title: string) => form.getByText(title, { exact: true }),
  };
}

type AtForm = Awaited<ReturnType<typeof atForm>>;

const person = (email: string) => ['Gesine', 'Beispiel', email, 'Musterkapital', '+49 511 000002'];

async function fill({ fields }: AtForm, values: readonly string[]): Promise<void> {
  for (const [index, field] of fields.entries()) await field.fill(values[index] ?? '');
}

test.each(
  languages,
)('an inquiry is stored and confirmed, and the form is back and empty 7 seconds after pointer and focus have left the panel (%s)', async (_, words) => {
  const visit = await atForm(words);
  const { page, send, panel, line, form, typed, faults } = visit;
  const email = `gesine-${words.locale}@kapital.example`;
  await fill(visit, person(email));
  await send.click();
  await panel(words.success).waitFor();
  await focused(panel(words.success));
  // From here on the page's time passes only as told.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  expect(await form.isVisible(), 'the form while its outcome is shown').toBe(false);
  expect(storedLeads(site.folder).filter((lead) => lead.email === email)).toMatchObject([
    {
      kind: 'investor',
      company: 'Musterkapital',
      phone: '+49 511 000002',
      page_source: 'Spin-offs',
      button_context: 'Investorenanfrage',
      button_text: words.send,
      details: '{"Schwerpunkt":"AI Startups","Phase":"Early Stage"}',
    },
  ]);
  await page.clock.runFor(60_000);
  expect(await panel(words.success).isVisible(), 'the panel while it has the focus').toBe(true);
  await page.locator('#content').focus();
  await page.clock.runFor(6500);
  expect(await panel(words.success).isVisible(), 'the panel after 6.5 of its seconds').toBe(true);
  await page.clock.runFor(600);
  await panel(words.success).waitFor({ state: 'detached' });
  await line(words.success).waitFor();
  expect(await typed()).toEqual(['', '', '', '', '']);
  expect(faults).toEqual([]);
});

test.each(languages)('a failure keeps the input, and the second try makes one lead (%s)', async (_, words) => {
  const visit = await atForm(words);
  const { page, send, panel, line, form, typed } = visit;
  const email = `zweimal-${words.locale}@kapital.example`;
  await fill(visit, person(email));
  // The first try is stored and its answer lost.
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send.click();
  await panel(words.failure).waitFor();
  if (words === german) await passesAxe(page, 'investor inquiry: failure', 'main');
  await page.getByRole('button', { name: words.retry }).click();
  await form.waitFor();
  await focused(send);
  await line(words.failure).waitFor();
  expect(await typed()).toEqual(person(email));
  await send.click();
  await panel(words.failure).waitFor();
  await page.clock.fastForward(60_000);
  expect(await panel(words.failure).isVisible(), 'the panel while it has the focus').toBe(true);
  await page.locator('#content').focus();
  await page.clock.fastForward(5100);
  await line(words.failure).waitFor();
  expect(await typed(), 'after the panel left by itself').toEqual(person(email));
  await page.unroute(call);
  await send.click();
  await panel(words.success).waitFor();
  if (words === german) await passesAxe(page, 'investor inquiry: sent', 'main');
  await page.getByRole('button', { name: words.close, exact: true }).click();
  await form.waitFor();
  expect(storedLeads(site.folder).filter((lead) => lead.email === email)).toHaveLength(1);
});

test.each(
  languages,
)('missing and invalid input is reported at its field until it is corrected (%s)', async (_, words) => {
  const visit = await atForm(words);
  const { page, fields, send, form } = visit;
  const email = `mangel-${words.locale}@kapital.example`;
  const errorsShown = () => Promise.all(words.missing.map((text) => form.getByText(text, { exact: true }).isVisible()));
  await send.click();
  // The press may have fetched the form's code first.
  await expect.poll(errorsShown).toEqual([true, true, true, true, true]);
  if (words === german) await passesAxe(page, 'investor inquiry: mistakes', '#investor');
  for (const [index, field] of fields.entries()) {
    await field.fill(index === 2 ? 'gesine@kapital' : (person(email)[index] ?? ''));
    await expect.poll(errorsShown).toEqual(words.missing.map((_text, at) => at > index));
  }
  await send.click();
  await form.getByText(words.invalidEmail, { exact: true }).waitFor();
  const [, , address] = fields;
  if (!address) throw new Error('five fields');
  await focused(address);
  await address.fill(email);
  await form.getByText(words.invalidEmail, { exact: true }).waitFor({ state: 'detached' });
  expect(storedLeads(site.folder).filter((lead) => String(lead.email).startsWith('gesine@kapital'))).toEqual([]);
});
