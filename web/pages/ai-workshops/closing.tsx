import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { ClosingStage } from '#web/ui/sections/closing-stage.tsx';
import type { Texts } from './texts.de.ts';

export function Closing({ texts }: { texts: Texts['closing'] }) {
  return (
    <ClosingStage title={texts.title} lead={texts.lead}>
      <DialogButton button="ai-workshops.closing">{texts.button}</DialogButton>
    </ClosingStage>
  );
}
