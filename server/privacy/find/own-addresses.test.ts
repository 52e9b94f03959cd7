import { expect, test } from 'vitest';
import { sampleCompany } from '#contract/site/company.ts';
import { ownAddresses } from './own-addresses.ts';

test('all addresses of the operator are recognised, with or without a display name', () => {
  const { mail } = sampleCompany;
  const company = { email: 'Kontakt@Müller.example', mail: { ...mail, to: 'Vertrieb <VERTRIEB@firma.example>' } };
  expect([...ownAddresses({ MAIL_TO: 'a@firma.example', MAIL_FROM: 'b@firma.example' }, company)]).toEqual([
    'a@firma.example',
    'b@firma.example',
    'kontakt@xn--mller-kva.example',
    'vertrieb@firma.example',
    mail.from,
  ]);
});
