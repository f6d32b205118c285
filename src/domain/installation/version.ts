/** Versions of the program: semantic, as in `0.4.0` or `1.0.0-rc.1`. */

export type Version = {
  readonly numbers: readonly [number, number, number];
  /** What stands after the hyphen; null for a release. */
  readonly trial: string | null;
};

const VERSION = /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})(?:-([0-9a-z]+(?:\.[0-9a-z]+)*))?$/;

export function parseVersion(text: string): Version | null {
  const [found, major, minor, patch, trial = null] = VERSION.exec(text) ?? [];
  return found === undefined ? null : { numbers: [Number(major), Number(minor), Number(patch)], trial };
}

/** Below zero when `one` is older. A trial is older than its release; parts that are numbers compare as numbers. */
export function compareVersions(one: Version, other: Version): number {
  const [major, minor, patch] = one.numbers;
  const [otherMajor, otherMinor, otherPatch] = other.numbers;
  return major - otherMajor || minor - otherMinor || patch - otherPatch || compareTrials(one.trial, other.trial);
}

function compareTrials(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one.localeCompare(other, 'en', { numeric: true });
}
