/**
 * Where receipt printers ask for slips. Not calls of the contract: the protocols are the printers', and what lets one in
 * is the key in its address (docs/decisions/0205).
 */
import type { Context, Hono } from 'hono';
import { mayFetch, type PrintOutcome, settleJob } from '#domain/printing/print-job.ts';
import type { Instant } from '#domain/time/instant.ts';
import { readJson } from '#server/platform/http/read-json.ts';
import { type AppEnv, isInternal, visitorAddress } from '#server/platform/http/request-facts.ts';
import type { Log } from '#server/platform/log.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { type DrawServices, drawJob } from './draw-job.ts';
import { isSameKey, PRINTER_PATH, parsePrinterDoor, printerKey, showsBasic } from './printer-address.ts';
import {
  findJob,
  findNextJob,
  findPrinter,
  markOffered,
  markSettled,
  notePoll,
  type StoredJob,
  type StoredPrinter,
} from './printing.repository.ts';
import { encodePng } from './raster/encode-png.ts';
import { parseStarPoll, parseStarResult, presentStarJob, STAR_PICTURE } from './star-cloudprnt.ts';

export type PrinterServices = DrawServices & {
  readonly secrets: Secrets;
  readonly rateLimits: RateLimits;
  readonly log: Log;
  readonly config: { readonly trustedProxies: number };
};

/** Addresses that open nothing, from one network. */
const WRONG_DOORS = { points: 60, seconds: 60 };
/** Of one printer: a poll every five seconds and three requests for each slip leave room for seventy slips a minute. */
const REQUESTS_PER_MINUTE = { points: 240, seconds: 60 };

/** Mounts the addresses of printers: `POST`, `GET` and `DELETE` below `/imprimanta`. */
export function servePrinters(app: Hono<AppEnv>, services: PrinterServices): void {
  app.all(`${PRINTER_PATH}/:door`, async (context) => {
    const printer = await openDoor(services, context);
    if (printer === null) {
      const wait = await services.rateLimits.countVisit('printer_door', addressOf(services, context), WRONG_DOORS);
      return wait === null ? context.text('', 404) : tooMany(context, wait);
    }
    if (printer.basicHash !== null && !showsBasic(context.req.header('authorization'), printer.basicHash)) {
      return context.text('', 401, { 'WWW-Authenticate': 'Basic realm="Pofta"' });
    }
    const wait = await services.rateLimits.countTry('printer', String(printer.id), REQUESTS_PER_MINUTE);
    if (wait !== null) return tooMany(context, wait);
    return serveStar(services, printer, context);
  });
}

function tooMany(context: Context<AppEnv>, seconds: number): Response {
  return context.text('', 429, { 'Retry-After': String(seconds) });
}

function addressOf({ config }: PrinterServices, context: Context<AppEnv>): string {
  const peer = isInternal(context) ? '' : context.env.incoming?.socket.remoteAddress;
  return visitorAddress({ peer, forwardedFor: context.req.header('x-forwarded-for') }, config.trustedProxies);
}

/** The printer whose address was asked for; null for every other address. */
async function openDoor({ db, secrets }: PrinterServices, context: Context<AppEnv>): Promise<StoredPrinter | null> {
  const door = parsePrinterDoor(context.req.param('door') ?? '');
  if (door === null) return null;
  const printer = await findPrinter(db, door.id);
  const key = printerKey(await secrets.load('printer_addresses'), { id: door.id, turn: printer?.secretTurn ?? 0 });
  return isSameKey(door.key, key) ? printer : null;
}

async function serveStar(
  services: PrinterServices,
  printer: StoredPrinter,
  context: Context<AppEnv>,
): Promise<Response> {
  const { db } = services;
  const at = services.clock();
  switch (context.req.method) {
    case 'POST': {
      const body = await readJson(context.req.raw);
      const poll = body.ok ? parseStarPoll(body.value) : null;
      if (poll === null) return context.text('', 400);
      await notePoll(db, printer.id, { at, said: poll });
      const isFree = !poll.isPrinting && (poll.condition === 'ready' || poll.condition === 'paper_low');
      const job = isFree ? await findNextJob(db, printer.id, at) : null;
      return context.json(presentStarJob(job === null ? null : tokenOf(job)));
    }
    case 'GET':
      return fetchStarJob(services, printer, context, at);
    case 'DELETE': {
      const job = await findAskedJob(services, printer, context.req.query('token'));
      if (job !== null) await settle(services, job, parseStarResult(context.req.query('code') ?? ''), at);
      return context.text('', 200);
    }
    default:
      return context.text('', 405, { Allow: 'POST, GET, DELETE' });
  }
}

async function fetchStarJob(
  services: PrinterServices,
  printer: StoredPrinter,
  context: Context<AppEnv>,
  at: Instant,
): Promise<Response> {
  if ((context.req.query('type') ?? STAR_PICTURE) !== STAR_PICTURE) return context.text('', 415);
  const job = await findAskedJob(services, printer, context.req.query('token'));
  if (job === null || !mayFetch(job, at)) return context.text('', 404);
  const bitmap = await drawJob(services, printer, job);
  if (bitmap === null || !(job.state === 'offered' || (await markOffered(services.db, job.id, at)))) {
    return context.text('', 404);
  }
  return context.body(encodePng(bitmap), 200, {
    'Content-Type': STAR_PICTURE,
    'Cache-Control': 'no-store',
    'X-Star-ImageDitherPattern': 'none',
    'X-Star-Cut': 'partial; feed=true',
    // A copy was asked for by staff, who are there.
    ...(job.slip === 'kitchen' && !job.isCopy ? { 'X-Star-Buzzerstartpattern': '1' } : {}),
  });
}

/** The slip that a printer names; one that names none means what it was offered last. */
function findAskedJob(
  { db }: PrinterServices,
  printer: StoredPrinter,
  token: string | undefined,
): Promise<StoredJob | null> {
  const id = /^\d{1,9}$/.test(token ?? '') ? Number(token) : null;
  return id === null ? Promise.resolve(null) : findJob(db, printer.id, id);
}

function tokenOf({ id }: StoredJob): string {
  return String(id);
}

/** Notes what a printer says became of a slip. */
async function settle({ db, log }: PrinterServices, job: StoredJob, outcome: PrintOutcome, at: Instant): Promise<void> {
  const state = settleJob(job, outcome);
  const failure = outcome.kind === 'blocked' || outcome.kind === 'unprintable' ? outcome.word : '';
  await markSettled(db, job.id, { state, failure, at });
  log.info({ jobId: job.id, printerId: job.printerId, state }, `slip.${outcome.kind}`);
}
