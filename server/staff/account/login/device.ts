/** Names by pattern in the header. The first match wins, because most browsers claim to be several. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];
const systems: readonly [RegExp, string][] = [
  [/\bWindows NT\b/, 'Windows'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system as a short name (`Firefox, Windows`); empty where the header names neither. */
export function deviceName(userAgent: string | undefined): string {
  const header = (userAgent ?? '').slice(0, 500);
  const find = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(header))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(', ');
}
