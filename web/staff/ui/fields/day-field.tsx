import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'onChange'> & { name: string; onChange: (day: string) => void };

/** The start or end of a period, with its label beside it. */
export function DayField({ name, onChange, className = '', ...input }: Props) {
  return (
    <label className={`inline-flex min-w-0 items-center gap-2.5 text-muted ${className}`}>
      <span className="min-w-7 shrink-0">{name}</span>
      <input type="date" {...input} onChange={(event) => onChange(event.target.value)} className="field tabular" />
    </label>
  );
}
