import { RequestPage } from '#web/forms/paper-request/request-page.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Pair } from '#web/ui/sections/pair.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('organisation-request');

export { load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <RequestPage
      kind="organisation-request"
      texts={texts}
      aside={<Chart texts={texts.hero} />}
      onward={['ai-academy', 'ai-transformation']}
    >
      <Problem texts={texts.problem} />
    </RequestPage>
  );
}

/** A well-known problem, and the three levels on which it is solved. */
function Problem({ texts }: { texts: Texts['problem'] }) {
  const [level, question, answer] = texts.head;
  return (
    <Section texts={texts}>
      <Pair items={[texts.problem, texts.solution]} />
      <table aria-label={texts.title} className="mt-12 w-full border-b border-line text-left max-md:block">
        <thead className="max-md:sr-only">
          <tr className="text-meta text-muted">
            <th scope="col" className="pb-3 font-semibold">
              {level}
            </th>
            <th scope="col" className="pb-3 font-semibold">
              {question}
            </th>
            <th scope="col" className="pb-3 font-semibold">
              {answer}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {texts.levels.map((row) => (
            <tr key={row.name} className="border-t border-line max-md:block max-md:py-5">
              <th scope="row" className="font-display text-item font-semibold max-md:block md:w-[30%] md:py-6">
                {row.name}
              </th>
              <td className="pr-8 max-md:mt-1 max-md:block md:w-[34%] md:py-6">{row.question}</td>
              <td className="font-semibold max-md:mt-1 max-md:block md:py-6">{row.answer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const columns = [78, 240, 402];

/** A typical organisation chart, with what is missing from it. */
function Chart({ texts }: { texts: Texts['hero'] }) {
  const { boxes, picture } = texts;
  return (
    <svg viewBox="0 0 480 330" role="img" aria-label={picture} className="mx-auto block h-auto w-full max-w-120">
      <path
        d="M240 62v40M78 142v-40h324v40M240 102v40M78 196v56M240 196v56M402 196v56"
        className="fill-none stroke-text/35"
        strokeWidth="1.5"
      />
      {columns.map((x) => (
        <path key={x} d={`M${x} 198v52`} className="stroke-ink-2" strokeWidth="3" strokeDasharray="5 5" />
      ))}
      <Box x={240} y={8} label={boxes.top} className="fill-white" text="fill-ink-2" />
      {columns.map((x, index) => (
        <Box key={x} x={x} y={142} label={boxes.units[index] ?? ''} className="fill-ink-3" text="fill-white" />
      ))}
      {columns.map((x) => (
        <Box key={x} x={x} y={252} label={boxes.agent} className="fill-none stroke-cobalt" text="fill-cobalt" dashed />
      ))}
    </svg>
  );
}

type BoxProps = { x: number; y: number; label: string; className: string; text: string; dashed?: boolean };

function Box({ x, y, label, className, text, dashed = false }: BoxProps) {
  return (
    <>
      <rect
        x={x - 70}
        y={y}
        width="140"
        height="54"
        rx="8"
        className={className}
        strokeWidth={dashed ? 2 : 0}
        strokeDasharray={dashed ? '6 6' : undefined}
      />
      <text x={x} y={y + 33} textAnchor="middle" fontSize="20" className={`font-semibold ${text}`}>
        {label}
      </text>
    </>
  );
}
