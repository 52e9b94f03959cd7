import type { ReactNode } from 'react';
import { formContexts } from '#contract/leads/fields.ts';
import { pageSources } from '#contract/leads/sources.ts';
import type { PublicWhitePaper } from '#contract/white-papers/public-list.ts';
import { ErrorSummary, FailureBanner, RequiredHint } from '#web/forms/form-messages.tsx';
import { LeadField } from '#web/forms/lead-fields.tsx';
import { LeadFormFrame } from '#web/forms/lead-form.tsx';
import type { LeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import { PrivacyNotice } from '#web/forms/privacy-notice.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import { PaperGone } from './paper-gone.tsx';
import type { WhitePaperTexts } from './texts.de.ts';

type Props = {
  form: LeadForm;
  texts: WhitePaperTexts;
  paper: PublicWhitePaper;
  /** Rendered next to the submit button. */
  cancel: ReactNode;
};

/** The form for the reader's contact details. */
export function WhitePaperFields({ form, texts, paper, cancel }: Props) {
  const hidden = {
    pageSource: pageSources['knowledge-center'],
    buttonContext: formContexts['white-paper'],
    buttonText: paper.number,
    whitePaperId: paper.id,
    whitePaperTitle: paper.title,
  };
  return (
    <LeadFormFrame
      form={form}
      texts={texts}
      hidden={hidden}
      label={texts.title}
      // Selecting another paper starts a new form, whatever was posted before.
      key={paper.id}
      className="grid scroll-mt-44 gap-5 sm:grid-cols-2"
    >
      <RequiredHint />
      <ErrorSummary />
      <div role="alert" className="empty:absolute sm:col-span-2">
        {form.errors.whitePaperId && <PaperGone texts={texts} />}
      </div>
      <FailureBanner first title={texts.error} text={texts.kept} />
      <LeadField name="firstName" required />
      <LeadField name="lastName" required />
      <LeadField name="email" required />
      <LeadField name="company" help={texts.companyHelp} />
      <FailureBanner title={texts.error} text={texts.kept} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <SubmitButton label={texts.request} busyLabel={texts.requesting} className="max-sm:grow" />
        {cancel}
      </div>
      <div className="sm:col-span-2">
        <PrivacyNotice text={texts.notice} newTab />
      </div>
    </LeadFormFrame>
  );
}
