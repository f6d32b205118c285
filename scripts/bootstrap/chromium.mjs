// The browser of journeys and benchmarks is Debian's: Playwright's own download is not reachable from every machine.
import { installByApt, isExecutable } from './apt.mjs';

/** The same engine without windows and desktop features: a journey takes half the processor time. */
const HEADLESS_PLACES = ['/usr/bin/chromium-headless-shell'];

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the full browser, installed by apt-get when that is possible; null after printing a sentence. */
export function findOrInstallChromium() {
  return findOrInstall('chromium', USUAL_PLACES);
}

/** Path of the headless browser; the full one when the headless one can be neither found nor installed. */
export async function findOrInstallHeadlessChromium() {
  return (await findOrInstall('chromium-headless-shell', HEADLESS_PLACES)) ?? findOrInstallChromium();
}

async function findOrInstall(debianPackage, places) {
  const found = findAmong(places);
  if (found !== null) return found;
  await installByApt(debianPackage, 'Chromium');
  const installed = findAmong(places);
  if (installed === null) console.error(`Without ${debianPackage} here, CHROMIUM_PATH names another browser.`);
  return installed;
}

function findAmong(places) {
  const wanted = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : places;
  return wanted.find(isExecutable) ?? null;
}
