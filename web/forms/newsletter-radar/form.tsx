import { LateForm, type LateFormSource } from '#web/forms/late-form.tsx';
import type { RadarProps } from './sign-up.tsx';

const source: LateFormSource<RadarProps> = {
  id: 'newsletter-radar',
  // The browser's bundle does not contain this import.
  here: import.meta.env.SSR ? (await import('./sign-up.tsx')).RadarSignUp : null,
  load: async () => (await import('./sign-up.tsx')).RadarSignUp,
};

/** Sign-up for the AI radar; its code is fetched when the visitor comes near. */
export function RadarForm(props: RadarProps) {
  const placeholder = <div className="min-h-[34rem] sheet" />;
  return <LateForm source={source} props={props} texts={props.texts} placeholder={placeholder} />;
}
