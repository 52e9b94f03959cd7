import { LateForm, type LateFormSource } from '#web/forms/late-form.tsx';
import type { SignUpProps } from './sign-up.tsx';

const source: LateFormSource<SignUpProps> = {
  id: 'newsletter-general',
  // The browser's bundle does not contain this import.
  here: import.meta.env.SSR ? (await import('./sign-up.tsx')).SignUp : null,
  load: async () => (await import('./sign-up.tsx')).SignUp,
};

/** Sign-up for the newsletter; its code is fetched when the visitor comes near. */
export function NewsletterForm(props: SignUpProps) {
  const placeholder = <div className="min-h-[38rem] sheet" />;
  return <LateForm source={source} props={props} texts={props.texts} placeholder={placeholder} />;
}
