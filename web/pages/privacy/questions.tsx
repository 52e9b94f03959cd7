import { SiteLink } from '#web/language/site-link.tsx';
import { useRootData } from '#web/root-data.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { Texts } from './texts.de.ts';

/** Where questions go: by mail or by the contact page. */
export function Questions({ texts }: { texts: Texts['questions'] }) {
  const { email } = useRootData().company;
  return (
    <aside aria-labelledby="privacy-questions" className="mt-6 rounded-panel bg-sand p-7 sm:p-9">
      <h2 id="privacy-questions" className="text-[1.6rem] leading-tight">
        {texts.title}
      </h2>
      <p className="mt-3 max-w-[56ch] text-muted">{texts.text}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <a href={`mailto:${email}`} className={buttonClass()}>
          {texts.mail}
        </a>
        <SiteLink page="contact" className={buttonClass({ look: 'line' })}>
          {texts.contact}
        </SiteLink>
      </div>
    </aside>
  );
}
