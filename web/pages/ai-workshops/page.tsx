import { DialogButton } from '../../forms/dialog-button.tsx';
import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { SiteLink } from '../../language/site-link.tsx';
import { ServiceGlyph } from '../../pictures/glyphs.tsx';
import { pageMeta } from '../../seo/meta.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Onward, onwardLink } from '../../ui/onward.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('ai-workshops');
export const clientLoader = clientTexts<Texts>('ai-workshops');
export const meta = pageMeta;

const onward = ['ai-mvp', 'use-cases'] as const;

export default function Page({ loaderData: { texts } }: { loaderData: PageData<Texts> }) {
  const { hero, formats } = texts;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<DialogButton button="ai-workshops.hero">{hero.button}</DialogButton>}
        aside={
          <ServiceGlyph
            service="ai-workshops"
            ground="ink"
            className="mx-auto w-full max-w-88 max-lg:ml-0 max-lg:max-w-36"
          />
        }
      />
      <Section layout="split" title={formats.title} lead={<p>{formats.text}</p>}>
        <table className="tabular w-full border-b border-line text-left">
          <caption className="sr-only">{formats.caption}</caption>
          <thead>
            <tr className="text-[0.88rem] text-muted">
              {formats.head.map((head) => (
                <th key={head} scope="col" className="pr-4 pb-3 font-semibold last:pr-0">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {formats.rows.map((row) => (
              <tr key={row.name} className="border-t border-line align-baseline">
                <th scope="row" className="py-5 pr-4 font-display text-heading leading-tight font-semibold">
                  {row.name}
                </th>
                <td className="py-5 pr-4 whitespace-nowrap">{row.people}</td>
                <td className="py-5 text-muted">{row.time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Onward title={texts.onward.title}>
        {onward.map((page, index) => (
          <li key={page}>
            <SiteLink page={page} className={onwardLink}>
              {texts.onward.links[index]} <Arrow />
            </SiteLink>
          </li>
        ))}
      </Onward>
    </>
  );
}
