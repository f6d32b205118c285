/** What processes have used of the processor, read from `/proc`: it says the same on a busy machine as on a quiet one. */
import { readdir, readFile } from 'node:fs/promises';

/** Of `getconf CLK_TCK`, everywhere. */
const TICKS_PER_SECOND = 100;
const FIRST_AFTER_NAME = 2;
const [PARENT, USER, SYSTEM, CHILD_USER, CHILD_SYSTEM] = [1, 11, 12, 13, 14];

/** Milliseconds of the processor that a process, its children and the children that have ended have used; null without `/proc`. */
export async function cpuMsOf(root: number): Promise<number | null> {
  const folders = await readdir('/proc').catch(() => null);
  if (folders === null) return null;
  const stats = await Promise.all(folders.filter((name) => /^\d+$/.test(name)).map(readStat));
  const known = stats.flatMap((stat) => (stat === null ? [] : [stat]));
  const family = new Set([root]);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { pid, parent } of known) if (family.has(parent)) family.add(pid);
  }
  const ticks = known.filter(({ pid }) => family.has(pid)).reduce((sum, stat) => sum + stat.ticks, 0);
  return (ticks * 1000) / TICKS_PER_SECOND;
}

async function readStat(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The name stands in parentheses and may hold spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + FIRST_AFTER_NAME)
    .split(' ')
    .map(Number);
  const at = (place: number | undefined) => fields[place ?? 0] ?? 0;
  return { pid: Number(pid), parent: at(PARENT), ticks: at(USER) + at(SYSTEM) + at(CHILD_USER) + at(CHILD_SYSTEM) };
}
