import { stripControls } from '#contract/strip-controls.ts';

/** A mail's words, whoever wrote them, without marks that would show them in another order than they stand in. */
export function stripControlsWithin<T>(value: T): T {
  if (typeof value === 'string') return stripControls(value) as T;
  if (Array.isArray(value)) return value.map(stripControlsWithin) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stripControlsWithin(part)])) as T;
}
