/** How old a PostgreSQL server is, and whether it should have been renewed by now. */
import { DAY_MS, type Instant, instant } from '#domain/time/instant.ts';
import { compareServerVersions, parseServerVersion, type ServerVersion } from './server-version.ts';

/** Releases of the major versions that the program runs on, by their day; a day renews all of them. */
export const SERVER_RELEASES: Readonly<Record<string, readonly string[]>> = {
  '2025-08-14': ['17.6', '16.10', '15.14'],
  '2025-09-25': ['18.0'],
  '2025-11-13': ['18.1', '17.7', '16.11', '15.15'],
  '2026-02-12': ['18.2', '17.8', '16.12', '15.16'],
  '2026-02-26': ['18.3', '17.9', '16.13', '15.17'],
  '2026-05-14': ['18.4', '17.10', '16.14', '15.18'],
  '2026-08-13': ['18.6', '17.11', '16.15', '15.19'],
  '2026-11-12': ['15.20'],
};

/** Within so many days a release that mends weaknesses is installed (SECURITY.md). */
const RENEWED_WITHIN_DAYS = 30;
/** February, May, August and November, counted from 0. */
const RELEASE_MONTHS = [1, 4, 7, 10];
const THURSDAY = 4;
const WEEK_DAYS = 7;

const known = Object.entries(SERVER_RELEASES).flatMap(([day, versions]) =>
  versions
    .map(parseServerVersion)
    .filter((version) => version !== null)
    .map((version) => ({ version, releasedAt: instant(Date.parse(day)) })),
);

export type ServerAge = {
  /** Null for a release that the list does not have. */
  readonly releasedAt: Instant | null;
  /** A release that came out more than thirty days ago is missing. */
  readonly isOld: boolean;
};

/**
 * PostgreSQL renews every major version on the second Thursday of February, May, August and November, so the age is
 * judged without knowing later releases. Newer than every known release of its major version counts as renewed.
 */
export function judgeServerAge(version: ServerVersion, now: Instant): ServerAge {
  const due = now - RENEWED_WITHIN_DAYS * DAY_MS;
  const releasedAt = known.find((release) => compareServerVersions(release.version, version) === 0)?.releasedAt ?? null;
  const isPassed = known.some(
    (release) =>
      release.version.major === version.major && release.version.minor > version.minor && release.releasedAt <= due,
  );
  return { releasedAt, isOld: isPassed || (releasedAt !== null && releasedAt < lastReleaseDay(due)) };
}

/** The last planned day of releases that is not after `moment`. */
function lastReleaseDay(moment: number): number {
  const year = new Date(moment).getUTCFullYear();
  const days = [year - 1, year].flatMap((one) => RELEASE_MONTHS.map((month) => secondThursday(one, month)));
  return Math.max(...days.filter((day) => day <= moment));
}

function secondThursday(year: number, month: number): number {
  const firstWeekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const first = 1 + ((THURSDAY - firstWeekday + WEEK_DAYS) % WEEK_DAYS);
  return Date.UTC(year, month, first + WEEK_DAYS);
}
