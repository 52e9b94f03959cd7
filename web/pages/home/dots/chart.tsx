import { CaseLink } from '#web/calculation/case-link.tsx';
import { useLanguage } from '#web/language/use-language.ts';
import { ring } from '#web/pictures/pencil.ts';
import { PencilMark } from '#web/pictures/pencil-mark.tsx';
import { across, down } from './scale.ts';
import type { DotTexts } from './texts.de.ts';

const percent = (value: number) => `${value.toFixed(1)}%`;
/** Where a name stands from its dot: clear of the others and of the line, the latter from 1280 px on. */
const beside = {
  right: [12, 4, 'start'],
  left: [-12, 4, 'end'],
  raised: [-6, -9, 'end'],
  above: [0, -11, 'middle'],
  /** Low at the left: the name keeps off the axis. */
  over: [12, -10, 'end'],
} as const;
const places: Record<DotTexts['candidates'][number]['id'], keyof typeof beside> = {
  'claims-intake': 'right',
  'customer-mail': 'right',
  'discharge-letter': 'left',
  'product-copy': 'raised',
  'draft-quotations': 'left',
  'help-desk': 'raised',
  'invoice-matching': 'above',
  'return-reasons': 'above',
  'credit-file': 'left',
  'customs-papers': 'above',
  tenders: 'over',
  'portfolio-report': 'above',
};

type Props = { texts: DotTexts };

/**
 * Effort across, benefit upwards: the twelve ideas above the line with their names, each a link to its
 * calculation. This is the end of the animation, and all of it where
 * nothing moves but the ideas without a name, which a canvas draws.
 */
export function Chart({ texts }: Props) {
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language);
  return (
    <div data-field="" className="relative mt-4 mb-7 ml-11 max-md:mb-12 min-h-72 flex-1 text-meta lg:min-h-56">
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
            <line x2="100%" y1={percent(down(hours))} y2={percent(down(hours))} className="stroke-white/10" />
            <text x="-8" y={percent(down(hours))} dy="4" textAnchor="end" className="tabular fill-mist">
              {number.format(hours)}
            </text>
          </g>
        ))}
        {[4, 8].map((weeks) => (
          <text
            key={weeks}
            x={percent(across(weeks))}
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
          y1={percent(down(texts.payOff[0] ?? 0))}
          y2={percent(down(texts.payOff[1] ?? 0))}
          className="stroke-cobalt-light"
          strokeWidth="1.5"
          strokeDasharray="2 5"
        />
      </svg>
      <p className="absolute -top-1 left-2.5 text-mist transition-opacity duration-300 group-data-moving/stage:opacity-0">
        {texts.benefit}
      </p>
      {/* On phones below the weeks, which it would stand on. */}
      <p className="absolute right-0 -bottom-7 max-md:-bottom-12 text-mist transition-opacity duration-300 group-data-moving/stage:opacity-0">
        {texts.effort}
      </p>
      {/* biome-ignore-start lint/a11y/useSemanticElements: HTML's lists cannot be placed by attributes, which the
          Content-Security-Policy asks for */}
      <svg
        role="list"
        aria-label={texts.list}
        width="100%"
        height="100%"
        className="absolute inset-0 overflow-visible transition-opacity duration-300 group-data-moving/stage:opacity-0 focus-within:opacity-100"
      >
        {texts.candidates.map(({ id, name, weeks, hours }, index) => {
          const first = index === 0;
          // Below its ring: beside it the name would reach beyond the screen of a phone.
          const [x, y, anchor] = first ? ([0, '2.8em', 'middle'] as const) : beside[places[id]];
          return (
            <svg
              key={id}
              role="listitem"
              x={percent(across(weeks))}
              y={percent(down(hours))}
              className="overflow-visible"
            >
              <CaseLink case={{ id, name }} className="group/dot">
                <title>
                  {`${name}: ${texts.values.replace('{hours}', number.format(hours)).replace('{weeks}', number.format(weeks))}`}
                </title>
                <circle r="16" fill="transparent" />
                {first && <PencilMark points={ring(25, 21)} className="fill-coral" />}
                <circle r={first ? 7 : 4.4} className={first ? 'fill-coral' : 'fill-mist group-hover/dot:fill-white'} />
                <text
                  x={x}
                  y={y}
                  textAnchor={anchor}
                  strokeWidth="5"
                  paintOrder="stroke"
                  className={`stroke-ink group-hover/dot:fill-white group-hover/dot:underline ${first ? 'fill-white' : 'fill-mist max-md:hidden'}`}
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
  );
}
