import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { useRootData } from '#web/root-data.ts';
import { ClosingStage } from '#web/ui/sections/closing-stage.tsx';
import type { Texts } from './texts.de.ts';

export function Closing({ texts }: { texts: Texts['closing'] }) {
  const { phone } = useRootData().company;
  return (
    <ClosingStage title={texts.title} lead={texts.lead}>
      <DialogButton button="home.closing">{texts.button}</DialogButton>
      <p className="flex min-h-12.5 flex-wrap items-center gap-x-2 text-mist">
        {texts.phone}
        <a
          href={`tel:${phone.tel}`}
          className="tabular inline-flex min-h-11 items-center font-semibold text-white underline"
        >
          {phone.display}
        </a>
      </p>
    </ClosingStage>
  );
}
