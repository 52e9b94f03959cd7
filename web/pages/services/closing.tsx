import { DialogButton } from '../../forms/dialog-button.tsx';
import { ClosingStage } from '../../ui/closing-stage.tsx';
import type { Texts } from './texts.de.ts';

export function Closing({ texts }: { texts: Texts['closing'] }) {
  return (
    <ClosingStage title={texts.title} lead={texts.lead}>
      <DialogButton button="services.closing">{texts.button}</DialogButton>
    </ClosingStage>
  );
}
