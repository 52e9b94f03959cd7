import type { ValueName } from '#contract/calculation/inputs.ts';

/** What a field of the sheet needs to know and may do. */
export type ValueFields = {
  idOf: (name: ValueName) => string;
  textOf: (name: ValueName) => string;
  isWrong: (name: ValueName) => boolean;
  /** The largest value that it takes, as it is written. */
  most: (name: ValueName) => string;
  type: (name: ValueName, text: string) => void;
  /** By an arrow key: 1 or −1. */
  step: (name: ValueName, direction: number) => void;
  /** On leaving: a valid number is written as the language writes it. */
  leave: (name: ValueName) => void;
};

const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number as text: with marks for thousands, a comma or a point, and arrow keys that step. */
export function ValueField({ name, fields, label }: { name: ValueName; fields: ValueFields; label?: string }) {
  const wrong = fields.isWrong(name);
  const id = fields.idOf(name);
  return (
    <input
      id={id}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      aria-label={label}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? `${id}-error` : undefined}
      value={fields.textOf(name)}
      onChange={(event) => fields.type(name, event.target.value)}
      onBlur={() => fields.leave(name)}
      onKeyDown={(event) => {
        const direction = directions[event.key];
        if (!direction) return;
        event.preventDefault();
        fields.step(name, direction);
      }}
    />
  );
}

/** What is wrong with the fields of a row, beneath it and as wide as the table: in a cell it would widen its column. */
export function ErrorRow({
  names,
  fields,
  error,
}: {
  names: readonly ValueName[];
  fields: ValueFields;
  error: string;
}) {
  const wrong = names.filter(fields.isWrong);
  if (wrong.length === 0) return null;
  return (
    <tr className="calc-error">
      <td colSpan={4}>
        {wrong.map((name) => (
          <p key={name} id={`${fields.idOf(name)}-error`}>
            {errorOf(name, fields, error)}
          </p>
        ))}
      </td>
    </tr>
  );
}

export function errorOf(name: ValueName, fields: ValueFields, error: string): string {
  return error.replace('{most}', fields.most(name));
}
