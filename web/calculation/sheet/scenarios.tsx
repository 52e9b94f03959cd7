import { Fragment } from 'react';
import type { SpreadName } from '#contract/calculation/inputs.ts';
import type { ScenarioId } from '#contract/calculation/result.ts';
import type { Shown } from '#contract/calculation/shown.ts';
import type { SheetTexts } from '#web/calculation/texts.de.ts';
import { ErrorRow, ValueField, type ValueFields } from './value-field.tsx';

/** The spreads that define each scenario; the likely one has none. */
const spreads: Readonly<Record<ScenarioId, readonly [share: SpreadName, cost: SpreadName] | null>> = {
  cautious: ['cautiousShare', 'cautiousCost'],
  likely: null,
  favourable: ['favourableShare', 'favourableCost'],
};

type Props = { shown: Shown; texts: SheetTexts; fields: ValueFields };

/** The fan as a table: assumptions, tipping point and final sum of each scenario. */
export function Scenarios({ shown, texts, fields }: Props) {
  const { columns } = texts.words;
  return (
    <table className="calc-scenarios">
      <caption className="sr-only">{texts.scenarioTable}</caption>
      <thead>
        <tr>
          {[columns.scenario, columns.share, columns.cost].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            {columns.total}
            <small>{columns.tipping}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.scenarios.map(({ id, name, tipping, total }) => (
          <Fragment key={id}>
            <tr className={id === 'likely' ? 'calc-value' : undefined}>
              <th scope="row">{name}</th>
              {[0, 1].map((at) => {
                const spread = spreads[id]?.[at];
                return (
                  <td key={at}>
                    {spread ? <ValueField name={spread} fields={fields} label={texts.spreadLabels[spread]} /> : '100'}
                  </td>
                );
              })}
              <td>
                {total}
                <small>{tipping}</small>
              </td>
            </tr>
            <ErrorRow names={spreads[id] ?? []} fields={fields} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
