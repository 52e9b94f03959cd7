import { expect, test } from 'vitest';
import { LoginThrottle } from './login-throttle.ts';

const start = Date.parse('2026-11-21T08:00:00Z');

/** Fails so often, each time as soon as it may. @returns the waits in seconds */
function fail(throttle: LoginThrottle, times: number, username = 'leitung', address = '192.0.2.1') {
  const waits: number[] = [];
  let now = start;
  while (waits.length < times) {
    const attempt = throttle.begin(username, address, now);
    const wait = attempt.allowed ? 0 : attempt.retryAfter;
    waits.push(wait);
    now += wait * 1000;
    if (wait > 0) expect(throttle.begin(username, address, now).allowed).toBe(true);
  }
  return waits;
}

test('five failures are free, then each costs a longer wait, up to 30 seconds', () => {
  expect(fail(new LoginThrottle(), 13)).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 30, 30]);
});

test('the wait is told exactly and ends', () => {
  const throttle = new LoginThrottle();
  fail(throttle, 5);
  expect(throttle.begin('leitung', '192.0.2.1', start + 999)).toEqual({ allowed: false, retryAfter: 1 });
  expect(throttle.begin('leitung', '192.0.2.1', start + 1000).allowed).toBe(true);
});

test('a stranger cannot lock the account out for another address', () => {
  const throttle = new LoginThrottle();
  fail(throttle, 12);
  expect(throttle.begin('leitung', '192.0.2.2', start).allowed).toBe(true);
});

test('one address that tries many accounts is slowed down too', () => {
  const throttle = new LoginThrottle();
  for (let number = 0; number < 20; number++) {
    expect(throttle.begin(`name${number}`, '192.0.2.1', start).allowed).toBe(true);
  }
  expect(throttle.begin('name21', '192.0.2.1', start).allowed).toBe(false);
});

test('a login that works clears the account, and costs the address nothing', () => {
  const throttle = new LoginThrottle();
  for (let round = 0; round < 30; round++) {
    fail(throttle, 4, `name${round}`, `192.0.2.${round}`);
    const attempt = throttle.begin(`name${round}`, `192.0.2.${round}`, start);
    if (attempt.allowed) attempt.succeeded();
    expect(throttle.begin(`name${round}`, `192.0.2.${round}`, start).allowed).toBe(true);
  }
  const office = new LoginThrottle();
  for (let person = 0; person < 50; person++) {
    const attempt = office.begin(`name${person}`, '192.0.2.1', start);
    expect(attempt.allowed).toBe(true);
    if (attempt.allowed) attempt.succeeded();
  }
});

test('guesses sent at once count like guesses one after the other', () => {
  const throttle = new LoginThrottle();
  const allowed = Array.from({ length: 50 }, () => throttle.begin('leitung', '192.0.2.1', start).allowed);
  expect(allowed.filter(Boolean)).toHaveLength(5);
});

test('failures are forgotten after a quarter of an hour', () => {
  const throttle = new LoginThrottle();
  fail(throttle, 5);
  expect(fail(throttle, 1)).toEqual([1]);
  const later = start + 16 * 60_000;
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(throttle.begin('leitung', '192.0.2.1', later).allowed).toBe(true);
  }
});
