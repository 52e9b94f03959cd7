import * as v from 'valibot';
import { email, envelope, firstName, lastName, optionalLine, origin } from './fields.ts';

/** Consent as JSON or as a ticked checkbox of an ordinary form post. */
const consentValue = v.optional(
  v.nullable(
    v.union(
      [
        v.boolean(),
        v.pipe(
          v.picklist(['on', 'true']),
          v.transform(() => true),
        ),
      ],
      'consent.invalid',
    ),
  ),
);

const subscription = {
  firstName,
  lastName,
  email,
  consent: consentValue,
  /** Version of the consent wording that was shown, stored as proof. */
  wordingVersion: optionalLine('wordingVersion', 40),
  ...origin,
  ...envelope,
};

/** Sign-up for the biannual AI radar (knowledge centre and services overview). */
export const newsletterRadar = {
  kind: 'newsletter-radar',
  path: '/api/newsletter/ki-radar',
  input: v.object(subscription),
} as const;

/** Sign-up for the use-case newsletter (home, footer, case studies). */
export const newsletterGeneral = {
  kind: 'newsletter-general',
  path: '/api/newsletter/general',
  input: v.object({
    ...subscription,
    interests: v.optional(
      v.nullable(
        v.pipe(v.array(v.pipe(v.string(), v.maxLength(60)), 'interests.invalid'), v.maxLength(20, 'interests.invalid')),
      ),
    ),
  }),
} as const;

/** Our forms require consent; for clients that send the spec's JSON, the confirmation mail asks for it. */
export const newsletterFormInput = v.object({
  ...newsletterGeneral.input.entries,
  // Browsers omit unticked checkboxes, so an absent value must fail too.
  consent: v.pipe(
    v.nullish(consentValue, null),
    v.check((value) => value === true, 'consent.required'),
  ),
});

/** Interests that a sign-up for the use-case newsletter sends (spec section 7). */
export const generalInterests = ['AI Use Cases', 'Technology', 'Innovation'];
