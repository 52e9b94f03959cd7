import { expect, test } from 'vitest';
import { sampleCompany } from '#contract/site/company.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import { de } from '#web/pages/home/texts.de.ts';
import { en } from '#web/pages/home/texts.en.ts';
import { de as germanShell } from '#web/shell/texts/texts.de.ts';
import { en as englishShell } from '#web/shell/texts/texts.en.ts';
import { pageMetaWithFaq } from './meta.ts';

const texts = { de, en };
const shellTexts = { de: germanShell, en: englishShell };
const root = (language: Language) => ({
  language,
  crawler: false,
  explicitLanguage: false,
  company: sampleCompany,
  host: { person: '', role: { de: '', en: '' } },
  apiUrl: '',
  geoUrl: '',
  bookingUrl: null,
  from: null,
  sent: null,
  posted: null,
  calculation: null,
  publicUrl: 'https://site.example',
  papers: 36,
  texts: shellTexts[language],
});

test.each(
  languages,
)('the structured data contain exactly the questions of the page, with its footnote in words, in %s', (language) => {
  const loaderData = { page: 'home' as const, language, texts: texts[language] };
  const tags = pageMetaWithFaq({ loaderData, root: root(language) });
  const data = tags.flatMap((tag) => ('data' in tag ? [tag.data] : []));
  expect(data.find((one) => one['@type'] === 'FAQPage')?.mainEntity).toEqual(
    texts[language].faq.items.map(({ question, answer, category, keywords }) => ({
      '@type': 'Question',
      name: question,
      about: category,
      keywords: keywords.join(', '),
      acceptedAnswer: { '@type': 'Answer', text: answer.replace('{note}', texts[language].faq.noteInWords) },
    })),
  );
});
