import type { Company } from '#contract/site/company.ts';
import type { Link } from './render/blocks.ts';

/** The company's phone number as a link, with non-breaking spaces so that it stays on one line. */
export function phoneLink({ phone }: Pick<Company, 'phone'>): Link {
  return { words: phone.display.replaceAll(' ', '\u00a0'), href: `tel:${phone.tel}` };
}
