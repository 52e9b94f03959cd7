import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SelectField } from './select-field.tsx';

/** Milliseconds without another key after which a choice made by keyboard is saved. */
const pause = 900;

type Props = ComponentProps<typeof SelectField> & {
  /** Never saves on a pause: for a select that changes a lot and disappears afterwards. */
  patient?: boolean;
};

/**
 * A select whose choice is saved immediately. Arrow keys pass over options that are not meant, so a choice made by
 * keyboard is saved only after a pause, on Enter, or when the field loses focus.
 */
export function SettledSelect({ value, onChange, patient = false, ...props }: Props) {
  const [passing, setPassing] = useState<string | null>(null);
  const byKeys = useRef(false);
  const settle = useEffectEvent(() => {
    setPassing(null);
    if (passing !== null && passing !== value) onChange(passing);
  });
  useEffect(() => {
    if (passing === null || patient) return;
    const timer = setTimeout(settle, pause);
    return () => clearTimeout(timer);
  }, [passing, patient]);
  // Unmounted in the middle of a choice.
  useEffect(() => (patient ? undefined : () => settle()), [patient]);
  return (
    <SelectField
      {...props}
      value={passing ?? value}
      onChange={(next) => (byKeys.current ? setPassing(next) : onChange(next))}
      onKeyDown={({ key }) => {
        byKeys.current = true;
        if (key === 'Enter') settle();
      }}
      onPointerDown={() => {
        byKeys.current = false;
      }}
      onBlur={() => {
        byKeys.current = false;
        settle();
      }}
    />
  );
}
