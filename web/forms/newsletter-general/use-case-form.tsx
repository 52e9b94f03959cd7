import { generalInterests, newsletterFormInput, newsletterGeneral } from '#contract/leads/newsletters.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import { panelTimes } from '#web/forms/outcome-frame.tsx';
import { PanelForm } from '#web/forms/panel-form.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import type { UseCaseNewsletterTexts } from './use-case-texts.de.ts';

const extra = { interests: generalInterests };

/** The newsletter sign-up of the case studies page; its interests are fixed (spec section 7). */
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
    <PanelForm
      form={form}
      page="use-cases"
      texts={texts}
      hidden={hidden}
      send={texts.subscribe}
      sending={texts.subscribing}
    >
      {/* So that a post without JavaScript sends the same list. */}
      {generalInterests.map((interest) => (
        <input key={interest} type="hidden" name="interests" value={interest} />
      ))}
      <SignUpFields consent={texts.consent} />
    </PanelForm>
  );
}
