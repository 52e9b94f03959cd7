import { hasOwnSpreads } from '#contract/calculation/inputs.ts';
import type { Calculation } from '#contract/calculation/schema.ts';
import { shownOf } from '#contract/calculation/shown.ts';
import { de } from '#contract/calculation/words.de.ts';
import { visitorLine } from './visitor-line.ts';

/** The calculation that a visitor attached, recomputed: lines, scenarios, result and changed assumptions. */
export function AttachedCalculation({ calculation }: { calculation: Calculation | null }) {
  if (!calculation) return null;
  const shown = { ...calculation, name: visitorLine(calculation.name) };
  const { lines, scenarios, sentences, spreads } = shownOf(shown, 'de', de);
  return (
    <section aria-label="Berechnung" className="mt-4 border-t border-text pt-2">
      <h3 className="font-semibold">Berechnung: {shown.name || de.ownProcess}</h3>
      <table className="mt-1 w-full border-collapse text-[0.9em] tabular-nums">
        <tbody>
          {lines.map(({ operator, label, text, unit, kind }) => (
            <tr key={label} className={`border-b border-line ${kind === 'input' ? '' : 'font-semibold'}`}>
              <td className="w-7 py-0.5 text-muted">{operator}</td>
              <th scope="row" className={`py-0.5 text-left ${kind === 'input' ? 'font-normal' : 'font-semibold'}`}>
                {label}
              </th>
              <td className="py-0.5 text-right">{unit ? `${text}\u00a0${unit}` : text}</td>
            </tr>
          ))}
          {scenarios.map(({ id, name, total, tipping }) => (
            <tr key={id} className="border-b border-line">
              <td />
              <th scope="row" className="py-0.5 text-left font-normal">
                {name} ({de.columns.tipping}: {tipping})
              </th>
              <td className="py-0.5 text-right">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1.5 text-[0.9em]">
        {sentences.result} {sentences.limit}
      </p>
      {hasOwnSpreads(shown.spreads) && <p className="mt-1.5 text-[0.9em]">{spreads}</p>}
    </section>
  );
}
