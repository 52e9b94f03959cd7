import type { ReactNode } from 'react';

type Props<Value extends string | number> = {
  legend: string;
  /** Prefix for the buttons' ids, so that focus can be restored when the group is mounted again. */
  id?: string;
  options: readonly Value[];
  /** The pressed option, if any. */
  chosen: Value | null;
  onChoose: (value: Value) => void;
  disabled?: (value: Value) => boolean;
  /** Renders an option's label. */
  children: (value: Value) => ReactNode;
};

/** The staff area's segmented control for lists, views and periods. It scrolls if it is wider than the page. */
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
            // Browsers do not scroll to a focused button that is partly visible.
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

/** The count in a segment; urgent ones are red. */
export const SegmentCount = ({ urgent = false, children }: CountProps) => (
  <span data-urgent={urgent || undefined} className="tabular">
    {children}
  </span>
);
