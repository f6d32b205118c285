import type { Context } from 'hono';
import { readText } from '#server/platform/http/read-json.ts';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { parseEpsonForm, presentEpsonJob } from './epson-direct-print.ts';
import { fetchJob, findReadyToken, type JobServices, settle } from './jobs-of-printer.ts';
import { findOfferedJob } from './print-jobs.repository.ts';
import { notePoll, type StoredPrinter } from './printers.repository.ts';
import { drawSlip } from './raster/draw-slip.ts';

/** Epson Server Direct Print: every request is a posted form; an empty answer means that there is nothing to print. */
export async function serveEpson(
  services: JobServices,
  printer: StoredPrinter,
  context: Context<AppEnv>,
): Promise<Response> {
  if (context.req.method !== 'POST') return context.text('', 405, { Allow: 'POST' });
  const body = await readText(context.req.raw);
  const form = body.ok ? parseEpsonForm(body.value) : null;
  if (form === null) return context.text('', 400);
  await notePoll(services.db, printer.id, { at: services.clock(), said: form.kind === 'request' ? null : form.said });
  if (form.kind === 'request') return answerRequest(services, printer, context);
  if (form.kind === 'response') {
    const token = form.token ?? (await lastToken(services, printer));
    await settle(services, printer, { token, outcome: form.outcome });
  }
  return context.text('', 200);
}

/** The answer is the slip itself: from now on it may be printed, whether or not the answer arrives. */
async function answerRequest(
  services: JobServices,
  printer: StoredPrinter,
  context: Context<AppEnv>,
): Promise<Response> {
  const token = await findReadyToken(services, printer);
  const fetched = token === null ? null : await fetchJob(services, printer, token);
  if (fetched === null) return context.text('', 200);
  return context.body(presentEpsonJob(fetched.token, drawSlip(fetched.slip, printer.width)), 200, {
    'Content-Type': 'text/xml; charset=utf-8',
    'Cache-Control': 'no-store',
  });
}

async function lastToken({ db }: JobServices, printer: StoredPrinter): Promise<string | null> {
  const job = await findOfferedJob(db, printer.id);
  return job === null ? null : `${job.id}T${job.attempts}`;
}
