// The journeys' browser: Debian's Chromium. Playwright's own download is not reachable from every machine.
import { accessSync, constants } from 'node:fs';
import { run, runQuietly } from './run.mjs';

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
  const apt = await aptGet();
  if (apt === null) {
    console.error(
      'Chromium is missing and cannot be installed from here: run `apt-get install chromium` as root, or set CHROMIUM_PATH.',
    );
    return null;
  }
  console.log('Installing Chromium (once)…');
  const [command, ...args] = apt;
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  await run(command, [...args, 'update', '-qq'], options);
  const code = await run(command, [...args, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  if (code !== 0) console.error(`apt-get could not install Chromium (exit code ${code}).`);
  return findChromium();
}

function findChromium() {
  const places = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : USUAL_PLACES;
  return places.find(isExecutable) ?? null;
}

/** How to call apt-get without being asked for a password, or null. */
async function aptGet() {
  if (!isExecutable('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  if (!isExecutable('/usr/bin/sudo')) return null;
  const { code } = await runQuietly('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n', 'apt-get'] : null;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
