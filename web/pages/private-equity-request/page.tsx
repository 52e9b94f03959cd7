import { privateEquityRequest } from '#contract/leads/paper-requests.ts';
import { RequestPage } from '#web/forms/paper-request/request-page.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Problem } from './problem.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('private-equity-request');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <RequestPage
      lead={privateEquityRequest}
      texts={texts}
      aside={<KeyFacts facts={texts.hero.facts} />}
      onward={['ai-coaching', 'spin-offs']}
    >
      <Problem texts={texts.problem} />
    </RequestPage>
  );
}

function KeyFacts({ facts }: { facts: Texts['hero']['facts'] }) {
  return (
    <ol className="divide-y divide-white/15 border-y border-white/15">
      {facts.map(({ term, value }, index) => (
        <li key={term} className="grid grid-cols-[2.75rem_1fr] items-baseline py-4">
          <span aria-hidden="true" className="font-display text-heading font-semibold text-cobalt-light">
            {index + 1}
          </span>
          <span>
            <span className="block font-display text-[1.6rem] leading-tight font-semibold">{term}</span>
            <span className="block text-[0.95rem] text-mist">{value}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
