import type { Context } from 'hono';
import { canPrint } from '#domain/printing/printer.ts';
import { readJson } from '#server/platform/http/read-json.ts';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { fetchJob, findReadyToken, type JobServices, settle } from './jobs-of-printer.ts';
import { notePoll, type StoredPrinter } from './printers.repository.ts';
import { drawSlip } from './raster/draw-slip.ts';
import { encodePng } from './raster/encode-png.ts';
import { parseStarPoll, parseStarResult, presentStarJob, STAR_PICTURE } from './star-cloudprnt.ts';

/**
 * Star CloudPRNT: `POST` polls, `GET` fetches, `DELETE` reports. Printers that name no slip mean the last announced
 * one.
 */
export async function serveStar(
  services: JobServices,
  printer: StoredPrinter,
  context: Context<AppEnv>,
): Promise<Response> {
  const token = context.req.query('token') ?? printer.announced;
  switch (context.req.method) {
    case 'POST':
      return answerPoll(services, printer, context);
    case 'GET':
      return answerFetch(services, printer, context, token);
    case 'DELETE':
      await settle(services, printer, { token, outcome: parseStarResult(context.req.query('code') ?? '') });
      return context.text('', 200);
    default:
      return context.text('', 405, { Allow: 'POST, GET, DELETE' });
  }
}

async function answerPoll(services: JobServices, printer: StoredPrinter, context: Context<AppEnv>): Promise<Response> {
  const body = await readJson(context.req.raw);
  const poll = body.ok ? parseStarPoll(body.value) : null;
  if (poll === null) return context.text('', 400);
  const isBusy = poll.isPrinting || !canPrint(poll.condition);
  const announced = isBusy ? null : await findReadyToken(services, printer);
  await notePoll(services.db, printer.id, {
    at: services.clock(),
    said: poll,
    // The slip being printed stays announced until the next one is.
    ...(announced === null ? {} : { announced }),
  });
  return context.json(presentStarJob(announced));
}

async function answerFetch(
  services: JobServices,
  printer: StoredPrinter,
  context: Context<AppEnv>,
  token: string | null,
): Promise<Response> {
  if ((context.req.query('type') ?? STAR_PICTURE) !== STAR_PICTURE) return context.text('', 415);
  const fetched = await fetchJob(services, printer, token);
  if (fetched === null) return context.text('', 404);
  const { job, slip } = fetched;
  return context.body(encodePng(drawSlip(slip, printer.width)), 200, {
    'Content-Type': STAR_PICTURE,
    'Cache-Control': 'no-store',
    'X-Star-ImageDitherPattern': 'none',
    'X-Star-Cut': 'partial; feed=true',
    // No buzzer for a copy, which was requested by staff in the kitchen, and one buzz for all parts of a slip.
    ...(job.slip === 'kitchen' && !job.isCopy && job.part === 1 ? { 'X-Star-Buzzerstartpattern': '1' } : {}),
  });
}
