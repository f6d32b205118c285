/**
 * `npm run storm -- sockets [seconds] [pause]`: five thousand unauthenticated sockets reconnect within the given
 * seconds after they were disconnected (default 30, pause 10), first from as many addresses of this machine and then
 * all from one, silent or with invented tokens. Meanwhile a panel reconnects again and again with a new ticket, and a
 * client of the documents with its session token. Neither may be refused.
 */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { createNamedApi } from '#contract/named-api.ts';
import { SOCKET_PATH } from '#contract/other-paths.ts';
import { aRunningShop } from '#test/support/running-shop.ts';

const STRANGERS = 5_000;
const SECONDS = 30;
const GIVEN_UP_MS = 10_000;
const PAUSE_MS = 20;
/** The longest pause before a disconnected client reconnects: a thousand connections a second. */
const PAUSE_SECONDS = 10;
/** Memory limit of a web process for 200 strangers, its panels and 5,000 connections that are just being answered. */
const MOST_MEMORY_MIB = 600;
/** Panels connect from an address of their own, so that enough local ports are left for them. */
const PANEL_ADDRESS = '127.200.0.1';

type Round = 'many addresses' | 'one address';
type Way = 'ticket in the address' | 'token as the first message';

if (process.send === undefined)
  await holdTheShop(Number(process.argv[2] ?? SECONDS), Number(process.argv[3] ?? PAUSE_SECONDS));
else
  hammer(
    Number(process.argv[2]),
    process.argv[3] === 'one address' ? 'one address' : 'many addresses',
    Number(process.argv[4]) * 1000,
  );

async function holdTheShop(seconds: number, pause: number): Promise<void> {
  await using shop = await aRunningShop({ settings: { LOG_LEVEL: 'silent' } });
  const token = await shop.signIn();
  const askForTicket = createNamedApi((request) => {
    request.headers.set('authorization', `Bearer ${token}`);
    return fetch(request);
  }, shop.address);
  const [worker = 0] = await shop.listWorkerPids();
  const port = Number(new URL(shop.address).port);
  let failures = 0;
  for (const round of ['many addresses', 'one address'] as const) {
    const strangers = fork(fileURLToPath(import.meta.url), [String(port), round, String(pause)], {
      execArgv: process.execArgv,
    });
    await once(strangers, 'message');
    const times: Record<Way, number[]> = { 'ticket in the address': [], 'token as the first message': [] };
    const refused: Record<Way, string[]> = { 'ticket in the address': [], 'token as the first message': [] };
    let [mostMemory, mostFiles] = [0, 0];
    const until = performance.now() + seconds * 1000;
    while (performance.now() < until) {
      for (const way of ['ticket in the address', 'token as the first message'] as const) {
        const began = performance.now();
        const shown =
          way === 'ticket in the address'
            ? await askForTicket('createSocketTicket').catch(() => null)
            : { ticket: token };
        const outcome = shown === null ? 'no ticket' : await connectOnce(port, way, shown.ticket);
        if (outcome === 'hello') times[way].push(performance.now() - began);
        else refused[way].push(outcome);
      }
      mostMemory = Math.max(mostMemory, memoryOf(worker));
      mostFiles = Math.max(mostFiles, readdirSync(`/proc/${worker}/fd`).length);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    strangers.send('stop');
    const [{ attempts }] = (await once(strangers, 'message')) as [{ attempts: number }];
    strangers.kill();
    console.log(
      `${STRANGERS} strangers from ${round}, ${seconds} s, ${attempts} connections (load ${loadavg()[0]?.toFixed(1)})`,
    );
    for (const way of ['ticket in the address', 'token as the first message'] as const) {
      const tries = times[way].length + refused[way].length;
      const longest = (Math.max(0, ...times[way]) / 1000).toFixed(2);
      console.log(
        `  ${way}: ${tries} tries, ${refused[way].length} refused, longest way to the first word ${longest} s`,
      );
      if (refused[way].length > 0) console.log(`    ${[...new Set(refused[way])].join(', ')}`);
      if (tries === 0) failures += 1;
    }
    // A session token is looked up in the same queue as invented ones, so its client may have to retry; a ticket must
    // never fail.
    failures += refused['ticket in the address'].length;
    console.log(`  web process: at most ${mostMemory} MiB and ${mostFiles} open files`);
    if (mostMemory > MOST_MEMORY_MIB) failures += 1;
  }
  process.exitCode = failures === 0 ? 0 : 1;
}

/** Returns `hello`, or how the connection ended. */
async function connectOnce(port: number, way: Way, shown: string): Promise<string> {
  const query = way === 'ticket in the address' ? `?token=${shown}` : '';
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}${query}`, { localAddress: PANEL_ADDRESS });
  const { promise, resolve } = Promise.withResolvers<string>();
  const patience = setTimeout(() => resolve('no answer'), GIVEN_UP_MS);
  if (query === '') socket.on('open', () => socket.send(shown));
  socket.on('message', () => resolve('hello'));
  socket.on('unexpected-response', (_, { statusCode }) => resolve(`HTTP ${statusCode}`));
  socket.on('error', (error) => resolve(error.message));
  socket.on('close', (code) => resolve(`closed with ${code}`));
  const outcome = await promise;
  clearTimeout(patience);
  socket.terminate();
  return outcome;
}

function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** The unauthenticated clients, in a process of their own. */
function hammer(port: number, round: Round, pauseMs: number): void {
  let attempts = 0;
  let isStopping = false;
  const begin = (index: number): void => {
    if (isStopping) return;
    attempts += 1;
    const localAddress = round === 'one address' ? '127.0.0.1' : `127.${100 + (index >> 8)}.${index & 255}.7`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const query = index % 2 === 0 ? '' : `?token=${randomBytes(54).toString('base64url')}`;
    socket.on('connect', () => socket.write(upgradeTo(port, query)));
    socket.resume();
    socket.on('error', () => socket.destroy());
    socket.on('close', () => setTimeout(begin, Math.random() * pauseMs, index));
  };
  for (let index = 0; index < STRANGERS; index += 1) setTimeout(begin, Math.random() * pauseMs, index);
  process.on('message', () => {
    isStopping = true;
    process.send?.({ attempts });
  });
  // By now each of them has connected at least once.
  setTimeout(() => process.send?.({ attempts }), pauseMs);
}

function upgradeTo(port: number, query: string): string {
  const head = [
    `GET ${SOCKET_PATH}${query} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n`;
}
