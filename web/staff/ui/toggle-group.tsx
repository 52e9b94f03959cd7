import type { ReactNode } from 'react';

type Props<Value extends string | number> = {
  legend: string;
  options: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** The words of a choice. */
  children: (value: Value) => ReactNode;
};

/** Buttons of which one is pressed: lists, views, periods. */
export function ToggleGroup<Value extends string | number>({
  legend,
  options,
  chosen,
  onChoose,
  children,
}: Props<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
          className="flex min-h-11 items-center gap-2 rounded-control px-3 whitespace-nowrap text-muted hover:bg-sand hover:text-text aria-pressed:bg-cobalt-wash aria-pressed:font-semibold aria-pressed:text-cobalt-dark"
        >
          {children(option)}
        </button>
      ))}
    </fieldset>
  );
}
