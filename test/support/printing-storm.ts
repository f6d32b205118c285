/**
 * Slips under random faults: printers of both protocols run out of paper, lose messages, are switched off in the
 * middle. Staff answer questions by looking at the paper, and are sometimes wrong. Invariant: every job is printed, and
 * only copies are printed twice.
 */

import { createHash } from 'node:crypto';
import { composeSlip, FIRST_SLIP } from '#domain/printing/compose-slip.ts';
import type { PrinterProtocol } from '#domain/printing/printer.ts';
import { findStaffOrder } from '#server/features/orders/index.ts';
import { drawSlip } from '#server/features/printing/raster/draw-slip.ts';
import { encodePng } from '#server/features/printing/raster/encode-png.ts';
import { askingOften } from './a-printer.ts';
import { type EpsonFault, fakeEpson } from './fake-epson.ts';
import { fakeStar, type StarFault } from './fake-star.ts';
import { seededRandom } from './seeded-random.ts';

type Kitchen = Awaited<ReturnType<typeof import('./a-printing-kitchen.ts').aPrintingKitchen>>;

/** A very bad hour: two turns in five fail. */
const FAULTY = 0.4;
const STAR_FAULTS: readonly StarFault[] = [
  'no_paper',
  'cover_open',
  'double_get',
  'lost_delete',
  'broken_download',
  'power_cut_before',
  'power_cut_after',
];
const EPSON_FAULTS: readonly EpsonFault[] = [
  'no_paper',
  'cover_open',
  'broken',
  'timeout',
  'lost_request',
  'lost_response',
  'double_response',
  'power_cut_before',
];

export type StormReport = {
  readonly jobs: number;
  readonly faults: number;
  /** Number of printed sheets, copies included. */
  readonly sheets: number;
  readonly copies: number;
  /** Jobs that staff were asked about. */
  readonly questions: number;
  /** Orders that were not printed, and originals that were printed twice: both must be empty. */
  readonly missing: readonly number[];
  readonly doubled: readonly number[];
};

/** Accepts `jobs` orders one after the other while the printer of `kitchen` fails at random. */
export async function stormPrinting(
  kitchen: Kitchen,
  { jobs, seed, protocol }: { readonly jobs: number; readonly seed: number; readonly protocol: PrinterProtocol },
): Promise<StormReport> {
  const { story, printer, panel } = kitchen;
  const random = seededRandom(seed);
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  let [faults, questions] = [0, 0];
  const ask = askingOften(story, printer);
  const star = fakeStar(ask, printer.path);
  const epson = fakeEpson(ask, printer.path);
  const takeTurn = async () => {
    const isFaulty = random() < FAULTY;
    faults += isFaulty ? 1 : 0;
    if (protocol === 'star') await star.turn(isFaulty ? oneOf(STAR_FAULTS) : undefined);
    else await epson.turn(isFaulty ? oneOf(EPSON_FAULTS) : undefined);
    story.clock.advanceMinutes(5 / 60);
  };
  // A tablet that answers questions, mostly with „print it”, whether the slip was printed or not.
  const answer = async () => {
    const { printQuestions } = await panel('getPanelWatch');
    if (printQuestions.length === 0) return;
    questions += printQuestions.length;
    const jobIds = printQuestions.map(({ jobId }) => jobId);
    await panel('answerPrintJobs', { body: { jobIds, answer: 'print' } });
  };

  const numbers: number[] = [];
  while (numbers.length < jobs) {
    numbers.push(await kitchen.accepted());
    await takeTurn();
    if (random() < 0.1) await answer();
  }
  // At the end everything is answered, and the printer works without faults.
  for (let round = 0; round < jobs * 20 && (await hasOpenJobs(kitchen)); round += 1) {
    await takeTurn();
    if (round % 13 === 0) await answer();
  }

  const paper = protocol === 'star' ? star.paper : epson.paper;
  const sheets = new Map<string, number>();
  for (const sheet of paper) sheets.set(keyOf(sheet), (sheets.get(keyOf(sheet)) ?? 0) + 1);
  const [missing, doubled]: [number[], number[]] = [[], []];
  let copies = 0;
  for (const number of numbers) {
    const [first, copied] = await timesOnPaper(kitchen, number, sheets, protocol);
    copies += copied;
    if (first + copied === 0) missing.push(number);
    if (first > 1) doubled.push(number);
  }
  return { jobs, faults, sheets: paper.length, copies, questions, missing, doubled };
}

async function hasOpenJobs({ story }: Kitchen): Promise<boolean> {
  const row = await story.db
    .selectFrom('print_jobs')
    .select('id')
    .where('state', 'in', ['queued', 'offered', 'failed'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const keyOf = (sheet: Buffer | string) => createHash('sha256').update(sheet).digest('base64');

/** How often an order's slip was printed as original and as copy: slips are recognised by their pixels. */
async function timesOnPaper(
  { story }: Kitchen,
  number: number,
  sheets: ReadonlyMap<string, number>,
  protocol: PrinterProtocol,
): Promise<readonly [number, number]> {
  const { id } = await story.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const order = await findStaffOrder(story.db, id);
  if (order === null) throw new Error('The order is gone');
  const times = (isCopy: boolean) => {
    const slip = composeSlip('kitchen', order, { ...FIRST_SLIP, isCopy, at: story.clock.now(), restaurant: null });
    const bitmap = drawSlip(slip, 576);
    const sheet = protocol === 'star' ? encodePng(bitmap) : Buffer.from(bitmap.bits).toString('base64');
    return sheets.get(keyOf(sheet)) ?? 0;
  };
  return [times(false), times(true)];
}
