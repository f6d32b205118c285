/** What a new version changes in CHANGELOG.md and package.json. */
import { compareVersions, parseVersion } from '../../src/domain/installation/version.ts';

const HEAD = '## Unreleased\n';

/** @throws Error when `next` is no version, or none that follows `present` */
export function requireFollowing(next: string, present: string): void {
  const [wanted, before] = [parseVersion(next), parseVersion(present)];
  if (wanted === null) throw new Error(`${next} is no version: give three numbers, as in 0.2.0`);
  if (before !== null && compareVersions(wanted, before) <= 0) throw new Error(`${next} does not follow ${present}`);
}

/**
 * The changelog with what is unreleased as the section of `version`, and an empty one above it.
 *
 * @throws Error when nothing is unreleased
 */
export function cutSection(changelog: string, version: string, day: string): string {
  const start = changelog.indexOf(HEAD);
  if (start < 0) throw new Error('CHANGELOG.md has no section "Unreleased"');
  const after = start + HEAD.length;
  const end = changelog.indexOf('\n## ', after);
  const section = changelog.slice(after, end < 0 ? undefined : end);
  if (!/^- /m.test(section)) throw new Error('CHANGELOG.md has nothing below "Unreleased"');
  return `${changelog.slice(0, after)}\n## ${version} · ${day}\n${changelog.slice(after)}`;
}

/** The first version of a package file, which is the product's own, also in package-lock.json. */
export function replaceVersion(text: string, present: string, next: string): string {
  const own = `"version": "${present}"`;
  return text.replace(own, `"version": "${next}"`);
}
