import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Part } from './part.tsx';
import { Questions } from './questions.tsx';

const load = pageTexts('privacy');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts, language } }: PageProps<typeof load>) {
  const { company, bookingUrl } = useRootData();
  const { address, phone, dataProtectionAuthority: authority } = company;
  const values = {
    company: company.legalName,
    address: `${address.street}, ${address.postalCode} ${address.city}, ${address.country[language]}`,
    phone: <a href={`tel:${phone.tel}`}>{phone.display}</a>,
    email: <a href={`mailto:${company.email}`}>{company.email}</a>,
    booking: bookingUrl ? texts.booking.elsewhere : texts.booking.own,
    authority: <a href={authority.url}>{authority.name}</a>,
  };
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <div className="band wrap grid gap-x-16 gap-y-10 lg:grid-cols-[18rem_1fr]">
        <nav aria-labelledby="privacy-contents" className="self-start lg:sticky lg:top-28">
          <h2 id="privacy-contents" className="mb-3 text-heading">
            {texts.contents}
          </h2>
          <ol className="list-decimal pl-5 marker:text-muted">
            {texts.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-2.5 leading-snug hover:text-cobalt hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="min-w-0">
          {texts.sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              className="border-t border-line py-10 first:border-t-0 first:pt-0"
            >
              <h2 className="text-title">
                <span className="tabular text-cobalt">{index + 1}.</span> {section.title}
              </h2>
              {section.parts.map((part) => (
                <Part key={part.title} part={part} values={values} />
              ))}
            </section>
          ))}
          <Questions texts={texts.questions} />
        </div>
      </div>
    </>
  );
}
