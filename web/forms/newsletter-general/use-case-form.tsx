import { generalInterests, newsletterFormInput, newsletterGeneral } from '#contract/leads/newsletters.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { ErrorSummary, FailureBanner } from '#web/forms/form-messages.tsx';
import { LeadFormFrame } from '#web/forms/lead-form.tsx';
import { useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import { OutcomeFrame, panelTimes } from '#web/forms/outcome-frame.tsx';
import { PrivacyNotice } from '#web/forms/privacy-notice.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import type { UseCaseNewsletterTexts } from './use-case-texts.de.ts';

const extra = { interests: generalInterests };

/** The newsletter's sign-up on the case studies page, with its interests fixed (spec section 7). */
export function UseCaseNewsletterForm({ texts }: { texts: UseCaseNewsletterTexts }) {
  const form = useLeadForm({
    lead: newsletterGeneral,
    schema: newsletterFormInput,
    page: 'use-cases',
    ...panelTimes,
    extra,
  });
  const hidden = {
    pageSource: pageSources['use-cases'],
    buttonContext: 'Newsletter',
    buttonText: texts.subscribe,
    wordingVersion: texts.consent.version,
  };
  return (
    <OutcomeFrame form={form} page="use-cases" texts={texts}>
      <LeadFormFrame
        form={form}
        texts={texts}
        hidden={hidden}
        label={texts.label}
        className="grid gap-5 sm:grid-cols-2"
      >
        {/* A post without JavaScript sends the same list. */}
        {generalInterests.map((interest) => (
          <input key={interest} type="hidden" name="interests" value={interest} />
        ))}
        <ErrorSummary className="empty:absolute sm:col-span-2" />
        <SignUpFields consent={texts.consent} />
        {form.posted && (
          <FailureBanner title={texts.failureTitle} text={texts.failure} className="empty:absolute sm:col-span-2" />
        )}
        <SubmitButton label={texts.subscribe} busyLabel={texts.subscribing} className="sm:col-span-2" />
        <div className="grid gap-2 sm:col-span-2">
          <p className="text-sm text-muted">{texts.common.requiredHint}</p>
          <PrivacyNotice text={texts.notice} />
        </div>
      </LeadFormFrame>
    </OutcomeFrame>
  );
}
