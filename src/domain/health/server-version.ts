/** Versions of PostgreSQL's server. */

export type ServerVersion = { readonly major: number; readonly minor: number };

const RELEASE = /(?:^|[\s=])(\d{1,3})\.(\d{1,3})(?=$|[\s,(])/m;

/**
 * The version in an answer of the server or of its programs, as in `18.6 (Debian 18.6-1)` or
 * `postgres (PostgreSQL) 18.6`; null for one that is no release (`19beta1`).
 */
export function parseServerVersion(text: string): ServerVersion | null {
  const [, major, minor] = RELEASE.exec(text) ?? [];
  return major === undefined ? null : { major: Number(major), minor: Number(minor) };
}

export function formatServerVersion({ major, minor }: ServerVersion): string {
  return `${major}.${minor}`;
}

/** Positive when `one` is newer. */
export function compareServerVersions(one: ServerVersion, other: ServerVersion): number {
  return one.major - other.major || one.minor - other.minor;
}
