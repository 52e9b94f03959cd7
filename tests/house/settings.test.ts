import { expect, test } from 'vitest';
import { readSettings, settingNames } from '#server/env.ts';
import { read } from './files.ts';

test('.env.example names every setting and no other', () => {
  const named = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named, 'Keep .env.example equal to server/env.ts.').toEqual(settingNames);
});

test('the README names every setting and no other', () => {
  const table = read('README.md').split('\n## Settings\n')[1] ?? '';
  const documented = [...table.matchAll(/^\| ([A-Z_, ]+) \|/gm)].flatMap(([, names = '']) => names.split(', '));
  expect(documented.sort(), 'Keep the table of settings in README.md equal to server/env.ts.').toEqual(
    settingNames.toSorted(),
  );
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT'],
  [{ SMTP_TLS: 'no' }, 'SMTP_TLS'],
  [{ DATABASE_TLS: 'false' }, 'DATABASE_TLS'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
  [{ ADMIN_USERNAME: 'x' }, 'ADMIN_PASSWORD'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
  [{ OIDC_ISSUER: 'https://login.example' }, 'OIDC_CLIENT_ID'],
  [{ OIDC_ISSUER: 'http://login.example' }, 'OIDC_ISSUER'],
  [{ OIDC_ADDRESSES: 'everybody' }, 'OIDC_ADDRESSES'],
  [{ OIDC_ROLES: 'groups:admins=owner' }, 'OIDC_ROLES'],
  [{ OIDC_ONLY: 'yes' }, 'OIDC_ONLY'],
  [{ ALLOWED_ORIGINS: 'https://a.example, b' }, 'ALLOWED_ORIGINS'],
])('a wrong value %j stops the start with one line that names it', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(new RegExp(`^Settings? [^\n]*${name}[^\n]*$`));
});

test('without any setting the site serves on 127.0.0.1:3000 from ./data', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMIT: 'on',
  });
});
