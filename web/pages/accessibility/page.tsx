import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { slug } from '#web/ui/slug.ts';

const load = pageTexts('accessibility');

export { load as loader };
export const meta = pageMeta;

const link = 'inline-flex min-h-12.5 items-center font-semibold underline';

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { email, phone } = useRootData().company;
  return (
    <>
      <PageHero stage="quiet" texts={texts} />
      <div className="wrap pb-mid">
        {texts.sections.map(({ title, paragraphs, list }) => (
          <section key={title} className="split gap-y-5 border-t border-line py-10">
            <h2 id={slug(title)} className="text-item">
              {title}
            </h2>
            <div className="max-w-[37.2em] grid gap-4">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list.length > 0 && (
                <ul className="list-disc *:pt-1 pl-5 marker:text-cobalt">
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        ))}
      </div>
      <ClosingStage texts={texts.feedback} lead={texts.feedback.text}>
        <SiteLink page="contact" className={buttonClass()}>
          {texts.feedback.contact}
        </SiteLink>
        <p className="flex flex-wrap gap-x-5">
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
          <a href={`tel:${phone.tel}`} className={`${link} tabular`}>
            {phone.display}
          </a>
        </p>
      </ClosingStage>
    </>
  );
}
