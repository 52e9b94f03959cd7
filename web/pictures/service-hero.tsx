import type { ReactNode } from 'react';
import type { ServicePage } from '#contract/site/navigation.ts';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Plate } from './plate.tsx';

type Props = {
  service: ServicePage;
  texts: { eyebrow: string; title: string; lead: string; plate: string };
  actions: ReactNode;
};

/** The hero of a service's page: text over the empty side of the service's drawing. */
export function ServiceHero({ service, texts, actions }: Props) {
  return <PageHero texts={texts} actions={actions} picture={<Plate service={service} label={texts.plate} aside />} />;
}
