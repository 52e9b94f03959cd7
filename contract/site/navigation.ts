import type { PageId } from './pages.ts';

/** The services in the order of the dropdown (spec section 2, header). */
export const servicePages = [
  'ai-transformation',
  'ai-academy',
  'ai-coaching',
  'ai-workshops',
  'ai-applications',
  'ai-platform',
  'ai-mvp',
  'ai-lab',
] as const satisfies readonly PageId[];

export type ServicePage = (typeof servicePages)[number];

export function isServicePage(page: PageId): page is ServicePage {
  return servicePages.some((one) => one === page);
}

/** Navigation items of the header, in order; `clients` is a section of the home page. */
export const navigation = [
  { id: 'home', page: 'home' },
  { id: 'services', page: 'services' },
  { id: 'use-cases', page: 'use-cases' },
  { id: 'knowledge-center', page: 'knowledge-center' },
  { id: 'about', page: 'about' },
  { id: 'clients', page: 'home', hash: 'clients' },
  { id: 'spin-offs', page: 'spin-offs' },
] as const satisfies readonly { id: string; page: PageId; hash?: string }[];

export type NavigationId = (typeof navigation)[number]['id'];
