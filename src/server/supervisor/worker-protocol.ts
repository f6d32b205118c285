/** The messages between a web worker and its supervisor. */
import { z } from 'zod';

const WorkerMessage = z.object({ kind: z.literal('listening'), port: z.number().int() });
const SupervisorMessage = z.object({ kind: z.literal('drain') });

/** From a worker: it accepts requests on `port`. */
export type WorkerMessage = z.infer<typeof WorkerMessage>;
/** To a worker: take no new requests, finish the running ones, then exit with code 0. */
export type SupervisorMessage = z.infer<typeof SupervisorMessage>;

/** `null` for anything else: libraries in a worker may use the same channel. */
export function parseWorkerMessage(message: unknown): WorkerMessage | null {
  return WorkerMessage.safeParse(message).data ?? null;
}

/** `null` for anything else. */
export function parseSupervisorMessage(message: unknown): SupervisorMessage | null {
  return SupervisorMessage.safeParse(message).data ?? null;
}
