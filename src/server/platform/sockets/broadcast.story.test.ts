import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerMessage } from '#contract/panel/live.ts';
import { instant } from '#domain/time/instant.ts';
import type { Session } from '#server/platform/sessions.ts';
import { openSockets } from './sockets.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 10));
// Only who it is, the role, and until when are read.
const SESSION = { userId: 1, roles: ['ROLE_MANAGER'], expiresAt: instant(NOW + 1000) } as Partial<Session> as Session;

function changed(number: number, actor: string | null = null): ServerMessage {
  return { type: 'order-changed', data: { number, version: 2, status: 'CONFIRMED', actor } };
}

/** Only its kind and its words count here. */
function whole(number: number): ServerMessage {
  return { type: 'order-details', data: { number } } as unknown as ServerMessage;
}

async function openPanel({ autoPong = true } = {}) {
  const sockets = openSockets({
    publicUrl: 'http://localhost',
    trustedProxies: 0,
    clock: () => NOW,
    log: { info: () => {}, warn: () => {}, error: () => {} } as never,
    isTicket: async () => true,
    findSession: async () => SESSION,
    recheck: async () => SESSION,
    mayListen: () => true,
  });
  const writes = vi.fn<(text: unknown) => void>();
  const server = createServer();
  server.on('upgrade', (request, line, head) => {
    const write = line.write.bind(line) as (chunk: unknown) => boolean;
    line.write = (chunk: unknown) => {
      writes(chunk);
      return write(chunk);
    };
    sockets.upgrade(request, line, head);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const panel = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/?token=ticket`, { autoPong });
  const heard: unknown[] = [];
  panel.on('message', (raw) => heard.push(JSON.parse(raw.toString())));
  await vi.waitFor(() => expect(heard).toMatchObject([{ type: 'hello' }]));
  heard.length = 0;
  writes.mockClear();
  const close = async () => {
    await sockets.close();
    panel.terminate();
    server.close();
    await once(server, 'close');
  };
  const answerPing = () => panel.pong();
  return { sockets, heard, writes, answerPing, [Symbol.asyncDispose]: close };
}

test('what is told at once is one write per connection, what follows soon is one more, all in its order', async () => {
  await using panel = await openPanel();
  const first = [changed(1), changed(2, 'ț'.repeat(200)), changed(3, 'x'.repeat(70_000))];
  for (const message of first) panel.sockets.broadcast(message, null);
  await vi.waitFor(() => expect(panel.heard).toEqual(first));
  expect(panel.writes).toHaveBeenCalledTimes(1);

  const second = [changed(4), changed(5)];
  for (const message of second) {
    panel.sockets.broadcast(message, null);
    await Promise.resolve();
  }
  await vi.waitFor(() => expect(panel.heard).toEqual([...first, ...second]));
  expect(panel.writes.mock.calls.length).toBeLessThanOrEqual(3);
});

test('a line that still receives whole orders is told what happens, and sent no more of them', async () => {
  await using panel = await openPanel({ autoPong: false });
  panel.sockets.broadcast(whole(1), null);
  panel.sockets.broadcast(changed(1), null);
  await vi.waitFor(() => expect(panel.heard).toEqual([whole(1), changed(1)]));
  panel.sockets.broadcast(whole(2), null);
  panel.sockets.broadcast(changed(2), null);
  await vi.waitFor(() => expect(panel.heard).toEqual([whole(1), changed(1), changed(2)]));

  panel.answerPing();
  await vi.waitFor(() => {
    panel.sockets.broadcast(whole(3), null);
    expect(panel.heard).toContainEqual(whole(3));
  });
  expect(panel.heard).not.toContainEqual(whole(2));
});

test('what was told before a process ends is sent before its connections close', async () => {
  await using panel = await openPanel();
  panel.sockets.broadcast(changed(1), null);
  await vi.waitFor(() => expect(panel.heard).toEqual([changed(1)]));
  panel.sockets.broadcast(changed(2), null);
  await panel.sockets.close();
  await vi.waitFor(() => expect(panel.heard).toEqual([changed(1), changed(2)]));
});
