import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toHash } from '#contract/calculation/address.ts';
import { cases } from '#contract/calculation/cases.ts';
import { defaultSpreads } from '#contract/calculation/inputs.ts';
import { calculationRequest } from '#contract/leads/calculation-request.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { site } from '#tests/support/shared/site.ts';

test('characters that the fonts lack are only missing themselves in the PDF', async () => {
  const answer = await fetch(site.origin + calculationRequest.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Pia',
      lastName: 'Probe',
      email: 'pia@letters.example',
      language: 'de',
      calculation: toHash({ name: '採購 Einkauf', inputs: cases['invoice-matching'], spreads: defaultSpreads }),
    }),
  });
  const { downloadUrl } = (await answer.json()) as { downloadUrl: string };
  const pdf = await fetch(site.origin + downloadUrl);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const file = join(mkdtempSync(join(tmpdir(), 'site-letters-')), 'letters.pdf');
  writeFileSync(file, Buffer.from(await pdf.arrayBuffer()));
  const { text, facts } = await readPdf(file);
  expect([facts.get('Pages'), facts.get('Tagged')]).toEqual(['1', 'yes']);
  expect(text).toContain('Einkauf');
});
