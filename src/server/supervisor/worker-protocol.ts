/** The messages between a web worker and its supervisor. */
import { z } from 'zod';

const WorkerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listening'), port: z.int() }),
  z.object({ kind: z.literal('metrics_wanted'), id: z.int() }),
  z.object({
    kind: z.literal('visit'),
    id: z.int(),
    name: z.string(),
    key: z.string(),
    allowance: z.object({ points: z.number(), seconds: z.number() }),
    change: z.literal([1, 0, -1]),
  }),
]);
const SupervisorMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drain') }),
  z.object({ kind: z.literal('metrics'), id: z.int(), text: z.string().nullable() }),
  z.object({ kind: z.literal('visit_counted'), id: z.int(), wait: z.int().nullable() }),
]);

/** From a worker: it accepts requests on `port`; it requests the metrics of all workers; it counts a visit. */
export type WorkerMessage = z.infer<typeof WorkerMessage>;
/**
 * To a worker: stop accepting requests, finish the running ones, then exit with code 0; the requested metrics, null
 * when a worker did not report its own; the seconds to wait before the next visit, null when the visit is allowed.
 */
export type SupervisorMessage = z.infer<typeof SupervisorMessage>;

/** `null` for anything else: libraries in a worker may use the same channel. */
export function parseWorkerMessage(message: unknown): WorkerMessage | null {
  return WorkerMessage.safeParse(message).data ?? null;
}

/** `null` for anything else. */
export function parseSupervisorMessage(message: unknown): SupervisorMessage | null {
  return SupervisorMessage.safeParse(message).data ?? null;
}
