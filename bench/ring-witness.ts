/**
 * A panel in a thread of its own that only records when an order rings, so that the other panels of a benchmark cannot
 * delay it.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '#contract/other-paths.ts';

export type RingWitness = {
  /** Moments (`performance.timeOrigin` + `performance.now()`) by order number. */
  readonly rung: ReadonlyMap<number, number>;
  readonly close: () => Promise<unknown>;
};

type Asked = { readonly address: string; readonly token: string };

/** Reconnects when its connection ends: a worker of the shop may have been killed. */
export function openRingWitness(asked: Asked): RingWitness {
  const rung = new Map<number, number>();
  const worker = new Worker(new URL(import.meta.url), { workerData: asked });
  worker.on('message', ({ number, at }: { readonly number: number; readonly at: number }) => {
    if (!rung.has(number)) rung.set(number, at);
  });
  return { rung, close: () => worker.terminate() };
}

if (parentPort !== null) listen(workerData as Asked, parentPort);

function listen({ address, token }: Asked, parent: NonNullable<typeof parentPort>): void {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`);
  socket.on('open', () => socket.send(JSON.stringify({ token })));
  socket.on('message', (raw) => {
    const at = performance.timeOrigin + performance.now();
    const number = /^\{"orderNumber":(\d+)/.exec(raw.toString())?.[1];
    if (number !== undefined) parent.postMessage({ number: Number(number), at });
  });
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(() => listen({ address, token }, parent), 250));
}
