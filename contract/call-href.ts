/**
 * The URL that calls a visitor's number; null if it is not plausibly one. The zero in `+49 (0)511` is only dialled
 * within the country, and of two numbers separated by a slash the first is called.
 */
export function callHref(phone: string): string | null {
  const [first = ''] = phone.split(/\/(?=\s*(?:\+|\(?0\d[\d\s()./-]{4}))/);
  if (!/^\s*\(?\+?[\d\s()/.–-]{5,40}$/.test(first)) return null;
  return `tel:${first.replace(/^(\s*\(?(?:\+|00)[\d\s()./-]*?)\(\s*0\s*\)/, '$1').replace(/[^\d+]/g, '')}`;
}
