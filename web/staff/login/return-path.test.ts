import { describe, expect, test } from 'vitest';
import { loginPath, returnPath } from './return-path.ts';

describe('after login', () => {
  test('one comes back to where one was', () => {
    expect(returnPath('/admin/dashboard?q=M%C3%BCller&lead=7')).toBe('/admin/dashboard?q=M%C3%BCller&lead=7');
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
  ])('%j opens the dashboard', (to) => {
    expect(returnPath(to)).toBe('/admin/dashboard');
  });

  test('the login remembers filters and the open lead', () => {
    expect(loginPath('/admin/dashboard', new URLSearchParams())).toBe('/admin/login');
    const path = loginPath('/admin/dashboard', new URLSearchParams('q=a%26b&lead=7'));
    expect(returnPath(new URL(path, 'http://x').searchParams.get('to'))).toBe('/admin/dashboard?q=a%26b&lead=7');
  });
});
