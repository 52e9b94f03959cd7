import { officeTimeZone } from '#contract/office-time/office.ts';
import type { Language } from '#contract/site/languages.ts';
import type { Mention } from '#contract/staff/privacy.ts';
import { escapeHtml } from '#server/mails/render/render-html.ts';
import { type HeldRecords, translateRecord } from '#server/privacy/find/search.ts';
import { portions } from '#server/privacy/portions.ts';
import { de, type Texts } from '#server/privacy/texts.de.ts';
import { en } from '#server/privacy/texts.en.ts';

type PageOptions = { email: string; language: Language; company: string; now: number };

/** The printable page, in chunks. Whatever visitors wrote is escaped. */
export async function* exportPage(
  found: readonly HeldRecords[],
  mentions: readonly Mention[],
  { email, language, company, now }: PageOptions,
): AsyncGenerator<string> {
  const texts = language === 'de' ? de : en;
  const time = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: officeTimeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const shown = (value: string | number | null) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
      ? time.format(new Date(value))
      : String(value ?? '');
  yield `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(texts.title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(texts.title)}</h1>
<p>${escaped(texts.lead.replace('{company}', company))}</p>
<dl><dt>${escaped(texts.email)}</dt><dd>${escaped(email)}</dd><dt>${escaped(texts.madeAt)}</dt><dd>${escaped(time.format(now))}</dd></dl>
`;
  for (const { name, records } of found) {
    const count =
      records.length === 1 ? texts.records.one : texts.records.many.replace('{count}', String(records.length));
    yield `<section><h2>${escaped(texts.places[name])} <small>${escaped(count)}</small></h2>`;
    for await (const some of portions(records)) {
      const tables = some.map((record) => {
        const rows = Object.entries(translateRecord(record, texts)).map(
          ([field, value]) => `<tr><th scope="row">${escaped(field)}</th><td>${escaped(shown(value))}</td></tr>`,
        );
        return `<table>${rows.join('')}</table>`;
      });
      yield tables.join('');
    }
    yield '</section>\n';
  }
  if (mentions.length > 0) yield mentionsSection(mentions, texts, (at) => time.format(new Date(at)));
  else if (found.length === 0) yield `<p>${escaped(texts.nothing)}</p>`;
  yield `
<p>${escaped(texts.outside)}</p>
<p>${escaped(texts.rights)}</p>
</body>
</html>
`;
}

/** Lists where others mention the address, without what they wrote. */
function mentionsSection(mentions: readonly Mention[], texts: Texts, time: (at: string) => string): string {
  const rows = mentions.map(
    ({ place, at }) =>
      `<tr><th scope="row">${escaped(texts.places[place])}</th><td>${at ? escaped(time(at)) : ''}</td></tr>`,
  );
  return `<section><h2>${escaped(texts.mentions.title)}</h2><p>${escaped(texts.mentions.why)}</p><table>${rows.join('')}</table></section>`;
}

/** Escapes text that a visitor may have written, and removes characters that change the text direction. */
function escaped(text: string): string {
  return escapeHtml(text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ''));
}

const style = `
body { font: 11pt/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #131b2e }
h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem } small { color: #56607a; font-weight: 400 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem } dt { color: #56607a } dd { margin: 0; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse; margin: 0 0 1rem; border-top: 2px solid #131b2e; break-inside: avoid-page }
th, td { text-align: left; vertical-align: top; padding: .25rem .5rem; border-bottom: 1px solid #d8dce6 }
th { width: 13rem; font-weight: 400; color: #56607a } td { white-space: pre-wrap; overflow-wrap: anywhere }
@media (width < 36rem) { th, td { display: block; width: auto } th { border: 0; padding-bottom: 0 } }
@media print { body { margin: 0; max-width: none } }`;
