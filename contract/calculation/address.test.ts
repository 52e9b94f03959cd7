import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHash, toHash } from './address.ts';
import { cases } from './cases.ts';
import { defaultSpreads, limits, longestName, type valueNames } from './inputs.ts';

const invoices = { name: 'Rechnungsabgleich', inputs: cases['invoice-matching'], spreads: defaultSpreads };

test('the address of a calculation holds its name and values, and the ranges only if they were changed', () => {
  expect(toHash(invoices)).toBe('calculation=Rechnungsabgleich;48000;8;35;48;40000;150000');
  expect(toHash({ ...invoices, spreads: { ...defaultSpreads, cautiousShare: 50 } })).toMatch(/;150000;50;125;120;90$/);
  expect(fromHash('#calculation=Rechnungsabgleich;48000;8;35;48;40000;150000')).toEqual(invoices);
});

test('an address copied from the PDF, with the zero-width spaces at which it may break, is restored', () => {
  const broken = 'calculation=Rechnungsabgleich;~48000;~8;~35;~48;~40000;~150000';
  // As it is copied, and as a browser encodes it.
  for (const space of ['\u200b', '%E2%80%8B']) {
    expect(fromHash(`#${space}${broken.replaceAll('~', space)}`)).toEqual(invoices);
  }
});

const value = (name: (typeof valueNames)[number]) =>
  fc.integer({ min: limits[name].least * 100, max: limits[name].most * 100 }).map((n) => n / 100);

test('every calculation that can be entered is restored from its address', () => {
  const name = fc
    .string({ maxLength: longestName, unit: 'grapheme' })
    .map((text) => text.replace(/[\p{C}\u2028\u2029]/gu, '').trim());
  fc.assert(
    fc.property(
      name,
      fc.record({
        cautiousShare: value('cautiousShare'),
        cautiousCost: value('cautiousCost'),
        favourableShare: value('favourableShare'),
        favourableCost: value('favourableCost'),
      }),
      value('volume'),
      value('once'),
      (text, spreads, volume, once) => {
        const calculation = {
          name: text,
          inputs: { ...invoices.inputs, volume, once },
          spreads,
        };
        expect(fromHash(`#${toHash(calculation)}`)).toEqual(calculation);
      },
    ),
  );
});

test.each([
  '',
  '#services',
  '#calculation=',
  '#calculation=a;1;2;3;4;5',
  '#calculation=a;1;2;3;4;5;6;7',
  '#calculation=a;1;2;3;4;5;6;7;8;9;10;11',
  '#calculation=a;1;2;101;4;5;6',
  '#calculation=a;1;2;3;4;5;6;101;125;120;90',
  '#calculation=a;1;2;3;4;5;6;60;99;120;90',
  '#calculation=a;1;2;3;4;5;6;60;125;99;90',
  '#calculation=a;1;2;3;4;5;6;60;125;120;101',
  '#calculation=a;-1;2;3;4;5;6',
  '#calculation=a;1e3;2;3;4;5;6',
  '#calculation=a;0x10;2;3;4;5;6',
  '#calculation=a;;2;3;4;5;6',
  '#calculation=%E0%A4%A;1;2;3;4;5;6',
  `#calculation=${'a'.repeat(61)};1;2;3;4;5;6`,
])('%j is not the address of a calculation', (hash) => {
  expect(fromHash(hash)).toBeNull();
});
