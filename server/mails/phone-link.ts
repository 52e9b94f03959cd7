import type { Company } from '#contract/site/company.ts';
import type { Link } from './render/blocks.ts';

/** The company's number to call; no line of a mail ends within it. */
export function phoneLink({ phone }: Pick<Company, 'phone'>): Link {
  return { words: phone.display.replaceAll(' ', '\u00a0'), href: `tel:${phone.tel}` };
}
