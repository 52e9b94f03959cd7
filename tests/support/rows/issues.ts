import type { NewsletterKind } from '#contract/leads/registry.ts';
import { type IssueInput, issuePaths, type StaffIssue } from '#contract/staff/newsletter/issues.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import { sampleSignup } from '#server/mail-preview/samples.ts';
import type { signIn } from '#tests/support/staff-client.ts';

export const issue: IssueInput = {
  slug: 'rechnungen-zuordnen',
  kind: 'newsletter-general',
  subject_de: 'Rechnungen zuordnen',
  subject_en: 'Matching invoices',
  teaser_de: 'Wir rechnen vor, ab wann sich Vorlesen lohnt.',
  teaser_en: 'We work out when it pays to have a model read them first.',
  body_de: '## Was heute geschieht\n\nJede Rechnung wird **von Hand** gebucht, siehe [Rechner](/rechner).',
  body_en: '## What happens today\n\nEach invoice is booked **by hand**, see the [calculator](/calculator).',
};

/** Stores confirmed readers of a newsletter, every second one in English. @returns their addresses, in order */
export async function storeReaders(
  db: Db,
  count: number,
  kind: NewsletterKind = 'newsletter-general',
): Promise<string[]> {
  const now = Date.now() - 60_000;
  const rows = Array.from({ length: count }, (_, index) => {
    const email = `leser-${index}@visitor.example`;
    return {
      ...sampleSignup,
      id: newId(now),
      kind,
      email,
      email_key: email,
      created_at: now,
      mail_id: null,
      mailed_at: null,
      language: index % 2 === 0 ? ('de' as const) : ('en' as const),
      state: 'confirmed' as const,
      confirmed_at: now,
      unsubscribed_at: null,
    };
  });
  for (let at = 0; at < rows.length; at += 100)
    await db
      .insertInto('newsletter_signups')
      .values(rows.slice(at, at + 100))
      .execute();
  return rows.map(({ email }) => email);
}

type Session = Awaited<ReturnType<typeof signIn>>;

/** Staff calls for issues. */
export function issueCalls(me: () => Session) {
  const ask = (method: string, path: string, body?: unknown) => me().call(path, { method, body });
  const one = (id: string) => `${issuePaths.list}/${id}`;
  return {
    one,
    ask,
    async write(change: Partial<IssueInput> = {}): Promise<StaffIssue> {
      return (await (await ask('POST', issuePaths.list, { ...issue, ...change })).json()) as StaffIssue;
    },
    send: ({ id, version }: Pick<StaffIssue, 'id' | 'version'>) => ask('POST', `${one(id)}/send`, { version }),
    list: async () => ((await (await ask('GET', issuePaths.list)).json()) as { issues: StaffIssue[] }).issues,
  };
}
