import type { ReactNode } from 'react';
import { texts } from '#web/staff/texts.ts';
import { PanelContent } from '#web/staff/ui/dialogs/panel-content.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { useLeadListContext } from './lead-list-context.ts';

type Props = { title: string; subtitle?: ReactNode; action?: ReactNode; notice?: ReactNode; children: ReactNode };

/** The frame of every open lead: its name, buttons for its neighbours and for closing. */
export function LeadFrame({ action, ...content }: Props) {
  const { id, onClose, onPrevious, onNext } = useLeadListContext();
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

/** `aria-disabled` instead of `disabled`: at the end of the list the button must not lose focus. */
function Step({ name, label, onStep }: StepProps) {
  return (
    <StaffButton
      look="icon"
      aria-disabled={!onStep || undefined}
      onClick={onStep ?? undefined}
      aria-label={label}
      title={label}
    >
      <StaffIcon name={name} />
    </StaffButton>
  );
}
