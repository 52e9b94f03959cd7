const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * What the clocks of a zone show at a moment (milliseconds since 1970): '2026-11-21T09:12'. Put together from parts: no
 * language writes its days year first in every browser (Canadian English does not in some of Safari's and Chrome's).
 */
export function wallClock(moment: number, timeZone: string): string {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(moment)) shown[type] = value;
  return `${shown.year}-${shown.month}-${shown.day}T${shown.hour}:${shown.minute}`;
}

/** Making a format takes a hundred times as long as using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}
