import type { Subscriber } from '#contract/staff/newsletter.ts';
import type { NewsletterSignup } from '#server/db/schema/schema.ts';
import { importedVersion, isConsentBySubmitting } from '#server/newsletter/wordings.ts';
import { isoTime } from '#server/text/iso-time.ts';

function givenBy({ consent, wording_version: version }: NewsletterSignup): Subscriber['proof']['given'] {
  if (version === importedVersion) return 'import';
  if (consent !== 1) return 'mail';
  return isConsentBySubmitting(version) ? 'sending' : 'box';
}

/** A stored sign-up with its proof. @param messageId the Message-ID of a mail by its id in the outbox */
export function toSubscriber(signup: NewsletterSignup, messageId: (mailId: string) => string): Subscriber {
  return {
    id: signup.id,
    kind: signup.kind,
    state: signup.state,
    firstName: signup.first_name,
    lastName: signup.last_name,
    email: signup.email,
    language: signup.language,
    interests: signup.interests,
    spamSignals: signup.spam_signals,
    proof: {
      given: givenBy(signup),
      wordingVersion: signup.wording_version,
      wording: signup.consent_wording || null,
      pageUrl: signup.page_url,
      pageSource: signup.page_source,
      signedUpAt: isoTime(signup.created_at),
      mailedAt: isoTime(signup.mailed_at),
      messageId: signup.mail_id === null ? null : messageId(signup.mail_id),
      confirmedAt: isoTime(signup.confirmed_at),
      unsubscribedAt: isoTime(signup.unsubscribed_at),
    },
  };
}
