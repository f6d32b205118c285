/** What a browser says of itself → words for people: „Chrome, Android”. */

/** The first that fits counts: most browsers name Chrome and Safari beside themselves. */
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
