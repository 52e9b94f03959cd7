import { newsletterKinds } from '#contract/leads/registry.ts';
import type { ListedIssue } from '#contract/newsletter-issues.ts';
import { issueHref } from '#contract/site/issue-pages.ts';
import { newsletterForms } from '#web/language/newsletter-forms.ts';
import { Onward, onwardLink } from '#web/language/onward-pages.tsx';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { writtenDay } from '#web/language/written-day.ts';
import type { PageRequest } from '#web/page-request.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { slug } from '#web/ui/slug.ts';
import type { Texts } from './texts.de.ts';

type Data = PageData<Texts> & { issues: ListedIssue[] };

const load = pageTexts('newsletter-issues');

export async function loader(request: PageRequest): Promise<Data> {
  const [data, issues] = await Promise.all([load(request), request.sources.issues(request.context.language)]);
  return { ...data, issues };
}

export const meta = pageMeta;

/** The archive: all published issues of both newsletters, newest first. */
export default function Page({ loaderData: { texts, issues, language } }: { loaderData: Data }) {
  return (
    <>
      <PageHero texts={texts} stage="quiet" />
      <section className="pb-mid">
        <div className="wrap">
          {issues.length === 0 ? (
            <>
              <h2 className="text-item">{texts.empty.title}</h2>
              <p className="mt-3 max-w-[28.2em]">{texts.empty.text}</p>
            </>
          ) : (
            <>
              <h2 id={slug(texts.issues)} className="mb-6 text-item">
                {texts.issues}
              </h2>
              <ol className="ruled">
                {issues.map((issue) => (
                  <li key={issue.slug}>
                    <a
                      href={issueHref(issue.slug, language)}
                      className="group grid gap-x-8 gap-y-3 py-5 md:grid-cols-[15rem_1fr]"
                    >
                      <span className="text-muted">
                        {texts.kinds[issue.kind]}
                        {' · '}
                        <time dateTime={issue.day} className="tabular">
                          {writtenDay(issue.day, language)}
                        </time>
                      </span>
                      <span>
                        <span className="block text-item font-semibold group-hover:underline">{issue.subject}</span>
                        <span className="mt-1 block max-w-[43.6em]">{issue.teaser}</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
      </section>
      <Onward title={texts.signUp.title}>
        {newsletterKinds.map((kind) => (
          <li key={kind}>
            <SiteLink {...newsletterForms[kind]} className={onwardLink}>
              {texts.signUp.links[kind]} <Arrow />
            </SiteLink>
          </li>
        ))}
      </Onward>
    </>
  );
}
