/** Converts a browser's User-Agent to a readable text: „Chrome, Android”. */

/** The first match counts, because most browsers also name Chrome and Safari. */
const BROWSERS = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

/** @example describeDevice('Mozilla/5.0 (Linux; Android 14) … Chrome/130 …') // → 'Chrome, Android' */
export function describeDevice(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].flatMap((table) => table.find(([sign]) => sign.test(userAgent))?.[1] ?? []);
  if (named.length > 0) return named.join(', ');
  return userAgent === '' ? '' : 'Alt program';
}
