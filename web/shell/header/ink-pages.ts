import type { PageId } from '#contract/site/pages.ts';

const inkPages: readonly (PageId | null)[] = ['home', 'ai-platform'];

export const opensOnInk = (page: PageId | null): boolean => inkPages.includes(page);
