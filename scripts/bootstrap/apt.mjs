// Installs Debian packages when that is possible without a password.
import { accessSync, constants } from 'node:fs';
import { run, runQuietly } from './run.mjs';

/** Installs `name`; false after printing a sentence. `purpose` names what is missing. */
export async function installByApt(name, purpose) {
  const apt = await aptGet();
  if (apt === null) {
    console.error(`${purpose} is missing and cannot be installed from here: run \`apt-get install ${name}\` as root.`);
    return false;
  }
  console.log(`Installing ${name} (once)…`);
  const [command, ...args] = apt;
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  await run(command, [...args, 'update', '-qq'], options);
  const code = await run(command, [...args, 'install', '-y', '-qq', '--no-install-recommends', name], options);
  if (code !== 0) console.error(`apt-get could not install ${name} (exit code ${code}).`);
  return code === 0;
}

/** The command for apt-get that needs no password, or null. */
async function aptGet() {
  if (!isExecutable('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  if (!isExecutable('/usr/bin/sudo')) return null;
  const { code } = await runQuietly('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n', 'apt-get'] : null;
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
