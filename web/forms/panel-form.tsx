import type { ComponentProps } from 'react';
import type { PageId } from '#contract/site/pages.ts';
import { ErrorSummary, FailureBanner } from './form-messages.tsx';
import { LeadFormFrame } from './lead-form.tsx';
import { OutcomeFrame, type OutcomeTexts } from './outcome-frame.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { FormTexts } from './texts/form-texts.ts';

type Props = Omit<ComponentProps<typeof LeadFormFrame>, 'texts' | 'label' | 'className'> & {
  page: PageId;
  texts: FormTexts & OutcomeTexts & { label: string; notice: string };
  /** Words of the button that sends, and while it does. */
  send: string;
  sending: string;
};

/** A form on a white panel, in whose place its outcome stands. Forms bring their own fields. */
export function PanelForm({ form, page, texts, hidden, send, sending, children }: Props) {
  return (
    <OutcomeFrame form={form} page={page} texts={texts}>
      <LeadFormFrame form={form} texts={texts} hidden={hidden} label={texts.label}>
        <ErrorSummary />
        {children}
        {form.posted && <FailureBanner title={texts.failureTitle} text={texts.failure} />}
        <SubmitButton label={send} busyLabel={sending} className="sm:col-span-2" />
        <div className="grid gap-2 sm:col-span-2">
          <p className="text-sm text-muted">{texts.common.requiredHint}</p>
          <PrivacyNotice text={texts.notice} />
        </div>
      </LeadFormFrame>
    </OutcomeFrame>
  );
}
