import { expect, test } from 'vitest';
import { addressRanges } from '#server/http/request/address-ranges.ts';
import { createResolveHost } from './resolve-host.ts';

const nothing = addressRanges([]);
const faultOf = (url: string, allowed = nothing, answers: string[] = [], hosts: string[] | null = null) =>
  createResolveHost(allowed, hosts, async () =>
    answers.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  )(new URL(url)).then(
    () => 'reached',
    (error: Error) => error.message,
  );

test.each([
  // Different spellings that a URL parser normalises to one address.
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://0.0.0.0/',
  'https://10.1.2.3/',
  'https://100.64.0.1/',
  'https://100.127.255.254/',
  'https://169.254.169.254/',
  'https://172.16.0.1/',
  'https://172.31.255.254/',
  'https://192.0.0.1/',
  'https://192.0.2.1/',
  'https://192.168.1.1/',
  'https://198.18.0.1/',
  'https://203.0.113.1/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:93.184.215.14]/',
  'https://[::7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::1]/',
  'https://[100::1]/',
  'https://[2001::1]/',
  'https://[2001:db8::1]/',
  'https://[2002:7f00:1::]/',
  'https://[3fff::1]/',
  'https://[5f00::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
])('%s is private and refused', async (url) => {
  expect(await faultOf(url)).toBe('private-address');
});

test.each([
  'https://93.184.215.14/',
  'https://100.63.255.255/',
  'https://172.32.0.1/',
  'https://[2606:2800:21f::1]/',
])('%s is public, and only allowed with TLS', async (url) => {
  expect(await faultOf(url)).toBe('reached');
  expect(await faultOf(url.replace('https:', 'http:'))).toBe('insecure');
});

test('a host is refused if any of its addresses is private', async () => {
  const url = 'https://hooks.example/';
  expect(await faultOf(url, nothing, ['93.184.215.14', '2606:2800:21f::1'])).toBe('reached');
  expect(await faultOf(url, nothing, ['127.0.0.1'])).toBe('private-address');
  expect(await faultOf(url, nothing, ['93.184.215.14', '10.0.0.1'])).toBe('private-address');
  expect(await faultOf(url, nothing, ['93.184.215.14', '::ffff:10.0.0.1'])).toBe('private-address');
  expect(await faultOf(url, nothing, ['fe80::1%eth0'])).toBe('private-address');
  expect(await faultOf(url, nothing, [])).toBe('unknown-host');
});

test('localhost is resolved by the system and refused', async () => {
  await expect(createResolveHost(nothing)(new URL('https://localhost/'))).rejects.toThrow('private-address');
});

test('only private addresses in the setting are allowed, also without TLS', async () => {
  const allowed = addressRanges(['10.0.3.0/24', 'fd00::7']);
  expect(await faultOf('http://10.0.3.9/', allowed)).toBe('reached');
  expect(await faultOf('http://[::ffff:10.0.3.9]/', allowed)).toBe('reached');
  expect(await faultOf('http://[fd00::7]/', allowed)).toBe('reached');
  expect(await faultOf('http://10.0.4.9/', allowed)).toBe('private-address');
  expect(await faultOf('http://[fd00::8]/', allowed)).toBe('private-address');
  expect(await faultOf('http://crm.example/', allowed, ['10.0.3.9', '93.184.215.14'])).toBe('insecure');
});

test('if hosts are listed, no other host is contacted, however its name ends', async () => {
  const listed = ['hooks.example.com', '.partner.example'];
  const reached = (url: string) => faultOf(url, nothing, ['93.184.215.14'], listed);
  expect(await reached('https://hooks.example.com/a')).toBe('reached');
  expect(await reached('https://HOOKS.example.com:8443/a')).toBe('reached');
  expect(await reached('https://eu.partner.example/')).toBe('reached');
  for (const other of [
    'example.com',
    'x.hooks.example.com',
    'hooks.example.com.',
    'evilpartner.example',
    '93.184.215.14',
  ]) {
    expect([other, await reached(`https://${other}/`)]).toEqual([other, 'unlisted-host']);
  }
});
