import type { ComponentProps } from 'react';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';

type Props = Omit<ComponentProps<'select'>, 'children' | 'onChange' | 'value'> & {
  value: string;
  /** Label of the empty option, whose value is ''. */
  none?: string;
  /** Values and labels. */
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
};

/** A native select with an arrow in the style of the line icons. */
export function SelectField({ none, options, onChange, ...props }: Props) {
  return (
    <div className="relative min-w-0 text-text">
      <select
        className="field appearance-none truncate pr-7"
        onChange={(event) => onChange(event.target.value)}
        {...props}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 text-muted">
        <StaffIcon name="next" />
      </span>
    </div>
  );
}
