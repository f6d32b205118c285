/**
 * The command `pofta` of an installed shop; `bin/pofta` of the archive starts it with the archive's own Node.
 *
 * @see docs/decisions/0293-install-certificate-service.md
 */
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { changeVersion, goBack, requireCurrent } from './change-version.ts';
import { InstallationError } from './installation-error.ts';
import { openToGuests } from './open-to-guests.ts';
import { PROGRAM, resolvePlaces } from './places.ts';
import { removeInstallation } from './remove-installation.ts';
import { runProgram } from './run-as-shop.ts';
import { openService } from './service.ts';
import { setUp } from './set-up.ts';
import { describeStatus, writeReport } from './status.ts';
import { isReady, waitUntilReady } from './wait-until-ready.ts';
import { HELP, REFUSALS, TELL } from './words.ts';

const root = process.env.POFTA_ROOT ?? '/';
const places = resolvePlaces(root);
const service = openService(places);
const [command = 'help', ...rest] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);
/** The others read settings, which hold keys. */
const FOR_EVERYBODY = ['help', '--help', 'version', '--version', 'healthy'];

/** One that can fail without a sentence of its own returns an exit code. */
const COMMANDS: Readonly<Record<string, () => unknown>> = {
  help: () => say(HELP),
  '--help': () => say(HELP),
  version: () => say(basename(PROGRAM)),
  '--version': () => say(basename(PROGRAM)),
  setup: () => setUp({ places, service, say }),
  'change-to': () => changeVersion(rest[0] ?? '', rest.includes('--yes'), { places, service, say }),
  open: () => {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { 'no-wait': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    requireCurrent(places);
    return openToGuests(positionals[0], { places, service, say, isImpatient: values['no-wait'] });
  },
  status: async () => {
    for (const line of await describeStatus(places, service)) say(line);
  },
  // For a container's health check.
  healthy: async () => ((await isReady(places)) ? 0 : 1),
  update: () => {
    requireCurrent(places);
    // The installer that came with this version knows where releases lie and which key signs them.
    return spawnSync('sh', [join(PROGRAM, 'install.sh'), ...rest], { stdio: 'inherit' }).status ?? 1;
  },
  back: () => goBack(rest.includes('--yes'), { places, service, say }),
  backup: () => runProgram(PROGRAM, places, 'backup.ts', rest),
  restore: () => restore(),
  logs: () => service.showLog(rest.includes('-f')),
  report: async () => say(TELL.report(await writeReport(places, service, process.cwd()))),
  start: () => service.start(),
  stop: () => service.stop(),
  restart: () => service.restart(),
  uninstall: () => {
    const isDataDeleted = rest.includes('--delete-data') ? true : rest.includes('--keep-data') ? false : null;
    return removeInstallation({ places, service, say, isDataDeleted });
  },
};

try {
  const run = COMMANDS[command];
  if (run === undefined) throw new InstallationError(REFUSALS.unknown(command));
  if (places.isSystem && process.getuid?.() !== 0 && !FOR_EVERYBODY.includes(command)) {
    throw new InstallationError(REFUSALS.needsRoot([command, ...rest].join(' ')));
  }
  const code = await run();
  process.exitCode = typeof code === 'number' ? code : 0;
} catch (error) {
  process.stderr.write(`${error instanceof InstallationError ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}

/** The shop is stopped for it, and started again whatever became of it. */
async function restore(): Promise<number> {
  const isReading = rest.some((word) => ['--list', '--help'].includes(word));
  const wasRunning = service.isRunning() && !isReading;
  if (wasRunning) await service.stop();
  const code = runProgram(PROGRAM, places, 'restore.ts', rest);
  if (wasRunning) {
    service.start();
    if (!(await waitUntilReady(places, service))) throw new InstallationError(REFUSALS.notOpened);
  }
  return code;
}
