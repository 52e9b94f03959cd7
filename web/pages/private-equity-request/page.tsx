import { privateEquityRequest } from '#contract/leads/paper-requests.ts';
import { RequestPage } from '#web/forms/paper-request/request-page.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('private-equity-request');

export { load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <RequestPage
      kind="private-equity-request"
      texts={texts}
      aside={<Order texts={texts.hero} />}
      onward={['ai-coaching', 'spin-offs']}
    >
      <Problem texts={texts.problem} />
    </RequestPage>
  );
}

/** The four papers as a stack of their covers, and what each is about on the order slip beside it. */
function Order({ texts: { facts, slip } }: { texts: Texts['hero'] }) {
  const { language } = useLanguage();
  const { kind, papers } = privateEquityRequest;
  return (
    <div className="grid items-end gap-x-8 gap-y-6 sm:grid-cols-2">
      <svg viewBox="0 0 364 412" aria-hidden="true" className="block h-auto w-full max-sm:max-w-80">
        {papers.map((_, index) => {
          const at = papers.length - 1 - index;
          return (
            <use
              key={papers[at]}
              href={`${__DRAWINGS__}/covers-${kind}-${language}.svg#${papers[at]}`}
              x={at * 51}
              y={index * 38}
              width="210"
              height="297"
            />
          );
        })}
      </svg>
      <div className="sheet p-6">
        <p className="text-meta font-semibold">{slip.title}</p>
        <ol className="mt-3">
          {facts.map(({ term, value }, index) => (
            <li key={term} className="grid grid-cols-[2.75rem_1fr] items-baseline border-t border-line py-3">
              <span aria-hidden="true" className="font-display text-item font-semibold text-cobalt">
                {index + 1}
              </span>
              <span>
                <span className="block font-display text-item font-semibold">{term}</span>
                <span className="block text-[0.95rem] text-muted">{value}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="tabular flex justify-between gap-x-6 border-t-2 border-text pt-3 font-semibold">
          <span>{slip.sum}</span> <span className="whitespace-nowrap">{slip.price}</span>
        </p>
      </div>
    </div>
  );
}

/** What goes wrong in a portfolio, how the papers address it, and an illustration of both. */
function Problem({ texts }: { texts: Texts['problem'] }) {
  return (
    <Section texts={texts}>
      <Learning texts={texts.picture} />
      <div className="mt-10 grid gap-x-16 gap-y-8 md:grid-cols-2">
        {[texts.problem, texts.solution].map(({ title, text }) => (
          <div key={title} className="border-t-2 border-text pt-5">
            <h3 className="text-item">{title}</h3>
            <p className="mt-2">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Effort in per cent of the first company's; illustrative, not based on data. */
const alone = [100, 100, 100, 100, 100, 100];
const shared = [100, 62, 44, 34, 28, 25];

/** Effort of six companies that learn alone, next to that of six that share what the first has learnt. */
function Learning({ texts }: { texts: Texts['problem']['picture'] }) {
  return (
    <figure>
      <div role="img" aria-label={texts.alternative} className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <Columns label={texts.alone} axis={texts.companies} values={alone} className="fill-ink-2" />
        <Columns label={texts.shared} axis={texts.companies} values={shared} className="fill-cobalt" />
      </div>
      <figcaption className="mt-4 text-meta text-muted">{texts.note}</figcaption>
    </figure>
  );
}

type ColumnsProps = { label: string; axis: string; values: readonly number[]; className: string };

function Columns({ label, axis, values, className }: ColumnsProps) {
  return (
    <div>
      <p className="mb-4 font-semibold">
        {label} <span className="block text-meta font-normal text-muted">{`${axis} 1–${values.length}`}</span>
      </p>
      <svg viewBox="0 0 480 224" aria-hidden="true" className="tabular block h-auto w-full fill-muted">
        {values.map((value, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
            key={index}
            x={index * 82}
            y={190 - value * 1.8}
            width="70"
            height={value * 1.8}
            className={index === 0 ? 'fill-ink-2' : className}
          />
        ))}
        <path d="M0 190h480" className="stroke-text/35" />
        {values.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
          <text key={index} x={index * 82 + 35} y="216" fontSize="19" textAnchor="middle">
            {index + 1}
          </text>
        ))}
      </svg>
    </div>
  );
}
