import { investmentFocus, investmentStage, investor, investorFormInput } from '#contract/leads/investor.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { ErrorSummary, FailureBanner } from '#web/forms/form-messages.tsx';
import { LeadField } from '#web/forms/lead-fields.tsx';
import { LeadFormFrame } from '#web/forms/lead-form.tsx';
import { useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import { OutcomeFrame, panelTimes } from '#web/forms/outcome-frame.tsx';
import { PrivacyNotice } from '#web/forms/privacy-notice.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import type { InvestorTexts } from './texts.de.ts';

/** Inquiry of an investor; focus and stage are fixed (spec section 7). */
export function InvestorForm({ texts }: { texts: InvestorTexts }) {
  const form = useLeadForm({ lead: investor, schema: investorFormInput, page: 'spin-offs', ...panelTimes });
  const hidden = {
    investmentFocus,
    investmentStage,
    pageSource: pageSources['spin-offs'],
    buttonContext: 'Investorenanfrage',
    buttonText: texts.send,
  };
  return (
    <OutcomeFrame form={form} page="spin-offs" texts={texts}>
      <LeadFormFrame
        form={form}
        texts={texts}
        hidden={hidden}
        label={texts.label}
        className="grid gap-5 sm:grid-cols-2"
      >
        <ErrorSummary className="empty:absolute sm:col-span-2" />
        <LeadField name="firstName" required />
        <LeadField name="lastName" required />
        <LeadField name="email" required className="sm:col-span-2" />
        <LeadField name="company" required />
        <LeadField name="phone" required />
        {form.posted && (
          <FailureBanner title={texts.failureTitle} text={texts.failure} className="empty:absolute sm:col-span-2" />
        )}
        <SubmitButton label={texts.send} busyLabel={texts.sending} className="sm:col-span-2" />
        <div className="grid gap-2 sm:col-span-2">
          <p className="text-sm text-muted">{texts.common.requiredHint}</p>
          <PrivacyNotice text={texts.notice} />
        </div>
      </LeadFormFrame>
    </OutcomeFrame>
  );
}
