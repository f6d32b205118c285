// The memory that is free for a program, as the system and the process's memory groups say.
import { readFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { dirname, join } from 'node:path';

const KIB = 1024;

/** Free bytes: the least of what the machine has, swap included, and of what each memory group around leaves. */
export function freeMemory(read = readText) {
  return Math.min(freeOfMachine(read), ...freeOfGroups(read));
}

function freeOfMachine(read) {
  const text = read('/proc/meminfo');
  const available = kibOf(text, 'MemAvailable');
  return available === null ? freemem() : available + (kibOf(text, 'SwapFree') ?? 0);
}

function kibOf(text, name) {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text ?? '');
  return found === null ? null : Number(found[1]) * KIB;
}

/** A container sees its own group as the root, at any path that /proc/self/cgroup names. */
function freeOfGroups(read) {
  const own = /^0::(.*)$/m.exec(read('/proc/self/cgroup') ?? '')?.[1] ?? '/';
  return [...foldersUp(own)].map((folder) => freeOfGroup(join('/sys/fs/cgroup', folder), read));
}

function* foldersUp(path) {
  for (let folder = path; ; folder = dirname(folder)) {
    yield folder;
    if (folder === '/' || folder === '.') return;
  }
}

/** Swap of the group counts, and so do file pages that the system drops when memory is short. */
function freeOfGroup(folder, read) {
  const limit = Number(read(join(folder, 'memory.max')) ?? Number.NaN);
  if (!Number.isFinite(limit)) return Number.POSITIVE_INFINITY;
  const used = Number(read(join(folder, 'memory.current')) ?? 0);
  const pages = Number(/^inactive_file (\d+)$/m.exec(read(join(folder, 'memory.stat')) ?? '')?.[1] ?? 0);
  return limit - used + pages + freeSwapOfGroup(folder, read);
}

function freeSwapOfGroup(folder, read) {
  const limit = Number(read(join(folder, 'memory.swap.max')) ?? 0);
  if (!Number.isFinite(limit)) return kibOf(read('/proc/meminfo'), 'SwapFree') ?? 0;
  return Math.max(0, limit - Number(read(join(folder, 'memory.swap.current')) ?? 0));
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
