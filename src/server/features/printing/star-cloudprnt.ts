/**
 * Star CloudPRNT: the printer posts its status every few seconds, is told whether a slip is ready, fetches it, and
 * deletes it with a result code. All fields but `statusCode` may be missing.
 */
import { z } from 'zod';
import type { PrintOutcome } from '#domain/printing/print-job.ts';
import type { PrinterCondition } from '#domain/printing/printer.ts';

export const STAR_PICTURE = 'image/png';

const StarPoll = z.object({
  statusCode: z.string().max(200),
  printingInProgress: z.boolean().nullish(),
});

export type StarSign = {
  readonly condition: PrinterCondition;
  readonly word: string;
  /** It is printing the last fetched slip and will report the outcome. */
  readonly isPrinting: boolean;
};

/** The content of a poll; null for an invalid one. */
export function parseStarPoll(body: unknown): StarSign | null {
  const poll = StarPoll.safeParse(body);
  if (!poll.success) return null;
  const word = decode(poll.data.statusCode);
  return { condition: conditionOf(word), word, isPrinting: poll.data.printingInProgress === true };
}

/** `200%20OK` decoded for display. */
function decode(code: string): string {
  try {
    return decodeURIComponent(code.replaceAll('+', ' '));
  } catch {
    // Not encoded at all.
    return code;
  }
}

const PAPER_LOW = /^211|paper (low|near)/i;
const NO_PAPER = /^41[01]|paper (out|end|empty|jam)/i;
const COVER_OPEN = /^420|cover/i;

function conditionOf(word: string): PrinterCondition {
  if (NO_PAPER.test(word)) return 'no_paper';
  if (COVER_OPEN.test(word)) return 'cover_open';
  if (PAPER_LOW.test(word)) return 'paper_low';
  return word.startsWith('2') ? 'ready' : 'error';
}

/** The download timed out or was aborted: the slip stays queued. */
const NOT_FETCHED = '520';

/** The result code of a `DELETE`: 2… printed, 4… printer not ready, 5… the picture cannot be printed. */
export function parseStarResult(code: string): PrintOutcome {
  const word = decode(code);
  if (word.startsWith('2')) return { kind: 'printed' };
  if (word.startsWith(NOT_FETCHED)) return { kind: 'not_fetched' };
  if (word.startsWith('5')) return { kind: 'unprintable', word };
  return { kind: 'blocked', condition: conditionOf(word), word };
}

/** The answer to a poll. */
export function presentStarJob(token: string | null) {
  if (token === null) return { jobReady: false };
  return { jobReady: true, mediaTypes: [STAR_PICTURE], jobToken: token, deleteMethod: 'DELETE' };
}
