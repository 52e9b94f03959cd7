import { ConsentField, LeadField } from '#web/forms/lead-fields.tsx';
import { SiteLink } from '#web/language/site-link.tsx';
import { useVisit } from '#web/visit.ts';
import type { NewsletterTexts } from './texts.de.ts';

/** Fields that both sign-up forms share, and the consent in the wording that is stored with the sign-up. */
export function SignUpFields({ consent }: { consent: NewsletterTexts['consent'] }) {
  const { name } = useVisit().company;
  return (
    <>
      <LeadField name="firstName" required />
      <LeadField name="lastName" required />
      <LeadField name="email" required className="sm:col-span-2" />
      <ConsentField
        className="sm:col-span-2"
        label={
          <>
            {consent.before.replaceAll('{company}', name)}
            <SiteLink page="privacy" className="underline">
              {consent.link}
            </SiteLink>
            {consent.after}
          </>
        }
      />
    </>
  );
}
