import type { ListedIssue, PublicIssue } from '#contract/newsletter-issues.ts';
import { issueHref } from '#contract/site/issue-pages.ts';
import { newsletterForms } from '#web/language/newsletter-forms.ts';
import { Onward, onwardLink } from '#web/language/onward-pages.tsx';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { useLanguage } from '#web/language/use-language.ts';
import { writtenDay } from '#web/language/written-day.ts';
import type { PageRequest } from '#web/page-request.ts';
import type { HeadTag } from '#web/seo/head-tag.ts';
import { listedDescription, listedTitle } from '#web/seo/listing.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { issueData } from '#web/seo/structured-data.ts';
import type { ShellData } from '#web/shell/texts/use-shell-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { TextBlocks } from '#web/ui/text-blocks.tsx';
import type { Texts } from './texts.de.ts';

type Data = PageData<Texts> & { shown: PublicIssue };

const load = pageTexts('newsletter-issue');

/** Null for an issue that does not exist or has been withdrawn. Title and description are those of the issue. */
export async function loader(request: PageRequest): Promise<Data | null> {
  const { texts, ...page } = await load(request);
  const issue = request.params.issue ?? '';
  const shown = await request.sources.issue(issue, page.language);
  if (!shown) return null;
  const meta = {
    title: listedTitle(shown.subject),
    description: listedDescription(shown.subject, shown.teaser),
    keywords: texts.meta.keywords,
  };
  return { ...page, issue, picture: 'newsletter-issues', texts: { ...texts, meta }, shown };
}

export function meta(args: { loaderData: Data; root: ShellData }): HeadTag[] {
  const { shown, language } = args.loaderData;
  return [...pageMeta(args), ...issueData(shown, language, args.root)];
}

/** One issue of a newsletter, as it was mailed. */
export default function Page({ loaderData: { texts, shown, language } }: { loaderData: Data }) {
  return (
    <>
      <PageHero
        stage="quiet"
        texts={{
          eyebrow: `${texts.kinds[shown.kind]} · ${writtenDay(shown.day, language)}`,
          title: shown.subject,
          lead: shown.teaser,
        }}
      />
      <section className="pb-mid">
        <div className="wrap">
          <TextBlocks blocks={shown.blocks} heading="h2" />
          <div className="mt-16 flex flex-wrap gap-3 max-sm:*:w-full">
            <SiteLink {...newsletterForms[shown.kind]} className={buttonClass()}>
              {texts.subscribe[shown.kind]} <Arrow />
            </SiteLink>
            <SiteLink page="newsletter-issues" className={buttonClass({ look: 'line' })}>
              {texts.all}
            </SiteLink>
          </div>
        </div>
      </section>
      {(shown.newer || shown.older) && (
        <Onward title={texts.onward}>
          {shown.newer && <Neighbour issue={shown.newer} words={texts.newer} />}
          {shown.older && <Neighbour issue={shown.older} words={texts.older} />}
        </Onward>
      )}
    </>
  );
}

function Neighbour({ issue: { slug, subject }, words }: { issue: ListedIssue; words: string }) {
  const { language } = useLanguage();
  return (
    <li>
      <a href={issueHref(slug, language)} className={onwardLink}>
        <span>
          <span className="block text-meta text-muted">{words}</span>
          {subject}
        </span>{' '}
        <Arrow />
      </a>
    </li>
  );
}
