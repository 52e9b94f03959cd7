import type { ReactNode } from 'react';
import { texts } from '#web/staff/texts.ts';
import { Icon } from '#web/staff/ui/icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAroundLead } from './around-lead.ts';

type Props = { title: string; subtitle?: ReactNode; action?: ReactNode; notice?: ReactNode; children: ReactNode };

/** What every open lead has around it: its name, the way to its neighbours, and out. */
export function LeadFrame({ title, subtitle, action, notice, children }: Props) {
  const { id, onClose, onPrevious, onNext } = useAroundLead();
  return (
    <div className="flex h-full flex-col">
      <header className="border-b border-line py-3 pr-3 pl-6">
        <div className="flex items-start gap-1">
          <h2 id="lead-name" className="min-w-0 flex-1 py-2 text-[1.35rem] leading-tight wrap-anywhere">
            <bdi className="line-clamp-3">{title}</bdi>
          </h2>
          <Step name="previous" label="Vorheriger Kontakt" onStep={onPrevious} />
          <Step name="next" label="Nächster Kontakt" onStep={onNext} />
        </div>
        <div className="flex min-h-6 flex-wrap gap-x-3 text-muted">{subtitle}</div>
      </header>
      {/* The next lead begins at its top; the buttons around it keep the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long messages scroll with the keyboard */}
      <div key={id} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5">
        {children}
      </div>
      {notice}
      <footer className="flex flex-wrap gap-2 border-t border-line px-6 py-3">
        {action}
        <Button look="line" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </footer>
    </div>
  );
}

type StepProps = { name: 'previous' | 'next'; label: string; onStep: (() => void) | null };

function Step({ name, label, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="inline-grid size-11 place-items-center rounded-control text-muted hover:bg-sand disabled:opacity-35"
      disabled={!onStep}
      onClick={onStep ?? undefined}
      aria-label={label}
    >
      <Icon name={name} />
    </button>
  );
}
