import { describe, expect, it } from 'vitest';
import { refusal, waitMinutes } from './send.ts';

describe('reading a refused submission', () => {
  it('shows the fields that the server rejected', () => {
    const errors = [{ field: 'email', code: 'email.invalid' }];
    expect(refusal(422, { errors })).toEqual({ errors, failure: null });
  });

  it('says that sending failed when the server names no field', () => {
    expect(refusal(422, {}).failure).toEqual({ kind: 'failed' });
    expect(refusal(503, { retryAfter: 60 }).failure).toEqual({ kind: 'failed' });
  });

  it('says that it is too large when no field is named', () => {
    expect(refusal(413, {}).failure).toEqual({ kind: 'too-large' });
  });

  it('says when to try again after too many submissions', () => {
    expect(refusal(429, { retryAfter: 170 }).failure).toEqual({ kind: 'too-many', minutes: 3 });
    expect(refusal(429, {}, '61').failure).toEqual({ kind: 'too-many', minutes: 2 });
  });
});

describe('minutes to wait', () => {
  it('reads the header as seconds or as a date', () => {
    const now = Date.parse('2026-11-21T10:00:00Z');
    expect(waitMinutes(undefined, '120', now)).toBe(2);
    expect(waitMinutes(undefined, 'Sat, 21 Nov 2026 10:05:00 GMT', now)).toBe(5);
  });

  it('is never less than one minute, whatever arrives', () => {
    expect(waitMinutes(3, null)).toBe(1);
    expect(waitMinutes(undefined, null)).toBe(1);
    expect(waitMinutes('soon', 'later')).toBe(1);
    expect(waitMinutes(-5, '-5')).toBe(1);
  });
});
