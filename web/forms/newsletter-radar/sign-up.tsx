import { newsletterRadar } from '#contract/leads/newsletters.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { LeadField } from '#web/forms/lead-fields.tsx';
import { useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import { panelTimes } from '#web/forms/outcome-frame.tsx';
import { PanelForm } from '#web/forms/panel-form.tsx';
import { useVisit } from '#web/visit.ts';
import type { RadarTexts } from './texts.de.ts';

export type RadarProps = {
  texts: RadarTexts;
  /** The page that contains the form; recorded as source of the sign-up. */
  page: 'knowledge-center' | 'services';
};

/**
 * Sign-up for the AI radar on its own white panel, for light and dark backgrounds. The form has no other purpose, so
 * sending it is the consent; the sentence above the button says so, and its version is stored.
 */
export function RadarSignUp({ texts, page }: RadarProps) {
  const { name } = useVisit().company;
  const form = useLeadForm({ lead: newsletterRadar, schema: newsletterRadar.input, page, ...panelTimes });
  const hidden = {
    pageSource: pageSources[page],
    buttonContext: 'KI-Radar',
    buttonText: texts.subscribe,
    consent: 'on',
    wordingVersion: texts.consent.version,
  };
  return (
    <PanelForm form={form} page={page} texts={texts} hidden={hidden} send={texts.subscribe} sending={texts.subscribing}>
      <LeadField name="firstName" required />
      <LeadField name="lastName" required />
      <LeadField name="email" required className="sm:col-span-2" />
      <p className="text-[0.95rem] leading-normal sm:col-span-2">
        {texts.consent.sentence.replaceAll('{company}', name)}
      </p>
    </PanelForm>
  );
}
