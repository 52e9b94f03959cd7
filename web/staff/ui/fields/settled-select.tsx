import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SelectField } from './select-field.tsx';

/** Milliseconds without another key after which a choice by keys is meant. */
const pause = 900;

type Props = ComponentProps<typeof SelectField> & {
  /** Keys may rest for as long as they like: for what changes much, and goes away with it. */
  patient?: boolean;
};

/**
 * A select whose choice is saved at once: arrow keys pass over the options between, of which none is meant. What was
 * chosen by keys counts once they rest, with Enter, or when the field is left.
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
  // Closed in the middle of a choice.
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
