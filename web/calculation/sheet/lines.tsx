import { Fragment } from 'react';
import type { Line } from '#contract/calculation/shown.ts';
import type { SheetTexts } from '#web/calculation/texts.de.ts';
import { ErrorRow, ValueField, type ValueFields } from './value-field.tsx';

type Props = { lines: readonly Line[]; texts: SheetTexts; fields: ValueFields };

/** The calculation line by line: operators in their own column, input fields, sums in bold. */
export function Lines({ lines, texts, fields }: Props) {
  return (
    <table className="calc-table">
      <caption className="sr-only">{texts.table}</caption>
      <tbody>
        {lines.map(({ operator, label, unit, input, text, kind }) => (
          <Fragment key={label}>
            <tr className={kind === 'input' ? undefined : `calc-${kind}`}>
              <td className="calc-operator">{operator}</td>
              <th scope="row">{input ? <label htmlFor={fields.idOf(input)}>{label}</label> : label}</th>
              <td>
                {/* Not announced individually: the sheet announces its result as a sentence. */}
                {input ? <ValueField name={input} fields={fields} /> : <output aria-live="off">{text}</output>}
              </td>
              <td className="calc-unit">{unit}</td>
            </tr>
            {input && <ErrorRow names={[input]} fields={fields} />}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
