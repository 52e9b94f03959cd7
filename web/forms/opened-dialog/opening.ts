import type { ComponentType } from 'react';
import type { ButtonId } from '#contract/leads/buttons.ts';
import type { TakenCalculation } from './taken-calculation.ts';

/** A dialog about to be shown: which button asked for it, with which words, and where the focus returns to. */
export type Opening = {
  button: ButtonId;
  buttonText: string;
  pageSource: string;
  opener: HTMLElement;
  /** A calculation that the visitor takes along. */
  calculation?: TakenCalculation | undefined;
  /** A free start that was chosen already (ISO 8601). */
  start?: string;
  /** A form in which the visitor has typed before: what fits goes along. */
  draft?: string | undefined;
};

/** The next free times, which open the booking; given to dialogs by their host, since they open a dialog in turn. */
export type NextSlotProps = {
  /** What leads to the calendar until the times are here; nothing where it is left out. */
  meanwhile?: string | undefined;
  /** Small, beside something else. */
  compact?: boolean;
  /** What is said above them. */
  words?: 'next' | 'instead' | 'quicker';
  /** The form beside them, whose entries go along. */
  draft?: string | undefined;
  /** Told whether there are any, before they are drawn. */
  onFound?: (found: boolean) => void;
};

/** A dialog whose code and texts have arrived. */
export type ReadyDialog = ComponentType<{
  opening: Opening;
  onClosed: () => void;
  NextSlot: ComponentType<NextSlotProps>;
}>;
