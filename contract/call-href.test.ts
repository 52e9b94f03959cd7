import { expect, test } from 'vitest';
import { callHref } from './call-href.ts';

test.each([
  ['0511 1234-5', 'tel:051112345'],
  ['(0511) 12 34 5', 'tel:051112345'],
  ['0511/12345', 'tel:051112345'],
  ['+49 511 12345', 'tel:+4951112345'],
  ['+49 (0)511 1234-5', 'tel:+4951112345'],
  ['+49(0) 511/12345', 'tel:+4951112345'],
  ['0049 (0)511 12345', 'tel:004951112345'],
  ['0511 12345 / 0170 1234567', 'tel:051112345'],
  ['0511/12345 / +49 170 1234567', 'tel:051112345'],
  ['bitte per E-Mail', null],
  ['12', null],
])('%s is called as %s', (phone, href) => {
  expect(callHref(phone)).toBe(href);
});
