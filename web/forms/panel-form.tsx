import type { ComponentProps } from 'react';
import type { PageId } from '#contract/site/pages.ts';
import { ErrorSummary, FailureBanner, RequiredHint, SuccessNote } from './form-messages.tsx';
import { LeadFormFrame } from './lead-form.tsx';
import { OutcomeFrame, type OutcomeTexts } from './outcome-frame.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { FormTexts } from './texts/form-texts.ts';

type Props = Omit<ComponentProps<typeof LeadFormFrame>, 'texts' | 'label' | 'className'> & {
  page: PageId;
  texts: FormTexts & OutcomeTexts & { label: string; notice: string };
  /** Label of the submit button, idle and while sending. */
  send: string;
  sending: string;
};

/** A form on a white panel that is replaced by its outcome. Forms provide their own fields. */
export function PanelForm({ form, page, texts, hidden, send, sending, children }: Props) {
  return (
    <OutcomeFrame form={form} page={page} texts={texts}>
      {(covered) => (
        <LeadFormFrame form={form} texts={texts} hidden={hidden} label={texts.label}>
          <RequiredHint />
          <ErrorSummary />
          <FailureBanner first title={texts.failureTitle} text={texts.failure} />
          {children}
          {!covered && <FailureBanner title={texts.failureTitle} text={texts.failure} />}
          <SuccessNote show={!covered && form.status === 'success'} title={texts.successTitle}>
            {texts.success}
          </SuccessNote>
          <SubmitButton label={send} busyLabel={sending} className="sm:col-span-2" />
          <div className="sm:col-span-2">
            <PrivacyNotice text={texts.notice} />
          </div>
        </LeadFormFrame>
      )}
    </OutcomeFrame>
  );
}
