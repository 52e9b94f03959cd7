import type { ReactNode } from 'react';
import type { ServicePage } from '#contract/site/navigation.ts';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { PlateThumb } from './plate.tsx';

type Props = {
  service: ServicePage;
  texts: { eyebrow: string; title: string; lead: string };
  actions: ReactNode;
};

/** The hero of a service's page, beside it the service's drawing. */
export function ServiceHero({ service, texts, actions }: Props) {
  return (
    <PageHero
      texts={texts}
      actions={actions}
      aside={<PlateThumb service={service} ground="ink" className="block h-auto w-full" />}
    />
  );
}
