import { officeTimeZone } from '#contract/office-time/office.ts';
import type { Language } from '#contract/site/languages.ts';
import { isTimeZone } from '#contract/time-zone.ts';
import { germanCities, germanRegions, modernNames } from './zone-names.ts';

/** The browser's own zone, or the office's if it is unknown; browsers then say Etc/Unknown, which they reject. */
export function ownZone(): string {
  if (import.meta.env.SSR) return officeTimeZone;
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return isTimeZone(timeZone) ? timeZone : officeTimeZone;
  } catch {
    return officeTimeZone;
  }
}

/**
 * City of a zone: 'New York' for America/New_York, 'Buenos Aires (Argentina)' for America/Argentina/Buenos_Aires,
 * 'Wien' for Europe/Vienna.
 */
export function cityOf(zone: string, language: Language): string {
  // 'Etc/GMT+5' is five hours behind UTC.
  if (isOffset(zone)) return zoneName(zone, language);
  const name = (language === 'de' && germanCities[zone]) || modernNames[zone];
  if (name) return name;
  const [, ...rest] = zone.split('/');
  const [city = zone, region] = rest.reverse();
  return (region ? `${city} (${region})` : city).replaceAll('_', ' ');
}

/** Whether a zone is an offset without a city, as UTC or Etc/GMT+5. */
function isOffset(zone: string): boolean {
  return zone === 'UTC' || zone.startsWith('Etc/');
}

/** Common name of a zone: 'Mitteleuropäische Zeit', 'Koordinierte Weltzeit'. */
export function zoneName(zone: string, language: Language): string {
  const timeZoneName = isOffset(zone) ? 'long' : 'longGeneric';
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName }).formatToParts();
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
  return name.replace('GMT-', 'GMT\u2212');
}

/** City and name of a zone, once where both are the same: 'New York, Nordamerikanische Ostküstenzeit'. */
export function cityAndName(zone: string, language: Language): string {
  return [...new Set([cityOf(zone, language), zoneName(zone, language)])].join(', ');
}

type ZoneGroup = { region: string; zones: { id: string; city: string }[] };

/**
 * All zones the browser knows, by region, plus the one in use even if the browser does not list it; regions and cities
 * are sorted by name.
 */
export function zoneGroups(used: string, language: Language): ZoneGroup[] {
  const { compare } = new Intl.Collator(language);

  const zones = new Set([used, ...Intl.supportedValuesOf('timeZone')]);
  const groups = new Map<string, ZoneGroup['zones']>();
  for (const id of zones) {
    const [area = id] = id.split('/');
    const region = (language === 'de' && germanRegions[area]) || area;
    groups.set(region, [...(groups.get(region) ?? []), { id, city: cityOf(id, language) }]);
  }
  return [...groups]
    .map(([region, list]) => ({ region, zones: list.sort((a, b) => compare(a.city, b.city)) }))
    .sort((a, b) => compare(a.region, b.region));
}
