import type { ComponentType } from 'react';
import type { ButtonId } from '#contract/leads/buttons.ts';
import type { AttachedCalculation } from './attached-calculation.ts';

/** A dialog to be opened: the button and its label, and where the focus returns on closing. */
export type Opening = {
  button: ButtonId;
  buttonText: string;
  pageSource: string;
  opener: HTMLElement;
  /** A calculation that the visitor attaches. */
  calculation?: AttachedCalculation | undefined;
  /** A preselected free start (ISO 8601). */
  start?: string;
  /** Name of the form the visitor was filling in: matching fields are copied. */
  draft?: string | undefined;
};

/** The next free times, each of which opens the booking. Passed to dialogs by their host, to avoid an import cycle. */
export type NextSlotProps = {
  /** Text of the link to the calendar that is shown until the times have loaded; no link if omitted. */
  meanwhile?: string | undefined;
  /** Small version, for use next to something else. */
  compact?: boolean;
  /** Which heading to show above the times. */
  words?: 'next' | 'instead' | 'quicker';
  /** Name of the form next to them, whose input is passed on. */
  draft?: string | undefined;
  /** Called before rendering with whether there are any free times. */
  onFound?: (found: boolean) => void;
};

/** A dialog whose code and texts are loaded. */
export type ReadyDialog = ComponentType<{
  opening: Opening;
  onClosed: () => void;
  NextSlot: ComponentType<NextSlotProps>;
}>;
