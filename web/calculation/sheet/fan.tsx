import { memo } from 'react';
import { months, paidAfter } from '#contract/calculation/result.ts';
import { fill, type Shown } from '#contract/calculation/shown.ts';
import type { SheetTexts } from '#web/calculation/texts.de.ts';
import { ring } from '#web/pictures/pencil.ts';
import { PencilMark } from '#web/pictures/pencil-mark.tsx';

/** Height of the drawing in CSS pixels. The width is fluid, so that text keeps its size. */
const height = 330;
const top = 34;
const bottom = 40;
/** Minimum distance of two labels, each of two lines. */
const labelGap = 38;
/** Between the drawing and its labels. */
const labelLeft = 10;

type Props = { shown: Shown; texts: SheetTexts };

/** The three scenarios as a fan of cumulative payments; x is in per cent, y in pixels. */
export const Fan = memo(function Fan({ shown, texts }: Props) {
  const { words } = texts;
  const { cautious, likely, favourable } = shown.result.scenarios;
  const ends = [cautious, likely, favourable].map(({ total }) => total);
  const starts = [cautious, likely, favourable].map(({ once }) => -once);
  const high = Math.max(...ends, ...starts, 1);
  // Leaves room below the axis for the tipping point's label, however low the initial costs are.
  const low = Math.min(...ends, ...starts, -high / 5);
  // One decimal is enough: more digits would double the drawing's size.
  const y = (value: number) => tenth(top + ((high - value) / (high - low)) * (height - top - bottom));
  // One vertical line per month fills the fan.
  const lines = Array.from({ length: months + 1 }, (_, at) => {
    const [upper, lower] = [favourable, cautious].map((one) => Math.round(y(paidAfter(one, at))));
    return `M${at} ${upper}V${lower}`;
  }).join('');
  const month = likely.tippingMonth;
  const tips = month <= months;
  const scenarios = shown.scenarios.map(({ name, total }) => `${name} ${total}`).join(', ');
  return (
    <figure className="calc-fan">
      <figcaption>{words.fan}</figcaption>
      <div className="calc-plot">
        <svg
          width="100%"
          height={height}
          role="img"
          aria-label={fill(texts.fan, { scenarios, tipping: shown.tipping })}
          className="calc-lines"
        >
          {/* A single path that stretches to the width of the drawing. */}
          <svg
            viewBox={`0 0 ${months} ${height}`}
            width="100%"
            height={height}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className="calc-hatch" vectorEffect="non-scaling-stroke" d={lines} />
          </svg>
          <Line className="calc-rule" from={[0, y(0)]} to={[months, y(0)]} />
          {[0, 6, 12, 18, 24, 30, 36].map((at) => (
            <Line key={at} className="calc-rule" from={[at, y(0) - 4]} to={[at, y(0) + 4]} />
          ))}
          {[0, 12, 24, 36].map((at) => (
            <text key={at} x={xOf(at)} y={height - 8} textAnchor={anchorAt(at)}>
              {at}
            </text>
          ))}
          <Line className="calc-rule" from={[0, y(-cautious.once)]} to={[months, y(cautious.total)]} />
          <Line className="calc-rule" from={[0, y(-favourable.once)]} to={[months, y(favourable.total)]} />
          <Line className="calc-likely" from={[0, y(-likely.once)]} to={[months, y(likely.total)]} />
          {tips && (
            <svg x={xOf(month)} y={y(0)} overflow="visible" aria-hidden="true">
              <PencilMark points={ring(25, 21)} />
            </svg>
          )}
          <TippingPoint month={month} y={y(0)} tips={tips} words={shown.tipping} />
        </svg>
        <Labels shown={shown} y={y} />
      </div>
    </figure>
  );
});

type Point = readonly [month: number, y: number];

function Line({ from, to, className }: { from: Point; to: Point; className: string }) {
  return <line x1={xOf(from[0])} y1={from[1]} x2={xOf(to[0])} y2={to[1]} className={className} />;
}

const tenth = (length: number) => Math.round(length * 10) / 10;
const xOf = (month: number) => `${tenth((month / months) * 100)}%`;
const anchorAt = (month: number) => (month === 0 ? 'start' : month === months ? 'end' : 'middle');

/**
 * Label of the tipping point, next to its ring. The likely case's line comes from the lower left, and a label that
 * starts close to the ring stays clear of it. If the tipping point is so early that a label before the ring would
 * overlap the lines or leave the drawing, the label goes to the empty corner, with a line to the ring. Also without a
 * tipping point: on the narrowest screens a label ending at the ring lost its first letters, "no" among them. The label
 * is long, so it is placed higher than the sum's name next to it.
 */
function TippingPoint({ month, y, tips, words }: { month: number; y: number; tips: boolean; words: string }) {
  const late = month > months * 0.86;
  const early = month < months * 0.28;
  const inCorner = early || !tips;
  return (
    <>
      {early && <Line className="calc-rule" from={[month, top - 8]} to={[month, y - 26]} />}
      <text
        className="calc-tip"
        x={inCorner ? 0 : xOf(month)}
        y={!tips ? top - 28 : early ? top - 16 : Math.min(height - bottom - 4, y + 46)}
        dx={inCorner ? 0 : late ? 20 : -56}
        textAnchor={late && !inCorner ? 'end' : 'start'}
      >
        {words}
      </text>
    </>
  );
}

/** The final sum of each scenario, in order of height and without overlaps. */
function Labels({ shown, y }: { shown: Shown; y: (value: number) => number }) {
  const { scenarios } = shown.result;
  const placed = shown.scenarios
    .map((one) => ({ ...one, at: y(scenarios[one.id].total) }))
    .sort((one, other) => one.at - other.at);
  for (const [index, one] of placed.entries()) {
    const above = placed[index - 1];
    if (above) one.at = Math.max(one.at, above.at + labelGap);
  }
  const over = Math.max(0, (placed.at(-1)?.at ?? 0) - (height - bottom - 10));
  return (
    <svg width={106 + labelLeft} height={height} aria-hidden="true" className="calc-ends">
      {placed.map(({ id, name, total, at }) => (
        <g key={id} className={id === 'likely' ? 'calc-value' : undefined}>
          <text x={labelLeft} y={at - over - 3}>
            {name}
          </text>
          <text x={labelLeft} y={at - over + 15} className="calc-end">
            {total}
          </text>
        </g>
      ))}
    </svg>
  );
}
