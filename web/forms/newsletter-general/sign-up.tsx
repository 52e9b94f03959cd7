import { newsletterFormInput, newsletterGeneral } from '#contract/leads/newsletters.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { ErrorSummary, FailureBanner, RequiredHint, SuccessNote } from '#web/forms/form-messages.tsx';
import { LeadFormFrame } from '#web/forms/lead-form.tsx';
import { useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import type { FieldErrors } from '#web/forms/life-cycle/validate.ts';
import { PrivacyNotice } from '#web/forms/privacy-notice.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { SignUpFields } from './sign-up-fields.tsx';
import type { NewsletterTexts } from './texts.de.ts';

/** Minimum duration of the pending state in milliseconds (spec section 9). */
const minimumPending = 1000;

export type SignUpProps = { texts: NewsletterTexts };

/** The home page's newsletter sign-up, on its own white panel. */
export function SignUp({ texts }: SignUpProps) {
  const form = useLeadForm({
    lead: newsletterGeneral,
    schema: newsletterFormInput,
    page: 'home',
    minimumPending,
    onInvalid: (errors) => tellWhatIsMissing(errors, texts),
    onSuccess: () => showToast({ title: texts.successTitle, description: texts.success }),
    onFailure: () => showToast({ title: texts.failureTitle, description: texts.failure, tone: 'destructive' }),
  });
  const hidden = {
    pageSource: pageSources.home,
    buttonContext: 'Newsletter',
    buttonText: texts.subscribe,
    wordingVersion: texts.consent.version,
  };
  const sent = form.status === 'success';
  return (
    <LeadFormFrame
      form={form}
      texts={texts}
      hidden={hidden}
      label={texts.label}
      className="grid grid-cols-1 gap-5 sheet p-5 text-text sm:grid-cols-2 sm:p-8"
    >
      <SuccessNote show={sent && form.sentByPost} title={texts.successTitle}>
        {texts.success}
      </SuccessNote>
      <RequiredHint />
      <ErrorSummary announcedElsewhere />
      <FailureBanner first title={texts.failureTitle} text={texts.failure} />
      <SignUpFields consent={texts.consent} />
      <FailureBanner title={texts.failureTitle} text={texts.failure} />
      <SuccessNote show={sent && !form.sentByPost} title={texts.successTitle}>
        {texts.success}
      </SuccessNote>
      <SubmitButton label={texts.subscribe} busyLabel={texts.subscribing} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <PrivacyNotice text={texts.notice} />
      </div>
    </LeadFormFrame>
  );
}

/**
 * Missing fields take precedence over the consent (spec section 5); an invalid address is only reported at its field.
 */
function tellWhatIsMissing(errors: FieldErrors, texts: NewsletterTexts): void {
  const missing = ['firstName', 'lastName', 'email'].some((field) => errors[field]?.endsWith('.required'));
  if (missing) showToast({ title: texts.missingTitle, description: texts.missing, tone: 'destructive' });
  else if (errors.consent) {
    showToast({ title: texts.consentTitle, description: texts.consentMissing, tone: 'destructive' });
  }
}
