import type { ReactNode } from 'react';
import type { Language } from '#contract/site/languages.ts';
import { Moment } from '#web/forms/booking/time/moment.tsx';
import { SiteLink } from '#web/language/site-link.tsx';
import { StepsInTime } from '#web/ui/sections/steps-in-time.tsx';
import { useVisit } from '#web/visit.ts';
import type { Texts } from './texts.de.ts';

type SheetProps = {
  /** Replaces the page's title, which precedes it. */
  title?: string | null;
  texts: Pick<Texts, 'host' | 'call' | 'direct' | 'form'>;
  /** The chosen start, shown next to the form. */
  chosen?: { language: Language; zone: string; start: string } | null;
  children: ReactNode;
};

/** The content with what to expect next to it. */
export function Sheet({ title = null, texts, chosen = null, children }: SheetProps) {
  const { host, company, language } = useVisit();
  return (
    <>
      {title && <h1 className="text-item">{title}</h1>}
      <div className="mt-4 grid items-start gap-x-16 gap-y-16 lg:mt-6 lg:grid-cols-[7fr_4fr]">
        <div className="min-w-0">{children}</div>
        <div className="grid min-w-0 gap-10 lg:sticky lg:top-24">
          <section aria-labelledby="with" className="border-t-[1.5px] border-text pt-4">
            <h2 id="with" className="text-meta text-muted">
              {texts.host}
            </h2>
            <p className="mt-1 font-display text-item font-semibold">{host.person}</p>
            <p className="text-balance">
              {host.role[language]}, {company.name}
            </p>
            {chosen && (
              <p className="mt-4 border-t border-line pt-3">
                <Moment texts={texts.form.picker} {...chosen} />
              </p>
            )}
          </section>
          <StepsInTime id="course" {...texts.call} />
          <section aria-labelledby="direct">
            <h2 id="direct" className="text-item">
              {texts.direct.title}
            </h2>
            <p className="mt-2">{texts.direct.text}</p>
            <SiteLink page="contact" className="mt-2 inline-flex min-h-11 items-center font-semibold text-cobalt">
              {texts.direct.link}
            </SiteLink>
          </section>
        </div>
      </div>
    </>
  );
}
