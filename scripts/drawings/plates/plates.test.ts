import { expect, test } from 'vitest';
import { servicePages } from '#contract/site/navigation.ts';
import { drawingFiles, drawingsFolder } from '#scripts/drawings/files.ts';
import { withColours } from '#scripts/drawings/machine/svg.ts';
import { heightOf, plates } from './all.ts';

const drawn = (service: (typeof servicePages)[number], thumb = false, language: 'de' | 'en' = 'de') =>
  plates[service]({ language, thumb }).svg;

test.each(servicePages)('%s stays within its drawing', (service) => {
  const [left, top, width, height] = plates[service]({ language: 'de', thumb: false }).frame;
  expect([left >= 0, top >= 0, left + width <= 1200, top + height <= heightOf(service)]).not.toContain(false);
});

test.each(servicePages)('%s is labelled in the requested language, its thumbnail not at all', (service) => {
  expect(drawn(service)).toContain('<text');
  expect(drawn(service)).not.toBe(drawn(service, false, 'en'));
  expect(drawn(service, true)).not.toContain('<text');
});

test.each(servicePages)('%s highlights one element: in cobalt, or in pencil on the two light drawings', (service) => {
  const isPaper = service === 'ai-academy' || service === 'ai-coaching';
  expect([drawn(service).includes('--plate-hot'), drawn(service).includes('--plate-pencil')]).toEqual([
    !isPaper,
    isPaper,
  ]);
});

test('the staircase uses only two colours, except for its open door', () => {
  const svg = withColours(drawn('ai-transformation'), '#000', { '--plate-ground': '#fff', '--plate-hot': '#00f' });
  expect(new Set(svg.match(/#\w{3,6}(?=")/g))).toEqual(new Set(['#fff', '#000', '#00f']));
  expect(svg.match(/#00f"/g)).toHaveLength(1);
});

test('the folder name of the drawings depends on their content', () => {
  const files = drawingFiles();
  const changed = new Map([...files, ['thumbs.svg', '<svg/>']]);
  expect(drawingsFolder(files)).toBe(drawingsFolder(drawingFiles()));
  expect(drawingsFolder(changed)).not.toBe(drawingsFolder(files));
});
