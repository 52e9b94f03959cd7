import { LateForm, type LateFormSource } from '#web/forms/late-form.tsx';
import type { OnPageProps } from './on-page.tsx';

const source: LateFormSource<OnPageProps> = {
  id: 'white-paper',
  // The browser's bundle does not contain this import.
  here: import.meta.env.SSR ? (await import('./on-page.tsx')).WhitePaperOnPage : null,
  load: async () => (await import('./on-page.tsx')).WhitePaperOnPage,
};

/** The form for one paper in the page itself; its code is fetched when the visitor comes near. */
export function WhitePaperForm(props: OnPageProps) {
  const placeholder = <div className="min-h-[30rem] sheet" />;
  return <LateForm source={source} props={props} texts={props.texts} placeholder={placeholder} />;
}
