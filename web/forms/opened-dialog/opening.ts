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
};
/** A dialog whose code and texts have arrived. */
export type ReadyDialog = ComponentType<{ opening: Opening; onClosed: () => void }>;
