import { Link } from 'react-router';
import { maxResults, type SearchAnswer } from '#contract/search.ts';
import { Marked } from '#web/ui/marked.tsx';
import type { Texts } from './texts.de.ts';

type Props = { texts: Texts['results']; query: string; answer: SearchAnswer | 'failed' };

/** What was found for a query, the best first, or a calm word that nothing was. */
export function Results({ texts, query, answer }: Props) {
  if (answer === 'failed' || answer.results.length === 0) {
    return (
      <div role="status" className="mt-12 max-w-2xl border-l-4 border-coral pl-5">
        <h2 className="text-heading">{answer === 'failed' ? texts.failedTitle : texts.nothingTitle}</h2>
        <p className="mt-2 text-muted">{answer === 'failed' ? texts.failed : texts.nothing}</p>
      </div>
    );
  }
  const { results, similar } = answer;
  const count = results.length === 1 ? texts.one : results.length < maxResults ? texts.many : texts.best;
  return (
    <section aria-labelledby="search-results" className="mt-12">
      <div role="status">
        <h2 id="search-results" className="text-heading">
          {count.replace('{count}', String(results.length))} <span className="text-muted">{query}</span>
        </h2>
        {similar && <p className="mt-2 text-muted">{texts.similar}</p>}
      </div>
      <ol className="mt-6 max-w-3xl divide-y divide-line border-y border-line">
        {results.map(({ href, kind, pageTitle, title, extract }) => (
          <li key={`${href} ${title.map(({ text }) => text).join('')}`} className="py-5">
            <p className="text-[0.86rem] text-muted">
              {texts.kinds[kind]}
              {pageTitle.length > 0 && ' · '}
              <Marked parts={pageTitle} />
            </p>
            <Link
              to={href}
              prefetch="intent"
              className="font-display text-[1.25rem] font-semibold text-cobalt hover:underline"
            >
              <Marked parts={title} />
            </Link>
            {extract.length > 0 && (
              <p className="mt-1 text-muted">
                <Marked parts={extract} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
