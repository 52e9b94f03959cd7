import { composer, type Mail, subjectOf } from '#server/mails/definition.ts';
import { activeSignups, findSignup, heldSignups, signupsOfMail } from '#server/newsletter/repository.ts';
import type { HeldAtHand, SignupAtHand } from './at-hand.ts';
import { newsletterConfirmation } from './confirmation/mail.ts';
import { newsletterHeld } from './held/mail.ts';
import { newsletterWelcome } from './welcome/mail.ts';

/** About the newest of the sign-ups that it serves, in the language of that one. */
const confirmation: Mail<SignupAtHand> = {
  compose: composer(newsletterConfirmation, 'visitor'),
  render: async (row, context) => {
    const signups = await signupsOfMail(context.db, row.id);
    const active = await activeSignups(context.db, signups[0]?.email_key ?? '');
    for (const signup of signups) {
      const same = active.find(({ kind }) => kind === signup.kind);
      // Agreed to on the page of another mail, while this one waited: there is nothing left to ask.
      if (same && Number(same.confirmed_at) >= signup.created_at) continue;
      const at = { signup, receives: same !== undefined };
      return confirmation.compose(at, row.recipient, signup.language, context);
    }
    return null;
  },
};

const welcome: Mail<SignupAtHand> = {
  compose: composer(newsletterWelcome, 'visitor'),
  render: async (row, context) => {
    const signup = await findSignup(context.db, subjectOf(row));
    if (signup?.state !== 'confirmed') return null;
    const active = await activeSignups(context.db, signup.email_key);
    const receives = active.some(({ kind }) => kind === signup.kind);
    return welcome.compose({ signup, receives }, row.recipient, row.language, context);
  },
};

const held: Mail<HeldAtHand> = {
  compose: composer(newsletterHeld, 'staff'),
  render: async (row, context) => {
    const signups = 'since' in row.data ? await heldSignups(context.db, row.data.since) : [];
    return signups.length > 0 ? held.compose({ signups }, row.recipient, 'de', context) : null;
  },
};

/** Every mail about a sign-up, to whoever signed up and to staff. */
export const newsletterMails = {
  'newsletter-confirmation': confirmation,
  'newsletter-held': held,
  'newsletter-welcome': welcome,
};
