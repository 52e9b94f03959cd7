import { type NewsletterKind, newsletterKinds } from '#contract/leads/registry.ts';
import { type NewsletterView, newsletterLinkAt } from '#contract/newsletter.ts';
import { LinkForm } from '#web/language/link-form.tsx';
import { newsletterForms } from '#web/language/newsletter-forms.ts';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import type { PageRequest } from '#web/page-request.ts';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { keepTogether } from '#web/ui/keep-together.ts';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import type { Texts } from './texts.de.ts';

/** `hasArchive`: at least one issue has been published. */
type Data = PageData<Texts> & { view: NewsletterView; hasArchive: boolean };

const load = pageTexts('newsletter');

const statusOf = { ask: 200, done: 200, ended: 410, expired: 410, unknown: 404 } as const;

export async function loader(request: PageRequest): Promise<Data> {
  const { url, sources, context } = request;
  const link = newsletterLinkAt(url.pathname) ?? { action: 'confirm', token: '' };
  const { language } = context;
  const [data, view, issues] = await Promise.all([
    load(request),
    sources.newsletter(link, language),
    sources.issues(language),
  ]);
  const saved = url.searchParams.has('saved') && view.state !== 'unknown';
  const shown = { ...view, saved };
  const stated = titleOf(data.texts, shown);
  return { ...data, view: shown, stated, hasArchive: issues.length > 0, status: statusOf[view.state] };
}

/** Heading and lead for the state of the link. */
function wordsOf(texts: Texts, { action, state, kind, saved }: NewsletterView): { title: string; lead: string } {
  if (state === 'expired' && action === 'preferences') return texts.expiredPreferences;
  if (state === 'ended' || state === 'expired' || state === 'unknown') return texts[state];
  if (action === 'preferences') return texts.preferences;
  if (action === 'confirm' && state === 'done' && !saved) return texts.already;
  const { title, lead } = texts[action][state];
  return { title: title.replace('{newsletter}', kind ? texts.objects[kind] : ''), lead };
}

/** The document title, which states the outcome as the heading does; on the preference page only the title changes. */
function titleOf(texts: Texts, view: NewsletterView): string {
  const { title } = wordsOf(texts, view);
  const chosen = view.action === 'preferences' && view.state !== 'unknown' && view.saved;
  return chosen ? texts.preferences.savedTitle : title;
}

export const meta = pageMeta;

/** The page behind a link in a newsletter mail. Its button is an ordinary form post and works in any browser. */
export default function Page({ loaderData: { texts, view, hasArchive } }: { loaderData: Data }) {
  const { name } = useRootData().company;
  const { action, state, kind } = view;
  const eyebrow = kind && action !== 'preferences' ? texts.kinds[kind] : texts.eyebrow;
  if (state === 'ended' || state === 'expired' || state === 'unknown') {
    const actions =
      state === 'unknown' ? <Home words={texts.unknown.link} /> : <SignUpAgain texts={texts} kind={kind} />;
    return <PageHero stage="quiet" texts={{ ...wordsOf(texts, view), eyebrow }} actions={actions} />;
  }
  if (action === 'preferences') {
    return (
      <>
        <PageHero
          stage="quiet"
          texts={{ ...texts.preferences, eyebrow }}
          lead={<p id="declaration">{texts.preferences.lead.replaceAll('{company}', name)}</p>}
        />
        <Preferences
          texts={texts.preferences}
          kinds={texts.kinds}
          view={view}
          archive={hasArchive ? texts.archive : null}
        />
      </>
    );
  }
  const stateTexts = texts[action][state];
  const words = wordsOf(texts, view);
  if (action === 'confirm' && view.pending.length > 0) {
    return <PageHero stage="quiet" texts={{ ...words, eyebrow }} actions={<Also texts={texts} view={view} />} />;
  }
  return (
    <PageHero
      stage="quiet"
      texts={{ ...words, title: keepTogether(words.title), eyebrow }}
      actions={
        'button' in stateTexts ? (
          <LinkForm>
            <button type="submit" className={buttonClass()}>
              {stateTexts.button}
            </button>
          </LinkForm>
        ) : hasArchive ? (
          <Archive words={texts.archive} />
        ) : (
          <Home words={texts.unknown.link} />
        )
      }
    />
  );
}

function Archive({ words }: { words: string }) {
  return (
    <SiteLink page="newsletter-issues" className={buttonClass({ look: 'line' })}>
      {words} <Arrow />
    </SiteLink>
  );
}

function Home({ words }: { words: string }) {
  return (
    <SiteLink page="home" className={buttonClass()}>
      {words} <Arrow />
    </SiteLink>
  );
}

/** Links to the sign-up form of a newsletter, or of all if the link no longer tells which it was for. */
function SignUpAgain({ texts, kind }: { texts: Texts; kind: NewsletterKind | null }) {
  return newsletterKinds
    .filter((one) => kind === null || one === kind)
    .map((one, index) => (
      <SiteLink key={one} {...newsletterForms[one]} className={buttonClass(index > 0 ? { look: 'line' } : {})}>
        {texts.signUp[one]} <Arrow />
      </SiteLink>
    ));
}

/** Other pending sign-ups of this address; each newsletter is confirmed with its own button. */
function Also({ texts, view }: { texts: Texts; view: NewsletterView }) {
  return view.pending.map((kind) => (
    <LinkForm key={kind} className="w-full max-w-[28.2em] border-t border-line pt-6">
      <p>{texts.also[kind].text}</p>
      <input type="hidden" name="newsletter" value={kind} />
      <button type="submit" className={`mt-5 ${buttonClass()}`}>
        {texts.also[kind].button}
      </button>
    </LinkForm>
  ));
}

type PreferencesProps = {
  texts: Texts['preferences'];
  kinds: Texts['kinds'];
  view: NewsletterView;
  archive: string | null;
};

/** Checkboxes for the newsletters that an address receives; an ordinary form post. */
function Preferences({ texts, kinds, view, archive }: PreferencesProps) {
  const { legalName } = useRootData().company;
  return (
    <div className="band wrap">
      <LinkForm className="max-w-2xl">
        <input type="hidden" name="wordingVersion" value={texts.version} />
        {view.saved && (
          <p id="saved" role="status" className="mb-8 border-l-4 border-success bg-white px-5 py-4 font-semibold">
            {view.active.length === 0 ? texts.savedNone : texts.saved}
          </p>
        )}
        <fieldset aria-describedby="declaration">
          <legend className="pb-3 font-semibold">{texts.legend}</legend>
          <div className="ruled">
            {newsletterKinds.map((kind) => (
              <label key={kind} className="flex min-h-11 cursor-pointer items-start gap-4 py-4">
                <input
                  type="checkbox"
                  name="newsletter"
                  value={kind}
                  defaultChecked={view.active.includes(kind)}
                  className="mt-1 size-5 shrink-0 accent-cobalt"
                />
                <span>
                  <span className="block font-semibold">{kinds[kind]}</span>
                  <span className="block text-[0.95rem]">{texts.details[kind]}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
          <Button type="submit">{texts.button}</Button>
          {archive !== null && <Archive words={archive} />}
        </div>
        <p className="mt-6 text-sm leading-normal text-muted">
          {legalName} {texts.notice}{' '}
          <SiteLink page="privacy" className="underline">
            {texts.privacy}
          </SiteLink>
          .
        </p>
      </LinkForm>
    </div>
  );
}
