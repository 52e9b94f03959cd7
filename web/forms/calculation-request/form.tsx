import { useLayoutEffect, useRef, useState } from 'react';
import { calculationParameter } from '#contract/calculation/parameters.ts';
import { formContexts } from '#contract/leads/buttons.ts';
import { calculationRequest } from '#contract/leads/calculation-request.ts';
import { pageSources } from '#contract/leads/sources.ts';
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
  /** The page whose HTML holds it. */
  page: PageId;
  /** What the sheet now holds, as the address carries it. */
  calculation: string;
};

/** Where to send the sheet as a PDF; nothing of it leaves the browser before. */
export function CalculationRequest({ texts, page, calculation }: Props) {
  const { apiUrl } = useVisit();
  const [download, setDownload] = useState('');
  const form = useLeadForm({
    lead: calculationRequest,
    schema: calculationRequest.input,
    page,
    onSuccess: ({ downloadUrl }) => setDownload(typeof downloadUrl === 'string' ? apiUrl + downloadUrl : ''),
  });
  const hidden = {
    [calculationParameter]: calculation,
    pageSource: pageSources.calculator,
    buttonContext: formContexts['calculation-request'],
    buttonText: texts.send,
  };
  const details = useRef<HTMLDetailsElement>(null);
  const [begun] = useState(begunBefore);
  useLayoutEffect(() => {
    if (begun.focus) details.current?.querySelector<HTMLElement>(begun.focus)?.focus({ preventScroll: true });
  }, [begun]);
  const open = begun.open || form.status !== 'idle' || Object.keys(form.errors).length > 0;
  return (
    <details className="calc-request" ref={details} open={open || undefined}>
      <summary>{texts.title}</summary>
      <p>{texts.text}</p>
      <LeadFormFrame form={form} texts={texts} hidden={hidden} label={texts.label}>
        <RequiredHint />
        <ErrorSummary />
        <LeadField name="firstName" required />
        <LeadField name="lastName" required />
        <LeadField name="email" required />
        <FailureBanner title={texts.failureTitle} text={texts.failure} />
        <SuccessNote show={form.status === 'success'} title={texts.successTitle}>
          {texts.success}{' '}
          {download && (
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

/**
 * Whether the visitor has opened the server's HTML of this form, whose place it takes when the code comes, and where
 * in it they are: it closed under the hands of whoever had begun to type.
 */
function begunBefore(): { open: boolean; focus: string } {
  if (import.meta.env.SSR) return { open: false, focus: '' };
  const html = document.querySelector<HTMLDetailsElement>('.calc-request');
  const { activeElement: active } = document;
  if (!html?.contains(active)) return { open: html?.open === true, focus: '' };
  return { open: html.open, focus: active instanceof HTMLInputElement ? `[name="${active.name}"]` : 'summary' };
}
