import { newsletterRadar } from '#contract/leads/newsletters.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { ErrorSummary, FailureBanner } from '#web/forms/form-messages.tsx';
import { LeadField } from '#web/forms/lead-fields.tsx';
import { LeadFormFrame } from '#web/forms/lead-form.tsx';
import { useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import { OutcomeFrame, panelTimes } from '#web/forms/outcome-frame.tsx';
import { PrivacyNotice } from '#web/forms/privacy-notice.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import type { RadarTexts } from './texts.de.ts';

export type RadarProps = {
  texts: RadarTexts;
  /** Page that holds the form; it names the source of the sign-up. */
  page: 'knowledge-center' | 'services';
};

/**
 * Sign-up for the AI radar on its own white panel, for light and dark ground. The form serves nothing else, so
 * that sending it is the consent; the sentence above the button says so and its version is kept.
 */
export function RadarSignUp({ texts, page }: RadarProps) {
  const form = useLeadForm({ lead: newsletterRadar, schema: newsletterRadar.input, page, ...panelTimes });
  const hidden = {
    pageSource: pageSources[page],
    buttonContext: 'KI-Radar',
    buttonText: texts.subscribe,
    consent: 'on',
    wordingVersion: texts.consent.version,
  };
  return (
    <OutcomeFrame form={form} page={page} texts={texts}>
      <LeadFormFrame
        form={form}
        texts={texts}
        hidden={hidden}
        label={texts.label}
        className="grid gap-5 sm:grid-cols-2"
      >
        {form.posted && (
          <FailureBanner title={texts.failureTitle} text={texts.failure} className="empty:absolute sm:col-span-2" />
        )}
        <ErrorSummary className="empty:absolute sm:col-span-2" />
        <LeadField name="firstName" required />
        <LeadField name="lastName" required />
        <LeadField name="email" required className="sm:col-span-2" />
        <p className="text-[0.95rem] leading-normal sm:col-span-2">{texts.consent.sentence}</p>
        <SubmitButton label={texts.subscribe} busyLabel={texts.subscribing} className="sm:col-span-2" />
        <div className="grid gap-2 sm:col-span-2">
          <p className="text-sm text-muted">{texts.common.requiredHint}</p>
          <PrivacyNotice text={texts.notice} />
        </div>
      </LeadFormFrame>
    </OutcomeFrame>
  );
}
