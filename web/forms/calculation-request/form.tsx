import { useEffect, useRef, useState } from 'react';
import { calculationParameter } from '#contract/calculation/parameters.ts';
import { calculationRequest } from '#contract/leads/calculation-request.ts';
import { formContexts } from '#contract/leads/fields.ts';
import { sourceOfPage } from '#contract/leads/sources.ts';
import type { PageId } from '#contract/site/pages.ts';
import { ErrorSummary, FailureBanner, RequiredHint, SuccessNote } from '#web/forms/form-messages.tsx';
import { LeadField } from '#web/forms/lead-fields.tsx';
import { LeadFormFrame } from '#web/forms/lead-form.tsx';
import { useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import { PrivacyNotice } from '#web/forms/privacy-notice.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import { useVisit } from '#web/visit.ts';
import type { CalculationRequestTexts } from './texts.de.ts';

type Props = {
  texts: CalculationRequestTexts;
  /** The page whose HTML contains the form. */
  page: PageId;
  /** The sheet's current values, in the format of the URL fragment. */
  calculation: string;
};

/** Requests the calculation as a PDF; its values leave the browser only when this is submitted. */
export function CalculationRequest({ texts, page, calculation }: Props) {
  const { apiUrl } = useVisit();
  const [download, setDownload] = useState('');
  /** The values that `download` contains. */
  const [sent, setSent] = useState('');
  const form = useLeadForm({
    lead: calculationRequest,
    schema: calculationRequest.input,
    page,
    onSuccess: ({ downloadUrl }) => setDownload(typeof downloadUrl === 'string' ? apiUrl + downloadUrl : ''),
  });
  const hidden = {
    [calculationParameter]: calculation,
    pageSource: sourceOfPage(page),
    buttonContext: formContexts['calculation-request'],
    buttonText: texts.send,
  };
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (download) box.current?.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
  }, [download]);
  const outcome = Object.keys(form.errors).length > 0 ? 'errors' : form.status;
  const [last, setLast] = useState(outcome);
  const [open, setOpen] = useState(outcome !== 'idle');
  if (outcome !== last) {
    setLast(outcome);
    // Editing ends an outcome, but only the visitor closes the form.
    if (outcome !== 'idle') setOpen(true);
    if (outcome === 'submitting') setSent(calculation);
  }
  return (
    <details
      ref={box}
      className="calc-request"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{texts.title}</summary>
      <p>{texts.text}</p>
      <LeadFormFrame form={form} texts={texts} hidden={hidden} label={texts.label}>
        <RequiredHint />
        <ErrorSummary />
        <FailureBanner first title={texts.failureTitle} text={texts.failure} />
        <LeadField name="firstName" required />
        <LeadField name="lastName" required />
        <LeadField name="email" required />
        <FailureBanner title={texts.failureTitle} text={texts.failure} />
        <SuccessNote show={form.status === 'success'} title={texts.successTitle}>
          {texts.success}{' '}
          {download && calculation === sent && (
            <a href={download} target="_blank" rel="noopener" className="font-semibold underline">
              {texts.download}
            </a>
          )}
        </SuccessNote>
        <SubmitButton label={texts.send} busyLabel={texts.sending} className="sm:col-span-2 sm:justify-self-start" />
        <div className="sm:col-span-2">
          <PrivacyNotice text={texts.notice} />
        </div>
      </LeadFormFrame>
    </details>
  );
}
