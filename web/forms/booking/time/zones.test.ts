import { expect, test } from 'vitest';
import { cityAndName, cityOf, zoneGroups } from './zones.ts';

test.each([
  ['Europe/Vienna', 'Wien', 'Vienna'],
  ['Europe/Kiev', 'Kyjiw', 'Kyiv'],
  ['Asia/Calcutta', 'Kolkata', 'Kolkata'],
  ['Africa/Asmera', 'Asmara', 'Asmara'],
  ['Europe/Berlin', 'Berlin', 'Berlin'],
  ['America/New_York', 'New York', 'New York'],
  ['America/Argentina/Ushuaia', 'Ushuaia (Argentina)', 'Ushuaia (Argentina)'],
])('the zone %s has its current name, in each language', (zone, german, english) => {
  expect([cityOf(zone, 'de'), cityOf(zone, 'en')]).toEqual([german, english]);
});

test('a zone is named with its city, and one without a city is named once', () => {
  expect(cityAndName('Europe/Vienna', 'de')).toBe('Wien, Mitteleuropäische Zeit');
  expect(cityAndName('UTC', 'de')).toBe('Koordinierte Weltzeit');
  expect(cityAndName('Etc/GMT+5', 'en')).toBe('GMT\u221205:00');
});

test('the list of zones is in the order of the names shown', () => {
  const europe = zoneGroups('Europe/Berlin', 'de').find(({ region }) => region === 'Europa');
  const cities = europe?.zones.map(({ city }) => city) ?? [];
  expect(cities).toContain('Zürich');
  expect(cities).toEqual([...cities].sort(new Intl.Collator('de').compare));
  expect(zoneGroups('Mars/Olympus', 'de').flatMap(({ zones }) => zones)).toContainEqual({
    id: 'Mars/Olympus',
    city: 'Olympus',
  });
});
