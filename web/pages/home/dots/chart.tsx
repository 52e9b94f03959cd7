import { xOf, yOf } from '#contract/calculation/candidates.ts';
import { CaseLink } from '#web/calculation/case-link.tsx';
import { useLanguage } from '#web/language/use-language.ts';
import { ring } from '#web/pictures/pencil.ts';
import { PencilMark } from '#web/pictures/pencil-mark.tsx';
import type { DotTexts } from './texts.de.ts';

const percent = (value: number) => `${value.toFixed(1)}%`;
/**
 * Position of each name relative to its dot: x, y and text anchor. Found by trial: from 1280 px on, no name touches
 * another name, a dot or the line in either language, for chart sizes from 709 by 306 and from 817 by 263 px. Below
 * 1280 px there is no such solution, and dots have numbers instead.
 */
const places: Record<
  DotTexts['candidates'][number]['id'],
  readonly [x: number, y: number, 'start' | 'middle' | 'end']
> = {
  'claims-intake': [36, 24, 'start'],
  'customer-mail': [12, 4, 'start'],
  'discharge-letter': [-12, -9, 'end'],
  'portfolio-report': [9, -12, 'start'],
  'credit-file': [-12, -6, 'end'],
  'product-copy': [-12, 4, 'end'],
  'draft-quotations': [-20, -9, 'middle'],
  'help-desk': [20, -14, 'middle'],
  'invoice-matching': [0, -11, 'middle'],
  'return-reasons': [-10, -11, 'middle'],
  'customs-papers': [0, -11, 'middle'],
  tenders: [-12, 4, 'end'],
};

type Props = { texts: DotTexts };

/**
 * Effort on the x axis, benefit on the y axis: the twelve ideas above the line with their names, each a link to its
 * calculation. This is the final state of the animation and, without motion, the whole chart except for the unnamed
 * ideas, which a canvas draws. Dots are numbered by descending benefit; below 1280 px a key under the chart explains
 * the numbers.
 */
export function Chart({ texts }: Props) {
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language);
  const candidates = texts.candidates.toSorted((a, b) => b.hours - a.hours);
  return (
    <>
      <div data-field="" className="relative mt-4 mb-7 ml-11 max-md:mb-12 flex-1 text-meta">
        <svg
          width="100%"
          height="100%"
          aria-hidden="true"
          className="absolute inset-0 overflow-visible transition-opacity duration-300 group-data-moving/stage:opacity-0"
        >
          <g className="stroke-white/40" strokeWidth="1.5">
            <line x1="0" x2="100%" y1="100%" y2="100%" />
            <line x1="0" x2="0" y1="0" y2="100%" />
          </g>
          {[2000, 4000, 6000].map((hours) => (
            <g key={hours}>
              <line x2="100%" y1={percent(yOf(hours))} y2={percent(yOf(hours))} className="stroke-white/10" />
              <text x="-8" y={percent(yOf(hours))} dy="4" textAnchor="end" className="tabular fill-mist">
                {number.format(hours)}
              </text>
            </g>
          ))}
          {[4, 8].map((weeks) => (
            <text
              key={weeks}
              x={percent(xOf(weeks))}
              y="100%"
              dy="21"
              textAnchor="middle"
              className="tabular fill-mist"
            >
              {weeks}
            </text>
          ))}
          <line
            x2="100%"
            y1={percent(yOf(texts.payOff[0] ?? 0))}
            y2={percent(yOf(texts.payOff[1] ?? 0))}
            className="stroke-cobalt-light"
            strokeWidth="1.5"
            strokeDasharray="2 5"
          />
          {/* A colour of the theme as an attribute: the only text of this colour, not worth a class. */}
          <text
            x="100%"
            y={percent(yOf(texts.payOff[1] ?? 0))}
            dy="-32"
            textAnchor="end"
            fill="var(--color-cobalt-light)"
          >
            {texts.line}
          </text>
        </svg>
        <p className="absolute -top-1 left-2.5 text-mist transition-opacity duration-300 group-data-moving/stage:opacity-0">
          {texts.benefit}
        </p>
        {/* On phones it goes below the week labels, which it would otherwise overlap. */}
        <p className="absolute right-0 -bottom-7 max-md:-bottom-12 text-mist transition-opacity duration-300 group-data-moving/stage:opacity-0">
          {texts.effort}
        </p>
        {/* biome-ignore-start lint/a11y/useSemanticElements: the Content-Security-Policy requires positioning by
          attributes, which HTML lists do not support */}
        <svg
          data-late=""
          role="list"
          aria-label={texts.list}
          width="100%"
          height="100%"
          className="absolute inset-0 overflow-visible transition-opacity duration-300 group-data-moving/stage:opacity-0 focus-within:opacity-100"
        >
          {candidates.map(({ id, name, weeks, hours }, index) => {
            const first = index === 0;
            const [x, y, anchor] = places[id];
            return (
              <svg
                key={id}
                role="listitem"
                x={percent(xOf(weeks))}
                y={percent(yOf(hours))}
                className="overflow-visible"
              >
                <CaseLink case={{ id, name }} className="group/dot">
                  <title>
                    {`${name}: ${texts.values.replace('{hours}', number.format(hours)).replace('{weeks}', number.format(weeks))}`}
                  </title>
                  <circle r="16" fill="transparent" />
                  {first && <PencilMark points={ring(25, 21)} className="fill-coral" />}
                  {/* Outlined in the text colour, so that it is also legible in print and in forced colours. */}
                  <circle r="8" strokeWidth="1.5" className="fill-none stroke-current xl:hidden" />
                  <circle
                    r={first ? 7 : 4.4}
                    className={`max-xl:hidden ${first ? 'fill-coral' : 'fill-mist group-hover/dot:fill-white'}`}
                  />
                  <text
                    y="4"
                    textAnchor="middle"
                    fontSize="11"
                    className="tabular fill-current font-semibold xl:hidden"
                  >
                    {index + 1}
                  </text>
                  {first && (
                    <text x="36" y="4" className="fill-coral font-display text-lead font-semibold max-sm:text-base">
                      {texts.first}
                    </text>
                  )}
                  <text
                    x={x}
                    y={y}
                    textAnchor={anchor}
                    strokeWidth="5"
                    paintOrder="stroke"
                    className={`stroke-ink group-hover/dot:fill-white group-hover/dot:underline max-xl:hidden ${first ? 'fill-white' : 'fill-mist'}`}
                  >
                    {name}
                  </text>
                </CaseLink>
              </svg>
            );
          })}
        </svg>
        {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
      </div>
      {/* Keyboard and screen reader users have the dots as links; this list is an additional touch target. */}
      <ol
        data-late=""
        aria-hidden="true"
        className="mt-3 grid grid-cols-2 gap-x-2 text-meta text-mist md:grid-cols-3 xl:hidden"
      >
        {candidates.map(({ id, name }, index) => (
          <li key={id}>
            <CaseLink case={{ id, name }} tabIndex={-1} className="grid grid-cols-[1.5rem_1fr] py-1.5 leading-tight">
              <span className="tabular font-semibold text-white">{index + 1}</span>
              {name}
            </CaseLink>
          </li>
        ))}
      </ol>
    </>
  );
}
