import { inertText } from '#contract/inert-text.ts';

/** A mail's words, whoever wrote them, without marks that would show them in another order than they stand in. */
export function inert<T>(value: T): T {
  if (typeof value === 'string') return inertText(value) as T;
  if (Array.isArray(value)) return value.map(inert) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inert(part)])) as T;
}
