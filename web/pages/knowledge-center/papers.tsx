import { topicOf, whitePaperTopics } from '#contract/white-papers/topics.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { WhitePaperOnPage } from '#web/forms/white-paper/on-page.tsx';
import { PaperGone } from '#web/forms/white-paper/paper-gone.tsx';
import { Island } from '#web/islands/island.tsx';
import { SiteLink } from '#web/language/site-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Data } from './data.ts';
import { Shelf } from './shelf.tsx';
import type { Texts } from './texts.de.ts';
import { ViewSwitch } from './view-switch.tsx';

const collections = ['private-equity-request', 'organisation-request'] as const;

/**
 * The list that staff manage. `start-filter.ts` filters it by topic and text; it finds the list, the count and the
 * "nothing found" message by their `data-` attributes.
 */
export function Papers({
  texts,
  papers,
  asked,
  asList,
}: { texts: Texts['papers'] } & Pick<Data, 'papers' | 'asked' | 'asList'>) {
  // Papers that staff added have no public first page and no figures from which a cover was drawn.
  const lead = papers.every(({ drawnFrom }) => drawnFrom !== null) ? texts.lead : texts.leadWithAdded;
  return (
    <Section id="whitepaper" layout="wide" texts={{ ...texts, lead }}>
      {asked && <AskedPaper papers={papers} asked={asked} />}
      <div data-behaviour="papers">
        <form
          aria-label={texts.eyebrow}
          className="grid items-end gap-x-10 gap-y-5 border-t border-line pt-6 pb-5 noscript:hidden sm:grid-cols-[minmax(0,22rem)_1fr]"
        >
          <fieldset className="min-w-0 sm:col-span-2">
            <legend className="mb-1.5 text-[0.95rem] font-semibold">{texts.topicsLegend}</legend>
            <div className="flex flex-wrap gap-2">
              {[null, ...whitePaperTopics].map((topic) => (
                <label
                  key={topic}
                  className="relative flex min-h-11 cursor-pointer items-center rounded-control bg-white px-3.5 text-[0.95rem] inset-ring inset-ring-line select-none has-checked:bg-ink-2 has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cobalt"
                >
                  <input
                    type="radio"
                    name="topic"
                    value={topic ?? ''}
                    defaultChecked={topic === null}
                    className="absolute inset-0 cursor-pointer opacity-0"
                  />
                  {texts.topics[topic ?? 'all']}
                  <span aria-hidden="true" className="tabular ml-1.5 opacity-70">
                    {topic ? papers.filter(({ id }) => topicOf(id) === topic).length : papers.length}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <div>
            <label htmlFor="paper-query" className="mb-1.5 block text-[0.95rem] font-semibold">
              {texts.search}
            </label>
            <input
              id="paper-query"
              type="search"
              name="query"
              maxLength={100}
              autoComplete="off"
              placeholder={texts.searchHint}
              className="block min-h-12 w-full rounded-control border-[1.5px] border-field bg-white px-3.5 text-base placeholder:text-muted"
            />
          </div>
          <p
            role="status"
            data-found={texts.found}
            className="tabular min-h-7 text-[0.95rem] text-muted sm:justify-self-end"
          >
            {texts.found.replace('{count}', String(papers.length)).replace('{total}', String(papers.length))}
          </p>
        </form>
        <ViewSwitch asList={asList} texts={texts.views} />
        <Shelf papers={papers} asList={asList} texts={texts} />
        <div data-none="" hidden className="border-y border-line py-12 text-center">
          <p className="text-lead">{texts.none}</p>
          <Button look="line" className="mt-5">
            {texts.reset}
          </Button>
        </div>
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <p className="flex flex-wrap items-center gap-x-5">
          {texts.collections}
          {collections.map((page, index) => (
            <SiteLink
              key={page}
              page={page}
              className="inline-flex min-h-11 items-center font-semibold text-cobalt underline hover:text-cobalt-dark"
            >
              {texts.collectionLinks[index]}
            </SiteLink>
          ))}
        </p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
          {texts.missing}
          <DialogButton button="knowledge-center.papers" look="line" size="small">
            {texts.suggest}
          </DialogButton>
        </p>
      </div>
    </Section>
  );
}

/** The form for the paper in the URL, without JavaScript or if opened in a new tab. */
function AskedPaper({
  papers,
  asked: { id, download, form },
}: {
  papers: Data['papers'];
  asked: NonNullable<Data['asked']>;
}) {
  const paper = papers.find((candidate) => candidate.id === id);
  return (
    <div className="mb-12 max-w-3xl">
      {paper ? (
        <Island name="white-paper" component={WhitePaperOnPage} props={{ texts: form.texts, paper, token: download }} />
      ) : (
        <PaperGone texts={form.texts} id="white-paper" />
      )}
    </div>
  );
}
