import { expect, test } from 'vitest';
import { sampleCompany } from '#contract/site/company.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import { de } from '#web/pages/ai-transformation/texts.de.ts';
import { en } from '#web/pages/ai-transformation/texts.en.ts';
import { de as germanShell } from '#web/shell/texts/texts.de.ts';
import { en as englishShell } from '#web/shell/texts/texts.en.ts';
import { pageMetaWithFaq } from './meta.ts';

const texts = { de, en };
const shellTexts = { de: germanShell, en: englishShell };
const matches = (language: Language) => [
  {
    id: 'root',
    loaderData: { publicUrl: 'https://site.example', company: sampleCompany, texts: shellTexts[language] },
  },
];

test.each(languages)('search engines get exactly the questions that the page shows, in %s', (language) => {
  const loaderData = { page: 'ai-transformation' as const, language, texts: texts[language] };
  const tags = pageMetaWithFaq({ loaderData, matches: matches(language) });
  const data = tags.flatMap((tag) =>
    'script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : [],
  );
  expect(data.find((one) => one['@type'] === 'FAQPage')?.mainEntity).toEqual(
    texts[language].faq.items.map(({ question, answer, category, keywords }) => ({
      '@type': 'Question',
      name: question,
      about: category,
      keywords: keywords.join(', '),
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
});

test('a page without data has no tags', () => {
  expect(pageMetaWithFaq({ loaderData: undefined, matches: matches('de') })).toEqual([]);
});
