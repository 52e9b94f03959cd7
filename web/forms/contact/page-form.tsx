import type { ReactNode } from 'react';
import { buttons } from '#contract/leads/buttons.ts';
import { contact, contactPageInput } from '#contract/leads/contact.ts';
import { formContexts } from '#contract/leads/fields.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { AttachedCalculationField } from '#web/forms/attached-calculation-field.tsx';
import { ErrorSummary, FailureBanner, failureWords, RequiredHint, SuccessNote } from '#web/forms/form-messages.tsx';
import { LeadField, MessageField } from '#web/forms/lead-fields.tsx';
import { LeadFormFrame } from '#web/forms/lead-form.tsx';
import { senderDraft } from '#web/forms/life-cycle/drafts.ts';
import { useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import type { AttachedCalculation } from '#web/forms/opened-dialog/attached-calculation.ts';
import type { FollowedButton } from '#web/forms/opened-dialog/followed-button.ts';
import { PrivacyNotice } from '#web/forms/privacy-notice.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { ContactTexts } from './texts.de.ts';

/** Minimum duration of the pending state in milliseconds (spec section 9). */
const minimumPending = 1500;

type Props = {
  texts: ContactTexts;
  label: string;
  /** Button that led here instead of opening the modal. */
  button: FollowedButton | null;
  /** The prefilled message of that button, or empty. */
  defaultText: string;
  /** The calculation that the button's link carried. */
  calculation: AttachedCalculation | null;
  /** Shown after sending: what is faster than waiting for a reply. `sender`: the draft with the sender's name. */
  after: (sender: string) => ReactNode;
};

/** The contact page's form: all fields of a message; errors are shown at the fields and as a toast. */
export function ContactPageForm({ texts, label, button, defaultText, calculation, after }: Props) {
  const { page } = texts;
  const form = useLeadForm({
    lead: contact,
    schema: contactPageInput,
    page: 'contact',
    minimumPending,
    keepsSender: true,
    onInvalid: (errors) => {
      if (Object.values(errors).some((code) => code.endsWith('.required'))) {
        showToast({ title: page.missingTitle, description: page.missing, tone: 'destructive' });
      }
    },
    onSuccess: () => showToast({ title: page.successTitle, description: page.success }),
    onFailure: (failure) => {
      const words = failureWords(texts.common, failure, { title: page.failureTitle, text: page.failure });
      showToast({ title: words.title, description: words.text, tone: 'destructive' });
    },
  });
  const sent = form.status === 'success';
  return (
    <LeadFormFrame form={form} texts={texts} hidden={originOf(button, texts.send)} label={label}>
      <SuccessNote show={sent && form.sentByPost} title={page.successTitle}>
        {page.success}
      </SuccessNote>
      <RequiredHint />
      <ErrorSummary announcedElsewhere />
      <FailureBanner first title={page.failureTitle} text={page.failure} />
      <LeadField name="firstName" required />
      <LeadField name="lastName" required />
      <LeadField name="email" required />
      <LeadField name="phone" />
      <LeadField name="company" className="sm:col-span-2" />
      <LeadField name="subject" defaultText={topicOf(button)} className="sm:col-span-2" />
      <MessageField required defaultText={defaultText} className="sm:col-span-2" />
      <AttachedCalculationField calculation={calculation} className="sm:col-span-2" />
      <FailureBanner title={page.failureTitle} text={page.failure} />
      <SuccessNote show={sent && !form.sentByPost} title={page.successTitle}>
        {page.success}
      </SuccessNote>
      {sent && <div className="sm:col-span-2">{after(senderDraft)}</div>}
      <SubmitButton label={texts.send} busyLabel={page.sending} className="sm:col-span-2 sm:justify-self-start" />
      <div className="sm:col-span-2">
        <PrivacyNotice text={texts.notice} />
      </div>
    </LeadFormFrame>
  );
}

/** The topic, which the button's dialog sends as a hidden field. */
function topicOf(button: FollowedButton | null): string | undefined {
  const { topic }: { topic?: string } = button ? buttons[button.from] : {};
  return topic;
}

function originOf(button: FollowedButton | null, send: string) {
  if (!button) return { pageSource: pageSources.contact, buttonContext: formContexts.contact, buttonText: send };
  const { from, pageSource, buttonText } = button;
  return { pageSource, buttonContext: buttons[from].buttonContext, buttonText: buttonText || send };
}
