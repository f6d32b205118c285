/** Figures of the shop for a monitor, in Prometheus format. */
import { Gauge, Registry } from 'prom-client';

export type QueuedJobs = { readonly queue: string; readonly state: string; readonly jobs: number };

export type ShopFigures = {
  /** Number of unanswered orders, and the waiting time of the oldest. */
  readonly waitingOrders: number;
  readonly oldestWaitingSeconds: number;
  /** Those of them with an alarm. */
  readonly alarmedOrders: number;
  readonly databaseBytes: number;
  /** Since the last copy of the database; null when unknown. */
  readonly backupAgeSeconds: number | null;
  /** Log that is not copied yet; null when the program does not make copies. */
  readonly uncopiedLogBytes: number | null;
  readonly jobs: readonly QueuedJobs[];
};

/** Writes `figures` as gauges; null when the database does not answer, which is a gauge itself. */
export function writeShopFigures(figures: ShopFigures | null): Promise<string> {
  const registry = new Registry();
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value);
  gauge('pofta_database_up', 'Whether the database answers', figures === null ? 0 : 1);
  if (figures === null) return registry.metrics();
  gauge('pofta_orders_waiting', 'Orders that wait for an answer', figures.waitingOrders);
  gauge('pofta_oldest_waiting_seconds', 'How long the oldest of them waits', figures.oldestWaitingSeconds);
  gauge('pofta_orders_alarmed', 'Waiting orders that an alarm was raised for', figures.alarmedOrders);
  gauge('pofta_database_bytes', 'Size of the database', figures.databaseBytes);
  if (figures.backupAgeSeconds !== null) {
    gauge('pofta_backup_age_seconds', 'Since the last copy of the database', figures.backupAgeSeconds);
  }
  if (figures.uncopiedLogBytes !== null) {
    gauge('pofta_backup_log_bytes', 'Log of the database that is not copied yet', figures.uncopiedLogBytes);
  }
  const jobs = new Gauge({
    name: 'pofta_jobs',
    help: 'Background jobs that are not done, by queue and state',
    labelNames: ['queue', 'state'],
    registers: [registry],
  });
  for (const { queue, state, jobs: count } of figures.jobs) jobs.set({ queue, state }, count);
  return registry.metrics();
}
