import type { ReactNode } from 'react';
import type { ServicePage } from '#contract/site/navigation.ts';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { ServiceGlyph } from './glyphs.tsx';

type Props = {
  service: ServicePage;
  texts: { eyebrow: string; title: string; lead: string };
  actions: ReactNode;
};

/** The hero of a service's page, beside it the service's glyph. */
export function ServiceHero({ service, texts, actions }: Props) {
  const glyph = <ServiceGlyph service={service} className="mx-auto w-full max-w-88 max-md:ml-0 max-md:max-w-36" />;
  return <PageHero texts={texts} actions={actions} aside={glyph} />;
}
