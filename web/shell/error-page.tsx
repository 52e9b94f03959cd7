import type { PublicCompany } from '#contract/site/company.ts';
import { type Language, otherLanguage } from '#contract/site/languages.ts';
import { hrefFor } from '#contract/site/pages.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/icons/logo.tsx';
import { errorTexts } from './texts/error.ts';

type Props = {
  language: Language;
  company: Pick<PublicCompany, 'name' | 'email' | 'phone'> | null;
  /** Path and query of the failed request. */
  address: string;
  status?: number;
};

/**
 * Replaces the whole page if it cannot be rendered. Depends on as little as possible, since any of it may be what
 * failed; shows both languages, because the visitor's may be unknown.
 */
export function ErrorPage({ language, company, address, status = 500 }: Props) {
  const other = otherLanguage(language);
  const texts = errorTexts[language];
  return (
    <main id="content" className="stage flex min-h-dvh flex-col">
      <title>{`${texts.title} | ${company?.name ?? status}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap flex h-18 items-center">
        <a href={hrefFor('home', language)} className="flex min-h-11 items-center gap-2.5 font-display font-semibold">
          <LogoMark /> {company?.name ?? texts.home}
        </a>
      </div>
      <div className="wrap my-auto py-16">
        <p className="eyebrow tabular">{status}</p>
        <h1 className="max-w-[11.9em] text-statement">{texts.title}</h1>
        <p className="mt-7 max-w-[28.2em] text-lead text-mist">{texts.text}</p>
        <p className="mt-9 flex flex-wrap gap-3.5">
          {/* A full reload of the same URL, which works without JavaScript too. */}
          <a href={address} className={buttonClass()}>
            {texts.retry}
          </a>
          <a href={hrefFor('home', language)} className={buttonClass({ look: 'quiet' })}>
            {texts.home}
          </a>
        </p>
        {company && (
          <p className="mt-9 flex flex-wrap gap-x-7 text-mist">
            {[
              [`mailto:${company.email}`, company.email],
              [`tel:${company.phone.tel}`, company.phone.display],
            ].map(([href, text]) => (
              <a key={href} href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {text}
              </a>
            ))}
          </p>
        )}
        <p lang={other} className="mt-14 max-w-[37.2em] border-t border-white/12 pt-6 text-mist">
          {errorTexts[other].text}{' '}
          <a
            href={hrefFor('home', other, { query: { lang: other } })}
            className="text-white underline underline-offset-4"
          >
            {errorTexts[other].home}
          </a>
        </p>
      </div>
    </main>
  );
}
