import { officeTimeZone } from '#contract/booking.ts';
import type { Language } from '#contract/site/languages.ts';

/** The browser's own zone; the office's where it tells none. */
export function ownZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone || officeTimeZone;
  } catch {
    return officeTimeZone;
  }
}

/** 'New York' of America/New_York, 'Buenos Aires (Argentina)' of America/Argentina/Buenos_Aires. */
export function cityOf(zone: string): string {
  const [, ...rest] = zone.split('/');
  const [city = zone, region] = rest.reverse();
  return (region ? `${city} (${region})` : city).replaceAll('_', ' ');
}

/** 'Mitteleuropäische Zeit', as people there call it. */
export function zoneName(zone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

export type ZoneGroup = { region: string; zones: string[] };

/** All zones that the browser knows by region, and the one in use even where the browser does not list it. */
export function zoneGroups(used: string): ZoneGroup[] {
  const zones = new Set([used, ...Intl.supportedValuesOf('timeZone')]);
  const groups = new Map<string, string[]>();
  for (const zone of [...zones].sort()) {
    const [region = zone] = zone.split('/');
    groups.set(region, [...(groups.get(region) ?? []), zone]);
  }
  return [...groups].map(([region, list]) => ({ region, zones: list }));
}
