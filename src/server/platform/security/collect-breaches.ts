/**
 * Receives browsers' reports about violations of a page's policy: a bug of ours, a browser extension, or injected text
 * that would have run. They are logged and counted; nothing is stored.
 */
import type { Hono } from 'hono';
import { z } from 'zod';
import { parseJson } from '#domain/text/parse-json.ts';
import type { Instant } from '#domain/time/instant.ts';
import { readText } from '#server/platform/http/read-json.ts';
import type { AppEnv } from '#server/platform/http/request-facts.ts';
import { type Log, pathWithoutKeys } from '#server/platform/log.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { BREACH_REPORTS_PATH } from './security-headers.ts';

const LOG_EVERY_MS = 3_600_000;
/** Kinds of violations that one process logs per hour, because anybody may send reports. */
const MOST_KINDS = 50;
const LONGEST = 200;

const Text = z
  .string()
  .transform((text) => text.slice(0, LONGEST))
  .catch('');
/** A report in the format common to all browsers; missing or invalid fields are empty. */
const Report = z.object({
  'csp-report': z.object({
    'effective-directive': Text,
    'violated-directive': Text,
    'document-uri': Text,
    'blocked-uri': Text,
    'source-file': Text,
  }),
});

type BreachServices = { readonly log: Log; readonly metrics: Metrics; readonly clock: () => Instant };

/** Mounts `POST /csp-reports`, which answers 204 to everything. */
export function collectBreaches(app: Hono<AppEnv>, { log, metrics, clock }: BreachServices): void {
  let told = new Set<string>();
  let reportedSince = clock();
  app.post(BREACH_REPORTS_PATH, async (context) => {
    const body = await readText(context.req.raw);
    const breach = body.ok ? parseBreach(body.value) : null;
    if (breach !== null) note(breach);
    return context.body(null, 204);
  });

  function note(breach: Readonly<Record<string, string>>): void {
    metrics.countBreach();
    if (clock() - reportedSince >= LOG_EVERY_MS) {
      told = new Set();
      reportedSince = clock();
    }
    const kind = JSON.stringify(breach);
    if (told.has(kind) || told.size >= MOST_KINDS) return;
    told.add(kind);
    log.warn(breach, 'page.breach');
  }
}

function parseBreach(body: string): Readonly<Record<string, string>> | null {
  const read = Report.safeParse(parseJson(body));
  if (!read.success) return null;
  const report = read.data['csp-report'];
  return {
    directive: report['effective-directive'] || report['violated-directive'],
    page: placeOf(report['document-uri']),
    blocked: placeOf(report['blocked-uri']),
    source: placeOf(report['source-file']),
  };
}

/** The address without parameters and tokens; keywords like `inline` unchanged. */
function placeOf(address: string): string {
  if (!URL.canParse(address)) return pathWithoutKeys(address);
  const { protocol, host, pathname } = new URL(address);
  return host === '' ? protocol : `${host}${pathWithoutKeys(pathname)}`;
}
