import { stripControls } from '#contract/strip-controls.ts';

/** Removes characters that change the text direction from all strings in a mail, whoever wrote them. */
export function stripControlsWithin<T>(value: T): T {
  if (typeof value === 'string') return stripControls(value) as T;
  if (Array.isArray(value)) return value.map(stripControlsWithin) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stripControlsWithin(part)])) as T;
}
