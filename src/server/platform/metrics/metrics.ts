/**
 * Metrics of a process for a monitor, in Prometheus format (docs/decisions/0236). No label identifies a person, an
 * order or an address: labels are calls, statuses and codes of the contract.
 */
import type { Pool } from 'pg';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds. */
const ANSWER_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const RING_BOUNDS = [0.05, 0.1, 0.3, 1, 3, 10, 30];

export type AnsweredCall = { readonly call: string; readonly status: number; readonly seconds: number };

export type Metrics = {
  /** A call that came over the network was answered. */
  readonly countAnswer: (answered: AnsweredCall) => void;
  readonly countRefusal: (code: string) => void;
  /** A browser reported a violation of a page's policy. */
  readonly countBreach: () => void;
  /** Time from placing an order until it was sent to panels. */
  readonly observeRing: (seconds: number) => void;
  /**
   * Also measures the process: memory, event loop, garbage collection. Uses timers, so only for processes that serve.
   */
  readonly measureProcess: () => void;
  /** Everything of this process as text, or of all workers where there are several. */
  readonly write: () => Promise<string>;
};

/**
 * Opens the metrics of a process.
 *
 * @param writeAll collects those of every worker; null when this process is the only one
 */
export function openMetrics(pool: Pool, writeAll: (() => Promise<string>) | null): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (writeAll !== null) {
    // When one of these exists, the registry answers the supervisor's requests automatically.
    new AggregatorRegistry();
    AggregatorRegistry.setRegistries(registry);
  }
  const answers = new Counter({
    name: 'pofta_answers_total',
    help: 'Calls answered, by call and status',
    labelNames: ['call', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'pofta_answer_seconds',
    help: 'Time to answer, by call',
    labelNames: ['call'],
    buckets: ANSWER_BOUNDS,
    registers,
  });
  const refusals = new Counter({
    name: 'pofta_refusals_total',
    help: 'Calls refused, by code',
    labelNames: ['code'],
    registers,
  });
  const breaches = new Counter({
    name: 'pofta_page_breaches_total',
    help: 'Reports of browsers that the policy of a page stopped something',
    registers,
  });
  const ring = new Histogram({
    name: 'pofta_ring_seconds',
    help: 'From the placing of an order to its being sent to panels',
    buckets: RING_BOUNDS,
    registers,
  });
  new Gauge({
    name: 'pofta_pool_connections',
    help: 'Connections to the database: open, idle; waiting = requests without one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return {
    countAnswer(answered) {
      answers.inc({ call: answered.call, status: answered.status });
      seconds.observe({ call: answered.call }, answered.seconds);
    },
    countRefusal: (code) => refusals.inc({ code }),
    countBreach: () => breaches.inc(),
    observeRing: (measured) => ring.observe(measured),
    measureProcess: () => collectDefaultMetrics({ register: registry }),
    write: writeAll ?? (() => registry.metrics()),
  };
}
