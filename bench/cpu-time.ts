/** Processor time of processes, read from `/proc`: the same on a busy machine as on an idle one. */
import { readdir, readFile } from 'node:fs/promises';

/** `getconf CLK_TCK`, the same on all Linux systems. */
const TICKS_PER_SECOND = 100;
const FIRST_AFTER_NAME = 2;
const [PARENT, USER, SYSTEM, CHILD_USER, CHILD_SYSTEM] = [1, 11, 12, 13, 14];

/**
 * Processor time in milliseconds of a process, its children, and the children that have ended; null without `/proc`.
 */
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
  // The name is in parentheses and may contain spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + FIRST_AFTER_NAME)
    .split(' ')
    .map(Number);
  const at = (place: number | undefined) => fields[place ?? 0] ?? 0;
  return { pid: Number(pid), parent: at(PARENT), ticks: at(USER) + at(SYSTEM) + at(CHILD_USER) + at(CHILD_SYSTEM) };
}
