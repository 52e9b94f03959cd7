import type { ReactNode } from 'react';
import { texts } from '#web/staff/texts.ts';
import { PanelContent } from '#web/staff/ui/dialogs/panel-content.tsx';
import { LineIcon } from '#web/staff/ui/line-icon.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { useAroundLead } from './around-lead.ts';

type Props = { title: string; subtitle?: ReactNode; action?: ReactNode; notice?: ReactNode; children: ReactNode };

/** What every open lead has around it: its name, the way to its neighbours, and out. */
export function LeadFrame({ action, ...content }: Props) {
  const { id, onClose, onPrevious, onNext } = useAroundLead();
  return (
    <PanelContent
      titleId="lead-name"
      of={id}
      steps={
        <>
          <Step name="previous" label="Vorheriger Kontakt" onStep={onPrevious} />
          <Step name="next" label="Nächster Kontakt" onStep={onNext} />
        </>
      }
      buttons={
        <>
          {action}
          <StaffButton look="line" className="ml-auto" onClick={onClose}>
            {texts.close}
          </StaffButton>
        </>
      }
      {...content}
    />
  );
}

type StepProps = { name: 'previous' | 'next'; label: string; onStep: (() => void) | null };

/** At the list's end it keeps the keyboard, which would be nowhere otherwise. */
function Step({ name, label, onStep }: StepProps) {
  return (
    <StaffButton
      look="icon"
      aria-disabled={!onStep || undefined}
      onClick={onStep ?? undefined}
      aria-label={label}
      title={label}
    >
      <LineIcon name={name} />
    </StaffButton>
  );
}
