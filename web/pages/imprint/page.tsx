import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Facts } from '#web/ui/sections/facts.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';

const load = pageTexts('imprint');

export { load as loader };
export const meta = pageMeta;

const link = 'inline-flex min-h-11 items-center text-cobalt underline hover:text-cobalt-dark';

export default function Page({ loaderData: { texts, language } }: PageProps<typeof load>) {
  const { company } = useRootData();
  const { labels } = texts;
  const { address } = company;
  const items = [
    {
      term: labels.provider,
      detail: (
        <address className="not-italic">
          {company.legalName}
          <br />
          {address.street}
          <br />
          {address.postalCode} {address.city}
          <br />
          {address.country[language]}
        </address>
      ),
    },
    { term: labels.represented, detail: company.managingDirectors.join(', ') },
    {
      term: labels.contact,
      detail: (
        <>
          <span className="block">
            {labels.phone}:{' '}
            <a href={`tel:${company.phone.tel}`} className={`${link} tabular`}>
              {company.phone.display}
            </a>
          </span>
          <span className="block">
            {labels.email}:{' '}
            <a href={`mailto:${company.email}`} className={link}>
              {company.email}
            </a>
          </span>
        </>
      ),
    },
    { term: labels.register, detail: `${company.register.court}, ${company.register.number}` },
    { term: labels.vatId, detail: `${company.vatId}, ${texts.vatIdNote}` },
    { term: labels.responsible, detail: `${company.responsiblePerson}, ${texts.responsibleNote}` },
    { term: labels.disputes, detail: texts.disputes },
    { term: labels.images, detail: texts.images },
  ];
  return (
    <>
      <PageHero stage="quiet" texts={texts} />
      <div className="band wrap">
        {company.sample && (
          <p className="mb-10 max-w-3xl rounded-panel bg-warning-wash p-5 text-warning">
            <strong>{texts.sampleTitle}:</strong> {texts.sample}
          </p>
        )}
        <Facts items={items} />
      </div>
    </>
  );
}
