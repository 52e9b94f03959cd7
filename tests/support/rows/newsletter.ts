import type { MailTemplate } from '#contract/staff/mail-templates.ts';
import type { NewsletterSignup } from '#server/db/schema/schema.ts';
import { newsletterLink } from '#server/newsletter/links.ts';
import type { TestSite } from '#tests/support/servers/site.ts';

export const general = '/api/newsletter/general';
export const radar = '/api/newsletter/ki-radar';
export const person = { firstName: 'Mia', lastName: 'Beispiel', email: 'Mia@Muster.example' };

/** Helpers for the newsletter tests; `site` returns the current test's site. */
export function newsletterOf(site: () => TestSite) {
  const db = () => site().services.database.db;
  const signups = () => db().selectFrom('newsletter_signups').selectAll().orderBy('id').execute();
  const link = (action: 'confirm' | 'unsubscribe' | 'preferences', signup: NewsletterSignup | undefined) =>
    newsletterLink(action, signup?.id ?? '', site().services.secret, signup?.created_at ?? 0);
  return {
    db,
    signups,
    link,
    mails: (template: MailTemplate = 'newsletter-confirmation') =>
      db().selectFrom('outbox').selectAll().where('template', '=', template).orderBy('id').execute(),
    states: async () => (await signups()).map(({ kind, state }) => `${kind} ${state}`),
    /** Signs up and confirms. */
    async subscribe(path = general): Promise<NewsletterSignup> {
      await site().post(path, person);
      await site().postForm(link('confirm', (await signups()).at(-1)), {});
      return (await signups()).at(-1) as NewsletterSignup;
    },
  };
}
