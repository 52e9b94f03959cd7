import { expect, test } from 'vitest';
import { TrustedProxies } from './client-address.ts';

const proxies = new TrustedProxies(['127.0.0.1', '10.0.0.0/8']);

test('an untrusted proxy is reported once, and its header is ignored', () => {
  let warnings = 0;
  const unset = new TrustedProxies([], () => {
    warnings += 1;
  });
  expect(unset.clientOf('192.0.2.1', undefined)).toBe('192.0.2.1');
  expect(warnings).toBe(0);
  for (let count = 0; count < 3; count++) expect(unset.clientOf('192.0.2.1', '203.0.113.7')).toBe('192.0.2.1');
  expect(warnings).toBe(1);
});

test.each([
  ['an address', '84.128.0.1', '84.128.0.1'],
  ['an address with its port', '84.128.0.1:5555', '84.128.0.1'],
  ['an IPv6 address with its port', '[2003::1]:443', '2003::1'],
  ['an IPv6 address', '2003::1', '2003::1'],
  ['the last hop that is not ours', '1.2.3.4, 84.128.0.1:80, 10.1.1.1', '84.128.0.1'],
  ['nonsense', 'unknown', '127.0.0.1'],
])('behind our proxy the client’s address is taken from %s', (_case, forwarded, client) => {
  expect(proxies.clientOf('127.0.0.1', forwarded)).toBe(client);
});

test('the forwarding header of an untrusted peer is ignored', () => {
  expect(proxies.clientOf('192.0.2.1', '84.128.0.1')).toBe('192.0.2.1');
});

test.each(['10.0.0.0/', '10.0.0.0/x', 'proxy.example'])('%s is not a valid proxy', (entry) => {
  expect(() => new TrustedProxies([entry])).toThrow();
});
