import { formContexts } from '#contract/leads/fields.ts';
import { investmentFocus, investmentStage, investor, investorFormInput } from '#contract/leads/investor.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { LeadField } from '#web/forms/lead-fields.tsx';
import { useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import { panelTimes } from '#web/forms/outcome-frame.tsx';
import { PanelForm } from '#web/forms/panel-form.tsx';
import type { InvestorTexts } from './texts.de.ts';

/** Investor inquiry; focus and stage are fixed (spec section 7). */
export function InvestorForm({ texts }: { texts: InvestorTexts }) {
  const form = useLeadForm({ lead: investor, schema: investorFormInput, page: 'spin-offs', ...panelTimes });
  const hidden = {
    investmentFocus,
    investmentStage,
    pageSource: pageSources['spin-offs'],
    buttonContext: formContexts.investor,
    buttonText: texts.send,
  };
  return (
    <PanelForm form={form} page="spin-offs" texts={texts} hidden={hidden} send={texts.send} sending={texts.sending}>
      <LeadField name="firstName" required />
      <LeadField name="lastName" required />
      <LeadField name="email" required className="sm:col-span-2" />
      <LeadField name="company" required />
      <LeadField name="phone" required />
    </PanelForm>
  );
}
