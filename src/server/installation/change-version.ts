/**
 * Changes the version that runs, with the way back. Which version runs is one link, replaced in one step: whatever is cut in
 * the middle, the next start opens the old version or the new one, and each keeps the data whole by itself
 * (docs/decisions/0238-upgrades-of-a-data-folder.md).
 *
 * @see docs/decisions/0293-install-certificate-service.md
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions, parseVersion } from '#domain/installation/version.ts';
import { ask } from '../supervisor/command-words.ts';
import { checkUpdate } from './check-update.ts';
import { InstallationError } from './installation-error.ts';
import { type Places, PROGRAM, versionOf } from './places.ts';
import { askProgram, runProgram } from './run-as-shop.ts';
import type { Service } from './service.ts';
import { writeWhenDifferent } from './settings-file.ts';
import { waitUntilReady } from './wait-until-ready.ts';
import { REFUSALS, TELL } from './words.ts';

export type ChangeOptions = {
  readonly places: Places;
  readonly service: Service;
  readonly say: (line: string) => void;
};

type Change = { readonly from: string; readonly to: string };

/**
 * @param isAgreed the version may compute orders otherwise than they were
 * @throws InstallationError when nothing was changed, or when the change was taken back
 */
export async function changeVersion(
  to: string,
  isAgreed: boolean,
  { places, service, say }: ChangeOptions,
): Promise<void> {
  await finishChange({ places, service, say });
  const from = requireCurrent(places);
  if (from === to) return say(TELL.already(to));
  requireNewer({ from, to }, places);
  await checkUpdate({ version: to, home: join(places.programs, to), places, say, isAgreed });
  say(TELL.changing(from, to));
  writeWhenDifferent(places.change, JSON.stringify({ from, to } satisfies Change));
  pointTo(places.previous, from);
  pointTo(places.current, to);
  await service.restart();
  await settleChange({ from, to }, { places, service, say });
}

/** Finishes a change that was interrupted: the new version opens, or the old one is put back. */
export async function finishChange({ places, service, say }: ChangeOptions): Promise<void> {
  const change = readChange(places);
  if (change === null) return;
  // Cut before the link was replaced: nothing has changed.
  if (versionOf(places.current) !== change.to) return rmSync(places.change, { force: true });
  say(TELL.interrupted(change.to));
  if (!service.isRunning()) service.start();
  await settleChange(change, { places, service, say });
}

async function settleChange(change: Change, { places, service, say }: ChangeOptions): Promise<void> {
  if (await waitUntilReady(places, service)) {
    rmSync(places.change, { force: true });
    removeOldVersions(places);
    return say(TELL.changed(change.to));
  }
  await returnTo(change.from, { places, service, say });
  throw new InstallationError(TELL.wentBack(change.to, change.from));
}

/**
 * `pofta back`: the version before, with the data as it knows them. When these are a copy of before the upgrade, the owner is
 * asked first, unless `isAgreed`. Afterwards there is no version before: a copy of the data for it is not known to exist.
 */
export async function goBack(isAgreed: boolean, { places, service, say }: ChangeOptions): Promise<void> {
  await finishChange({ places, service, say });
  const previous = versionOf(places.previous);
  if (previous === null || !existsSync(join(places.programs, previous))) {
    throw new InstallationError(REFUSALS.noPrevious);
  }
  if (!isAgreed && judgeData(join(places.programs, previous), places) === 'newer') await requireConsent();
  await returnTo(previous, { places, service, say });
  say(TELL.back(previous));
}

async function requireConsent(): Promise<void> {
  if (!process.stdin.isTTY) throw new InstallationError(`${TELL.dataGoBack} ${REFUSALS.needsYes}`);
  if (!/^d(a)?$/i.test(await ask(`${TELL.dataGoBack} Continui? [da/nu] `))) {
    throw new InstallationError(REFUSALS.notAgreed);
  }
}

async function returnTo(version: string, { places, service, say }: ChangeOptions): Promise<void> {
  const current = requireCurrent(places);
  await service.stop();
  const verdict = judgeData(join(places.programs, version), places);
  if (verdict === null) {
    service.start();
    throw new InstallationError(REFUSALS.cannotJudge);
  }
  if (verdict === 'newer') {
    say(TELL.dataGoBack);
    const home = join(places.programs, current);
    if (runProgram(home, places, 'restore.ts', ['--before-upgrade', '--yes']) !== 0) {
      service.start();
      throw new InstallationError(REFUSALS.restoreFailed(current));
    }
  }
  pointTo(places.current, version);
  rmSync(places.previous, { force: true });
  rmSync(places.change, { force: true });
  service.start();
  if (!(await waitUntilReady(places, service))) throw new InstallationError(REFUSALS.neitherOpens(version));
}

function judgeData(home: string, places: Places): string | null {
  return (
    askProgram(PROGRAM, places, 'installation/judge-data.ts', [migrationsOf(home)])
      ?.split('\n')
      .at(-1) ?? null
  );
}

function requireNewer({ from, to }: Change, places: Places): void {
  const [wanted, current] = [parseVersion(to), parseVersion(from)];
  const home = join(places.programs, to);
  if (wanted === null || !existsSync(join(home, 'release.json'))) throw new InstallationError(REFUSALS.notUnpacked(to));
  if (current !== null && compareVersions(wanted, current) < 0) throw new InstallationError(REFUSALS.older(to, from));
  const known = readdirSync(migrationsOf(home));
  const isMissing = readdirSync(migrationsOf(join(places.programs, from))).some((name) => !known.includes(name));
  if (isMissing) throw new InstallationError(REFUSALS.olderThanData(to));
}

function migrationsOf(home: string): string {
  return join(home, 'db', 'migrations');
}

export function requireCurrent(places: Places): string {
  const current = versionOf(places.current);
  if (current === null) throw new InstallationError(REFUSALS.notInstalled);
  return current;
}

/** Replaces a link below the versions in one step. */
export function pointTo(link: string, version: string): void {
  const unfinished = `${link}.new`;
  rmSync(unfinished, { force: true });
  symlinkSync(version, unfinished);
  renameSync(unfinished, link);
}

/** The current version and the one before stay. */
function removeOldVersions(places: Places): void {
  const kept = [versionOf(places.current), versionOf(places.previous)];
  for (const name of readdirSync(places.programs)) {
    if (parseVersion(name) !== null && !kept.includes(name)) {
      rmSync(join(places.programs, name), { recursive: true, force: true });
    }
  }
}

function readChange(places: Places): Change | null {
  // Our own file, written in one step.
  return existsSync(places.change) ? (JSON.parse(readFileSync(places.change, 'utf8')) as Change) : null;
}
