import type { ReactNode } from 'react';

type Props<Value extends string | number> = {
  legend: string;
  /** By which the keyboard finds the pressed choice again where the whole group is made anew. */
  id?: string;
  options: readonly Value[];
  /** The pressed one, if any is. */
  chosen: Value | null;
  onChoose: (value: Value) => void;
  disabled?: (value: Value) => boolean;
  /** The words of a choice. */
  children: (value: Value) => ReactNode;
};

/** The one control of segments: lists, views, periods. Where it is longer than the page, it scrolls by itself. */
export function ToggleGroup<Value extends string | number>(props: Props<Value>) {
  const { legend, id, options, chosen, onChoose, disabled, children } = props;
  return (
    <fieldset className="segments">
      <legend className="sr-only">{legend}</legend>
      <div>
        {options.map((option) => (
          <button
            key={option}
            id={id && `${id}-${option}`}
            type="button"
            aria-pressed={option === chosen}
            disabled={disabled?.(option)}
            onClick={() => onChoose(option)}
            // Browsers leave a button where it is that is in sight by a part.
            onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          >
            {children(option)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type CountProps = { urgent?: boolean; children: string | undefined };

/** How many are in a segment; what is late in red. */
export const SegmentCount = ({ urgent = false, children }: CountProps) => (
  <span data-urgent={urgent || undefined} className="tabular">
    {children}
  </span>
);
