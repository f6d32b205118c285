/** Chooses between the packaged PostgreSQL and those that are installed on the machine. */
import { compareServerVersions, parseServerVersion } from '#domain/health/server-version.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

/** What the programs of a folder say of themselves. */
export type InstalledServer = {
  /** The folder of `postgres` and `initdb`. */
  readonly programs: string;
  /** The output of `postgres --version`; null when it does not run. */
  readonly server: string | null;
  /** The version in the output of `initdb --show`. */
  readonly initdb: string | null;
  /** Extensions that the migrations create and the folder does not have. */
  readonly missingExtensions: readonly string[];
};

export type Unfit =
  | { readonly reason: 'does not run' }
  | { readonly reason: 'other version'; readonly found: string }
  /** `postgres` and `initdb` are of two releases: an update of the system is under way. */
  | { readonly reason: 'half updated' }
  | { readonly reason: 'extensions'; readonly missing: readonly string[] };

/** The server as binaries, or why it cannot serve a cluster of the major version of `packaged`. */
export function judgeInstalled(
  installed: InstalledServer,
  packaged: Pick<PostgresBinaries, 'version'>,
): PostgresBinaries | Unfit {
  const version = parseServerVersion(installed.server ?? '');
  if (version === null) return { reason: 'does not run' };
  const found = `${version.major}.${version.minor}`;
  if (version.major !== parseServerVersion(packaged.version)?.major) return { reason: 'other version', found };
  const initdb = parseServerVersion(installed.initdb ?? '');
  if (initdb === null || compareServerVersions(initdb, version) !== 0) return { reason: 'half updated' };
  const { programs, missingExtensions: missing } = installed;
  return missing.length > 0 ? { reason: 'extensions', missing } : { programs, version: found };
}

/** The newest that is newer than `packaged`; null when there is none. Of equals the first. */
export function chooseNewer(
  packaged: Pick<PostgresBinaries, 'version'>,
  installed: readonly PostgresBinaries[],
): PostgresBinaries | null {
  let newest = packaged.version;
  let chosen: PostgresBinaries | null = null;
  for (const one of installed) {
    if (!isNewer(one.version, newest)) continue;
    newest = one.version;
    chosen = one;
  }
  return chosen;
}

function isNewer(version: string, than: string): boolean {
  const [one, other] = [parseServerVersion(version), parseServerVersion(than)];
  return one !== null && other !== null && compareServerVersions(one, other) > 0;
}

/** For the owner who named the folder in `POSTGRES_BIN`. */
export function explainUnfit(programs: string, unfit: Unfit, major: string): string {
  switch (unfit.reason) {
    case 'does not run':
      return `POSTGRES_BIN: în ${programs} nu este un PostgreSQL care pornește. Dă dosarul programelor „postgres” și „initdb”, sau lasă setarea goală.`;
    case 'other version':
      return `POSTGRES_BIN: în ${programs} este PostgreSQL ${unfit.found}, iar datele cer versiunea ${major}. Instalează PostgreSQL ${major}, sau lasă setarea goală.`;
    case 'half updated':
      return `POSTGRES_BIN: programele din ${programs} sunt din versiuni diferite, ca în mijlocul unei actualizări. Încearcă din nou după ea.`;
    case 'extensions':
      return `POSTGRES_BIN: lui PostgreSQL din ${programs} îi lipsește ${unfit.missing.join(', ')}. Instalează pachetul cu extensii (contrib) al sistemului, sau lasă setarea goală.`;
  }
}
