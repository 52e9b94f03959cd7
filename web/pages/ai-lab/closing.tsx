import { DialogButton } from '../../forms/dialog-button.tsx';
import { SiteLink } from '../../language/site-link.tsx';
import { useRootData } from '../../root-data.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ClosingStage } from '../../ui/closing-stage.tsx';
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
