/** Metrics endpoint for a monitor (Prometheus or compatible) (docs/decisions/0236). */
import type { Hono } from 'hono';
import type { Database } from '#server/platform/database.ts';
import { type AppEnv, isInternal } from '#server/platform/http/request-facts.ts';
import type { Log } from '#server/platform/log.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import { findShopFigures, listQueuedJobs } from './monitor.repository.ts';
import { writeShopFigures } from './shop-figures.ts';

export const METRICS_PATH = '/metrics';
const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export type MonitorServices = {
  readonly db: Database;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly config: { readonly metricsToken: string | null };
};

/** Mounts `GET /metrics`. Answers 404 without access, and 503 when a worker does not answer. */
export function serveMetrics(app: Hono<AppEnv>, { db, log, metrics, config }: MonitorServices): void {
  const loadShop = async () => ({ ...(await findShopFigures(db)), jobs: await listQueuedJobs(db) });
  const note = (error: unknown) => {
    log.warn({ reason: String(error) }, 'metrics.incomplete');
    return null;
  };
  app.get(METRICS_PATH, async (context, next) => {
    const reader = {
      peer: isInternal(context) ? undefined : context.env.incoming?.socket.remoteAddress,
      host: new URL(context.req.url).hostname,
      headers: context.req.raw.headers,
    };
    if (!mayReadMetrics(reader, config.metricsToken)) return next();
    const [ofProcesses, restaurant] = await Promise.all([metrics.write().catch(note), loadShop().catch(note)]);
    if (ofProcesses === null) return context.text('unavailable', 503, { 'Cache-Control': 'no-store' });
    const text = `${ofProcesses}\n${await writeShopFigures(restaurant)}`;
    return context.text(text, 200, { 'Content-Type': TYPE, 'Cache-Control': 'no-store' });
  });
}
