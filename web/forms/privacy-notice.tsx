import { hrefFor } from '#contract/site/pages.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { useLanguage } from '#web/language/use-language.ts';
import { useVisit } from '#web/visit.ts';
import { useForm } from './lead-form.tsx';

type Props = {
  /** Follows the controller's name: purpose, legal basis, retention (Art. 13 GDPR). */
  text: string;
  /** In a dialog the policy opens in a new tab, so that input is not lost. */
  newTab?: boolean | undefined;
};

/** The short notice under Art. 13 GDPR next to every form. */
export function PrivacyNotice({ text, newTab }: Props) {
  const { legalName } = useVisit().company;
  const { language } = useLanguage();
  const { common } = useForm().texts;
  return (
    <p className="text-sm leading-normal text-muted">
      {legalName} {text}{' '}
      {newTab ? (
        <a href={hrefFor('privacy', language)} target="_blank" rel="noopener" className="underline">
          {common.privacy}
          <span className="sr-only"> ({common.newTab})</span>
        </a>
      ) : (
        <SiteLink page="privacy" className="underline">
          {common.privacy}
        </SiteLink>
      )}
      .
    </p>
  );
}
