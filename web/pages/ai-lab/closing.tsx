import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { SiteLink } from '#web/language/site-link.tsx';
import { useRootData } from '#web/root-data.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { ClosingStage } from '#web/ui/sections/closing-stage.tsx';
import type { Texts } from './texts.de.ts';

/** Three ways on: write, call, or take the smaller offer. */
export function Closing({ texts }: { texts: Texts['closing'] }) {
  const { phone } = useRootData().company;
  const lead = (
    <>
      {texts.lead}{' '}
      <SiteLink
        page="ai-mvp"
        className="group inline-flex min-h-11 items-center gap-2 font-semibold text-white underline"
      >
        {texts.mvp} <Arrow />
      </SiteLink>
    </>
  );
  return (
    <ClosingStage title={texts.title} lead={lead}>
      <DialogButton button="ai-lab.closing">{texts.button}</DialogButton>
      <a href={`tel:${phone.tel}`} className={buttonClass({ look: 'quiet' }, 'tabular')}>
        {texts.call} {phone.display}
      </a>
    </ClosingStage>
  );
}
