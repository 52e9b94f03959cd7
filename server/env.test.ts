import { expect, test } from 'vitest';
import { readSettings } from './env.ts';

test.each([
  ['PORT', '70000'],
  ['PUBLIC_URL', 'www.example.com'],
  ['PUBLIC_URL', 'https://user:secret@www.example.com'],
  ['PUBLIC_URL', 'https://www.example.com/path'],
  ['PUBLIC_URL', 'https://*'],
  ['PUBLIC_URL', "https://a'b"],
  ['PUBLIC_URL', 'https://a:99999'],
  ['API_URL', 'https://a;b'],
  ['GEO_URL', '//elsewhere.example/'],
  ['GEO_URL', 'https://a b;script-src *'],
  ['GEO_URL', 'https://:99999/x'],
  ['BOOKING_URL', 'http://'],
  ['BOOKING_URL', 'https://a b"><script>'],
  ['ALLOWED_ORIGINS', ','],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'http://mail.example'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'postgres://site@db.example/site?sslmode=verify-all'],
  ['MAIL_TO', 'nobody'],
  ['SECRET_KEY', 'short'],
  ['RATE_LIMIT', 'sometimes'],
  ['DATABASE_POOL', '3'],
])('%s=%s stops the start with one line that names the setting', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^Setting ${name} [^\\n]+\\.$`));
});

test('origins are normalised as browsers write them', () => {
  const settings = readSettings({
    PUBLIC_URL: 'https://Www.Example.com:443/',
    ALLOWED_ORIGINS: 'https://A.example, https://b.example:8443',
  });
  expect(settings.PUBLIC_URL).toBe('https://www.example.com');
  expect(settings.ALLOWED_ORIGINS).toEqual(['https://a.example', 'https://b.example:8443']);
});

test('an empty setting counts as unset', () => {
  expect(readSettings({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000' });
});
