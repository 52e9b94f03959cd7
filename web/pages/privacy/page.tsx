import { Fragment, type ReactNode } from 'react';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import type { PageRequest } from '#web/page-request.ts';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { spanAfter, spanOf } from './span.ts';
import type { Texts } from './texts.de.ts';

const load = pageTexts('privacy');

export async function loader(request: PageRequest) {
  const [data, kept] = await Promise.all([load(request), request.sources.keptDays()]);
  return { ...data, kept };
}

export const meta = pageMeta;

export default function Page({ loaderData: { texts, language, kept } }: PageProps<typeof loader>) {
  const { company, bookingUrl, geoUrl } = useRootData();
  const { address, phone, dataProtectionAuthority: authority, dataProtectionOfficer: officer, locations } = company;
  const elsewhere = isOwnService(geoUrl) ? null : texts.country.elsewhere;
  const country = elsewhere ?? texts.country.own;
  const values = {
    company: company.legalName,
    address: `${address.street}, ${address.postalCode} ${address.city}, ${address.country[language]}`,
    phone: <a href={`tel:${phone.tel}`}>{phone.display}</a>,
    email: <Mail to={company.email} />,
    officer: officer ? fill(texts.officer, { name: officer.name, contact: <Mail to={officer.email} /> }) : '',
    mails: company.mailProvider ? fill(texts.mailProvider, { name: company.mailProvider }) : '',
    abroad: locations.some(({ country }) => country.en === 'Israel') ? texts.abroad.israel : texts.abroad.none,
    country: fill(country.text, { service: geoUrl }),
    countryVisit: elsewhere ? fill(elsewhere.visit, { service: geoUrl }) : '',
    countryRecipient: elsewhere ? fill(elsewhere.recipient, { service: geoUrl }) : '',
    bookingRecipient: bookingUrl ? texts.booking.elsewhereRecipient : '',
    bookingDay: bookingUrl ? '' : texts.booking.ownDay,
    booking: bookingUrl ? texts.booking.elsewhere : texts.booking.own,
    keptLeads: spanOf(kept.leads, language),
    keptMails: spanAfter(kept.mails, language),
    keptProofs: spanOf(kept.proofs, language),
    keptErasures: spanOf(kept.erasures, language),
    keptAudit: spanOf(kept.audit, language),
    authority: <a href={authority.url}>{authority.name}</a>,
  };
  return (
    <>
      <PageHero stage="quiet" texts={{ ...texts, lead: country.lead }} />
      <div className="wrap grid pb-mid gap-x-16 gap-y-10 lg:grid-cols-[18rem_1fr]">
        <nav aria-labelledby="privacy-contents" className="self-start lg:sticky lg:top-28">
          <h2 id="privacy-contents" className="mb-3 font-text text-base font-semibold tracking-normal">
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
              <h2 className="text-item">
                <span className="tabular">{index + 1}.</span> {section.title}
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

/** Whether a URL is a path of this site rather than an external service (GEO_URL). */
function isOwnService(url: string): boolean {
  return !URL.canParse(url);
}

function Mail({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}

type Values = Readonly<Record<string, ReactNode>>;
type PartProps = { part: { title: string; paragraphs: readonly string[]; list: readonly string[] }; values: Values };

/** Replaces `{name}` by its value; a name without a value is left as is. */
function fill(text: string, values: Values): ReactNode {
  // Odd elements of the split are names.
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed sentence
    <Fragment key={index}>{index % 2 === 1 ? (values[piece] ?? `{${piece}}`) : piece}</Fragment>
  ));
}

/** One titled section of the policy. */
function Part({ part, values }: PartProps) {
  return (
    <div className="mt-8 max-w-[37.2em] *:pt-3 [&_a]:text-cobalt [&_a]:underline">
      <h3 className="text-lead">{part.title}</h3>
      {part.paragraphs.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph, values)}</p>
      ))}
      {part.list.length > 0 && (
        <ul className="list-disc *:pt-1 pl-5 marker:text-cobalt">
          {part.list.map((item) => (
            <li key={item}>{fill(item, values)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How to ask questions: by mail or through the contact page. */
function Questions({ texts }: { texts: Texts['questions'] }) {
  const { email } = useRootData().company;
  return (
    <aside aria-labelledby="privacy-questions" className="mt-6 rounded-panel bg-sand p-7 sm:p-9">
      <h2 id="privacy-questions" className="text-item">
        {texts.title}
      </h2>
      <p className="mt-3 max-w-[37.2em]">{texts.text}</p>
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
