import { useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import {
  organisationRequest,
  privateEquityRequest,
  type RequestPaper,
  requestContexts,
} from '#contract/leads/paper-requests.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { requestPaperTitles } from '#contract/white-papers/request-papers.ts';
import { ErrorSummary, FailureBanner, Tick } from '#web/forms/form-messages.tsx';
import { LeadField } from '#web/forms/lead-fields.tsx';
import { LeadFormFrame } from '#web/forms/lead-form.tsx';
import { useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import { PrivacyNotice } from '#web/forms/privacy-notice.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import type { RequestTexts } from '#web/forms/texts/form-texts.ts';
import { type PaperCard, PaperChoice } from './paper-choice.tsx';

type RequestLead = {
  kind: keyof typeof requestContexts & LeadKind;
  path: string;
  papers: readonly RequestPaper[];
  input: GenericSchema;
};

const leads = { 'organisation-request': organisationRequest, 'private-equity-request': privateEquityRequest };

export type RequestKind = keyof typeof leads;

type Props = {
  kind: RequestKind;
  texts: RequestTexts;
  /** Contents of the cards, in the order of the papers. */
  cards: readonly Omit<PaperCard, 'id' | 'title'>[];
};

/** Selection of papers and contact details (spec sections 4 and 5); the confirmation replaces the form. */
export function PaperRequest({ kind, texts, cards }: Props) {
  const lead: RequestLead = leads[kind];
  const form = useLeadForm({ lead, schema: lead.input, page: lead.kind });
  /** Null until scripts run: the server renders the button enabled for visitors without scripts. */
  const [count, setCount] = useState<number | null>(null);
  if (form.status === 'success') return <Sent id={form.name} texts={texts} takesFocus={!form.sentByPost} />;
  const papers = lead.papers.map((id, index) => ({
    id,
    title: requestPaperTitles[id][form.language],
    text: cards[index]?.text ?? '',
    facts: cards[index]?.facts ?? [],
  }));
  const empty = count === 0;
  const hintId = `${form.name}-hint`;
  const hidden = {
    pageSource: pageSources[lead.kind],
    buttonContext: requestContexts[lead.kind],
    buttonText: texts.send,
  };
  return (
    <LeadFormFrame form={form} texts={texts} hidden={hidden} label={texts.label} className="scroll-mt-28">
      <ErrorSummary className="mb-4 empty:hidden" />
      {form.posted?.problem && (
        <div className="mb-4">
          <FailureBanner first title={texts.failure} text={texts.kept} />
        </div>
      )}
      <PaperChoice
        legend={texts.legend}
        papers={papers}
        chosen={texts.chosen}
        missing={texts.errors['selectedWhitepapers.required'] ?? ''}
        onCount={setCount}
      />
      <div className="mt-10 grid gap-x-16 gap-y-6 sheet p-5 sm:p-8 lg:grid-cols-[4fr_7fr]">
        <div>
          <h3 className="text-item">{texts.person}</h3>
          <p className="mt-3 text-sm text-muted">{texts.common.requiredHint}</p>
        </div>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <LeadField name="firstName" required />
          <LeadField name="lastName" required />
          <LeadField name="email" required />
          <LeadField name="phone" help={texts.phoneHelp} />
          <FailureBanner title={texts.failure} text={texts.kept} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:col-span-2">
            <SubmitButton
              label={texts.send}
              busyLabel={texts.sending}
              disabled={empty}
              {...(empty && { describedBy: hintId })}
            />
            {empty && (
              <p id={hintId} className="text-[0.95rem]">
                {texts.choose}
              </p>
            )}
          </div>
          <div className="sm:col-span-2">
            <PrivacyNotice text={texts.notice} />
          </div>
        </div>
      </div>
    </LeadFormFrame>
  );
}

function Sent({ id, texts, takesFocus }: { id: string; texts: RequestTexts; takesFocus: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={panel}
      id={id}
      tabIndex={-1}
      role="status"
      aria-label={texts.successTitle}
      aria-describedby={`${id}-next`}
      className="flex scroll-mt-28 gap-6 rounded-panel bg-success-wash p-6 focus:outline-none max-sm:flex-col sm:p-10"
    >
      <Tick size={52} />
      <div>
        <h3 className="text-item text-success">{texts.successTitle}</h3>
        <p id={`${id}-next`} className="mt-2 max-w-[37.2em] text-lead">
          {texts.success}
        </p>
      </div>
    </div>
  );
}
