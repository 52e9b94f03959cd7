import type { ValueName } from '#contract/calculation/inputs.ts';

/** State and handlers that the fields of the sheet share. */
export type ValueFields = {
  idOf: (name: ValueName) => string;
  textOf: (name: ValueName) => string;
  isWrong: (name: ValueName) => boolean;
  /** The error message of a field with an invalid value. */
  errorOf: (name: ValueName) => string;
  type: (name: ValueName, text: string) => void;
  /** On an arrow key: 1 or −1. */
  step: (name: ValueName, direction: number) => void;
  /** When the field loses the focus: formats a valid number for the language. */
  leave: (name: ValueName) => void;
};

const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number in a text field: accepts thousands separators and decimals; arrow keys change it by a step. */
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

/** Errors of a row's fields, in a row of their own across the table: in a cell they would widen its column. */
export function ErrorRow({ names, fields }: { names: readonly ValueName[]; fields: ValueFields }) {
  const wrong = names.filter(fields.isWrong);
  if (wrong.length === 0) return null;
  return (
    <tr className="calc-error">
      <td colSpan={4}>
        {wrong.map((name) => (
          <p key={name} id={`${fields.idOf(name)}-error`}>
            {fields.errorOf(name)}
          </p>
        ))}
      </td>
    </tr>
  );
}
