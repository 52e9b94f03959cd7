import { day } from '#contract/durations.ts';
import type { NewsletterKind } from '#contract/leads/registry.ts';
import type { IssueInput } from '#contract/staff/newsletter/issues.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import { bumpContentVersion } from '#server/db/site-state.ts';

/** Two issues of each newsletter, with the number of days before the end of the samples when they were sent. */
const issues: readonly (IssueInput & { age: number })[] = [
  {
    age: 3,
    slug: 'rechnungen-zuordnen',
    kind: 'newsletter-general',
    subject_de: 'Rechnungen zuordnen: was es bringt',
    subject_en: 'Matching invoices: what it is worth',
    teaser_de: 'vier Minuten je Rechnung, 2.000 Rechnungen im Monat: Wir rechnen vor, ab wann sich Vorlesen lohnt.',
    teaser_en:
      'Four minutes an invoice, 2,000 invoices a month: we work out when it pays to have a model read them first.',
    body_de:
      'In einer Buchhaltung mit vier Personen kommen im Monat **2.000 Rechnungen** an, die meisten als PDF. Das Beispiel ist erfunden, die Rechnung ist es nicht.\n\n## Was heute geschieht\n\n- Lesen und zuordnen: zwei Minuten\n- Buchen: eine Minute\n- Rückfragen: eine Minute\n\n## Was sich rechnet\n\nEin Modell liest vor, ein Mensch bestätigt. Mit Ihren eigenen Zahlen geht das im [Rechner](/rechner).',
    body_en:
      'An accounts department of four receives **2,000 invoices** a month, most of them as PDFs. The example is made up, the sums are not.\n\n## What happens today\n\n- Reading and matching: two minutes\n- Booking: one minute\n- Queries: one minute\n\n## What pays off\n\nA model reads first, a person confirms. Put in your own numbers in the [calculator](/calculator).',
  },
  {
    age: 17,
    slug: 'angebote-vergleichen',
    kind: 'newsletter-general',
    subject_de: 'Angebote vergleichen, ohne sie abzutippen',
    subject_en: 'Comparing offers without retyping them',
    teaser_de: 'sechs Lieferanten, sechs Tabellen, ein Vergleich: wo ein Modell hilft und wo es rät.',
    teaser_en: 'Six suppliers, six tables, one comparison: where a model helps and where it guesses.',
    body_de:
      'Ein Einkauf fragt sechs Lieferanten an und erhält sechs verschiedene Tabellen.\n\n## Wo es hilft\n\nEin Modell liest Preise und Fristen aus und stellt sie nebeneinander. Das spart je Anfrage *eine Stunde*.\n\n## Wo es rät\n\n1. Bei Rabatten, die im Fließtext stehen\n2. Bei Mengen ohne Einheit\n\nBeides gehört einem Menschen vorgelegt.',
    body_en:
      'A purchasing department asks six suppliers and receives six different tables.\n\n## Where it helps\n\nA model reads prices and dates and sets them side by side. That saves *an hour* an inquiry.\n\n## Where it guesses\n\n1. At discounts within a sentence\n2. At quantities without a unit\n\nBoth belong before a person.',
  },
  {
    age: 40,
    slug: 'ki-radar-herbst',
    kind: 'newsletter-radar',
    subject_de: 'KI-Radar: der Herbst in Zahlen',
    subject_en: 'AI radar: autumn in figures',
    teaser_de: 'was Betriebe einführen, was sie wieder abschalten, und was Kontrolle kostet.',
    teaser_en: 'What companies introduce, what they switch off again, and what control costs.',
    body_de:
      'Die Zahlen dieser Ausgabe sind Beispiele: So sieht ein Radar aus, bevor der erste erscheint.\n\n## Drei Beobachtungen\n\n- Eingeführt wird, was Dokumente liest.\n- Abgeschaltet wird, was niemand prüft.\n- Die Kontrolle kostet mehr als das Modell.\n\nMehr im [Wissenscenter](/wissenscenter).',
    body_en:
      'The figures of this issue are examples: this is how a radar looks before the first one appears.\n\n## Three observations\n\n- What reads documents is introduced.\n- What nobody checks is switched off.\n- Checking costs more than the model.\n\nMore in the [knowledge centre](/knowledge-center).',
  },
  {
    age: 220,
    slug: 'ki-radar-fruehjahr',
    kind: 'newsletter-radar',
    subject_de: 'KI-Radar: das Frühjahr in Zahlen',
    subject_en: 'AI radar: spring in figures',
    teaser_de: 'wie weit Mittelstand und Konzerne auseinanderliegen, an drei Beispielen.',
    teaser_en: 'How far apart medium-sized companies and groups are, in three examples.',
    body_de:
      'Auch diese Ausgabe ist ein Beispiel.\n\n## Woran es liegt\n\nNicht am Budget: an den **Daten**, die niemand gepflegt hat.\n\n## Was hilft\n\n1. Einen Vorgang wählen\n2. Seine Daten aufräumen\n3. Erst dann über Modelle sprechen',
    body_en:
      'This issue is an example, too.\n\n## What the reason is\n\nNot the budget: the **data** that nobody has looked after.\n\n## What helps\n\n1. Choose one process\n2. Tidy up its data\n3. Only then talk about models',
  },
];

/** Stores the sample issues that are missing, as already sent; no mails are sent. */
export async function storeIssues(db: Db, until: number): Promise<void> {
  const stored = async ({ age, ...issue }: (typeof issues)[number]) => {
    const at = until - age * day;
    const readers = await countReaders(db, issue.kind, at);
    return {
      ...issue,
      id: newId(at),
      state: 'sent' as const,
      version: 1,
      created_at: at,
      changed_at: at,
      changed_by: 'muster-beratung',
      sending_at: at,
      sent_at: at,
      sent_by: 'muster-beratung',
      withdrawn_at: null,
      cursor: '',
      readers,
      mailed: readers,
    };
  };
  const rows = await Promise.all(issues.map(stored));
  await db
    .insertInto('newsletter_issues')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  // Makes a running site show them, too.
  await bumpContentVersion(db);
}

/** Number of stored readers of that newsletter at that time. */
async function countReaders(db: Db, kind: NewsletterKind, at: number): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_signups')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('kind', '=', kind)
    .where('confirmed_at', '<=', at)
    .where(({ or, eb }) => or([eb('unsubscribed_at', 'is', null), eb('unsubscribed_at', '>', at)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}
