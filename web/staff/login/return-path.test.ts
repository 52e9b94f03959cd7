import { describe, expect, test } from 'vitest';
import { loginPath, returnPath } from './return-path.ts';

describe('after login', () => {
  test('the previous page is opened again', () => {
    const path = '/admin/dashboard/leads/7?q=M%C3%BCller';
    expect(returnPath(path)).toBe(path);
  });

  test.each([
    null,
    '',
    '/',
    '/contact',
    '//evil.example/admin/',
    '/admin/../contact',
    '/admin/..//evil.example',
    '/admin/%2e%2e/contact',
    '\\\\evil.example',
    'https://evil.example/admin/dashboard',
    'javascript:alert(1)',
    '/admin/login',
    '/admin/login?to=/admin/login',
    '/administration',
  ])('%j leads to the dashboard', (to) => {
    expect(returnPath(to)).toBe('/admin/dashboard');
  });

  test('the login remembers filters and the open lead', () => {
    const at = (path: string) => loginPath(new URL(path, 'http://x'));
    expect(at('/admin/dashboard')).toBe('/admin/login');
    for (const path of ['/admin/dashboard?q=a%26b', '/admin/dashboard/leads/7', '/admin/dashboard/leads/7?q=a%26b']) {
      expect(returnPath(new URL(at(path), 'http://x').searchParams.get('to'))).toBe(path);
    }
  });
});
