import { expect, test } from 'vitest';
import type { IssueBlock } from '#contract/newsletter-issues.ts';
import { processorTime } from '#tests/support/hostile/processor-time.ts';
import { parseIssue } from './markdown.ts';

const text = (markdown: string) => JSON.stringify(parseIssue(markdown).blocks);

test('headings, lists, quotations, emphasis and links are parsed, nested ones flattened', () => {
  const { blocks } = parseIssue(
    '# Kopf\n\n- eins\n  - zwei\n- **drei**\n\n1. *vier*\n\n> Zitat\n> weiter\n\n---\n\n[Wir](/ueber-uns)',
  );
  expect(blocks).toEqual<IssueBlock[]>([
    { kind: 'heading', runs: [{ text: 'Kopf' }] },
    { kind: 'list', ordered: false, items: [[{ text: 'eins' }], [{ text: 'zwei' }], [{ text: 'drei', strong: true }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'vier', em: true }]] },
    { kind: 'quote', runs: [{ text: 'Zitat weiter' }] },
    { kind: 'paragraph', runs: [{ text: 'Wir', href: '/ueber-uns' }] },
  ]);
});

test('HTML and images are shown as typed', () => {
  expect(text('<b>fett</b> und <img src=x onerror=alert(1)>')).toContain('<img src=x onerror=alert(1)>');
  expect(text('<script>\nalert(1)\n</script>')).toContain('<script> alert(1) </script>');
  expect(text('![Bild](https://elsewhere.example/a.png)')).not.toContain('href');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'wissenscenter',
  'https://',
  'mailto:',
])('%s does not become a link', (href) => {
  const { blocks, refused } = parseIssue(`[Los](${href})`);
  expect(JSON.stringify(blocks)).not.toContain('"href"');
  expect(refused).toHaveLength(1);
});

test.each([
  'https://www.example.com/a?b=c',
  'http://example.com',
  'mailto:team@beispiel.example',
  '/rechner#a',
])('%s becomes a link', (href) => {
  const { blocks, refused } = parseIssue(`[Los](${href})`);
  expect(blocks).toEqual([{ kind: 'paragraph', runs: [{ text: 'Los', href }] }]);
  expect(refused).toEqual([]);
});

test('a table is shown as typed', () => {
  expect(parseIssue('| a | b |\n| - | - |\n| c | d |').blocks).toEqual([
    { kind: 'paragraph', runs: [{ text: '| a | b | | - | - | | c | d |' }] },
  ]);
});

test('lists and quotations nested too deeply are shown as text', () => {
  expect(parseIssue('> > > > > > > > tief').blocks).toEqual([{ kind: 'quote', runs: [{ text: '> > tief' }] }]);
  expect(parseIssue('- - - - - - - - tief').blocks).toMatchObject([
    { kind: 'list', items: expect.arrayContaining([[{ text: '- - tief' }]]) },
  ]);
});

test('a paragraph with too much markup is shown as typed, as is everything after the thousandth', () => {
  const many = '*a* '.repeat(100).trim();
  expect(parseIssue(`${many}\n\n**b**`).blocks).toEqual([
    { kind: 'paragraph', runs: [{ text: many }] },
    { kind: 'paragraph', runs: [{ text: 'b', strong: true }] },
  ]);
  const { blocks } = parseIssue(`${'**a** '.repeat(30)}\n\n`.repeat(9));
  expect(blocks[7]).toMatchObject({ runs: expect.arrayContaining([{ text: 'a', strong: true }]) });
  expect(blocks[8]).toMatchObject({ runs: [{ text: expect.stringMatching(/^\*\*a\*\*/) }] });
});

test('a mail address becomes a link, unless it is too long', () => {
  const mailbox = 'vorname.nachname+brief@beispiel.example';
  expect(parseIssue(`An ${mailbox} schreiben`).blocks).toMatchObject([
    { runs: expect.arrayContaining([{ text: mailbox, href: `mailto:${mailbox}` }]) },
  ]);
  const long = `${'a.-'.repeat(200)}a@beispiel.example`;
  expect(parseIssue(`An ${long} schreiben`).blocks).toEqual([
    { kind: 'paragraph', runs: [{ text: `An ${long} schreiben` }] },
  ]);
  const map = `https://karten.example/orte/${'Hannover+'.repeat(20)}/@52.37,9.73`;
  expect(text(`[Karte](${map})`)).toContain(`"href":"${map}"`);
});

test('a text with too many lines becomes one paragraph', () => {
  expect(parseIssue('- a\n'.repeat(3000)).blocks).toEqual([
    { kind: 'paragraph', runs: [{ text: '- a '.repeat(3000) }] },
  ]);
});

test('characters that change the text direction are removed', () => {
  expect(text('Rechnung \u202egnp.exe')).not.toContain('\u202e');
});

test.each([
  ['quotations within quotations', '>'.repeat(12_000)],
  ['brackets', '['.repeat(12_000)],
  ['stars', '*a '.repeat(4000)],
  [
    'lists within lists',
    Array.from({ length: 150 }, (_, level) => `${' '.repeat(level * 2)}- a`)
      .join('\n')
      .slice(0, 12_000),
  ],
  ['links', '[a](b '.repeat(2000)],
])('%s without end are parsed within a second', (_case, markdown) => {
  expect(processorTime(() => parseIssue(markdown))).toBeLessThan(1000);
});
