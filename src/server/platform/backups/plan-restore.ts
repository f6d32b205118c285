/** Selects the copied log from a full copy to a moment, across the timelines that earlier restores created. */

import { formatDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { BackupError } from './backup-error.ts';
import type { FullCopy } from './full-copies.ts';
import { segmentStart } from './log-position.ts';
import type { WalFile } from './wal-files.ts';

export type RestorePlan = {
  readonly timeline: number;
  readonly files: readonly WalFile[];
  /** End of the log when it is before the requested moment. */
  readonly endsAt: Instant | null;
};

/** A timeline's ancestors, oldest first, each with the position where it was left. */
export type Ancestor = { readonly timeline: number; readonly leftAt: bigint };

/**
 * A commit is timestamped shortly before it is in the log: the file copied at the target moment may lack it, so the
 * next one is included.
 */
const FILES_BEYOND = 2;

/** The timeline in use at `until`; the newest for null. */
export function timelineAt(files: readonly WalFile[], until: Instant | null, copy: FullCopy): number {
  const byTime = files.toSorted((one, other) => one.copiedAt - other.copiedAt);
  const found = until === null ? undefined : byTime.find(({ copiedAt }) => copiedAt >= until);
  return (found ?? byTime.at(-1))?.timeline ?? copy.timeline;
}

/**
 * Selects the log files for a restore.
 *
 * @param ancestors of `timeline`
 * @throws BackupError naming the gap when part of the log is missing
 */
export function planRestore(
  copy: FullCopy,
  {
    files,
    timeline,
    ancestors,
    until,
  }: {
    readonly files: readonly WalFile[];
    readonly timeline: number;
    readonly ancestors: readonly Ancestor[];
    readonly until: Instant | null;
  },
): RestorePlan {
  const path = [...ancestors, { timeline, leftAt: null }];
  const first = path.findIndex((step) => step.timeline === copy.timeline);
  if (first === -1)
    throw new BackupError(`Jurnalul nu leagă copia din ${formatDateTime(copy.finishedAt)} de acest moment.`);
  let from = segmentStart(copy.start, copy.segmentBytes);
  const used: WalFile[] = [];
  let endsAt: Instant | null = null;
  for (const { timeline: step, leftAt } of path.slice(first)) {
    const chain = followChain(
      files.filter((file) => file.timeline === step),
      from,
    );
    const needed = leftAt === null ? takeUntil(chain, until, copy.stop) : chain.filter(({ start }) => start < leftAt);
    const reached = needed.at(-1)?.end ?? from;
    const must = leftAt ?? (step === copy.timeline ? copy.stop : from);
    if (reached < must) throw explainGap(files, step, reached);
    used.push(...needed);
    if (leftAt !== null) from = segmentStart(leftAt, copy.segmentBytes);
    else if (until !== null && !needed.some(({ copiedAt }) => copiedAt >= until)) {
      if (files.some((file) => file.timeline === step && file.start > reached)) throw explainGap(files, step, reached);
      endsAt = needed.at(-1)?.copiedAt ?? copy.finishedAt;
    }
  }
  return { timeline, files: used, endsAt };
}

/** The longest run of files without a gap that begins at `from`. */
function followChain(files: readonly WalFile[], from: bigint): readonly WalFile[] {
  const chain: WalFile[] = [];
  let at = from;
  for (const file of files) {
    if (file.start > at) break;
    if (file.end <= at) continue;
    chain.push(file);
    at = file.end;
  }
  return chain;
}

function takeUntil(chain: readonly WalFile[], until: Instant | null, atLeast: bigint): readonly WalFile[] {
  if (until === null) return chain;
  let beyond = 0;
  return chain.filter(({ copiedAt, start }) => {
    if (start < atLeast || beyond < FILES_BEYOND) {
      if (copiedAt >= until) beyond += 1;
      return true;
    }
    return false;
  });
}

function explainGap(files: readonly WalFile[], timeline: number, reached: bigint): BackupError {
  const ours = files.filter((file) => file.timeline === timeline);
  const before = ours.findLast(({ end }) => end <= reached);
  const after = ours.find(({ start }) => start > reached);
  const [from, to] = [before, after].map((file) => (file === undefined ? '…' : formatDateTime(file.copiedAt)));
  return new BackupError(
    `Din jurnal lipsește un fișier, cel copiat după ${from} și înainte de ${to} ` +
      `(${before?.name ?? 'începutul'} nu continuă cu ${after?.name ?? 'altul'}).`,
  );
}
