// The journeys' browser: Debian's Chromium. Playwright's own download is not reachable from every machine.
import { installByApt, isExecutable } from './apt.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a browser, installed by apt-get where that is allowed; null after a sentence for the reader. */
export async function findOrInstallChromium() {
  const found = findChromium();
  if (found !== null) return found;
  await installByApt('chromium', 'Chromium');
  const installed = findChromium();
  if (installed === null) console.error('Without Chromium here, set CHROMIUM_PATH.');
  return installed;
}

function findChromium() {
  const places = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : USUAL_PLACES;
  return places.find(isExecutable) ?? null;
}
