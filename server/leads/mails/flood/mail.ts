import { germanMoment } from '#contract/office-time/german-moment.ts';
import type { Language } from '#contract/site/languages.ts';
import { staffPaths } from '#contract/site/pages.ts';
import { mailsAnHour } from '#server/limits/limits.ts';
import type { MailContent, MailSite } from '#server/mails/definition.ts';

/**
 * Content of the mail that replaces individual ones: the start of the period (milliseconds since 1970) and the number
 * of leads.
 */
export type Flood = { since: number; count: number };

/** German only: these mails go to staff. They name no visitor, so an erasure has nothing to remove from them. */
export function leadsGathered({ since, count }: Flood, _language: Language, site: MailSite): MailContent {
  const leads = count === 1 ? 'eine weitere Anfrage' : `${count} weitere Anfragen`;
  return written('Viele Anfragen in kurzer Zeit', site, [
    `Seit ${germanMoment(since)} sind innerhalb von zehn Minuten ${leads} eingegangen. Damit Ihr Postfach lesbar bleibt, steht nicht jede in einer eigenen E-Mail.`,
    'Alle sind gespeichert und stehen in der Verwaltung. Anfragen, deren White Papers zurückgehalten wurden, sind dort mit „Spamverdacht“ gekennzeichnet.',
  ]);
}

export function visitorsHeld({ since }: Flood, _language: Language, site: MailSite): MailContent {
  return written('E-Mails an Besucher angehalten', site, [
    `In der Stunde vor ${germanMoment(since)} haben Besucher mehr als ${mailsAnHour} E-Mails ausgelöst. Das ist ungewöhnlich. Vielleicht füllt jemand unsere Formulare mit fremden Adressen aus.`,
    'Bis die Stunde um ist, erhält kein weiterer Besucher eine E-Mail. Anfragen und Termine werden wie gewohnt gespeichert und stehen in der Verwaltung.',
  ]);
}

function written(subject: string, site: MailSite, paragraphs: readonly string[]): MailContent {
  return {
    subject,
    headers: {},
    blocks: [
      { kind: 'heading', text: subject },
      ...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'button', label: 'Zur Verwaltung', href: site.settings.PUBLIC_URL + staffPaths.dashboard },
    ],
  };
}
