import { organisationRequest } from '#contract/leads/paper-requests.ts';
import { RequestPage } from '#web/forms/paper-request/request-page.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Chart } from './chart.tsx';
import { Problem } from './problem.tsx';

const load = pageTexts('organisation-request');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <RequestPage
      lead={organisationRequest}
      texts={texts}
      aside={<Chart texts={texts.hero} />}
      onward={['ai-academy', 'ai-transformation']}
    >
      <Problem texts={texts.problem} />
    </RequestPage>
  );
}
