/**
 * `npm run storm -- pooler`: two nodes behind a real PgBouncer in transaction mode, with default settings, over an
 * empty database: started at the same moment, started again, and then competing for the last portions. No request may
 * be answered 500.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#server/platform/database.ts';
import { anOrder, guest } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { freePort } from '#test/support/free-port.ts';
import { aRunningShop, type RunningShop } from '#test/support/running-shop.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { databaseAt, startTestServer } from '#test/support/test-server.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const NAME = 'pofta_behind_a_pooler';
const STARTS = 3;
const GUESTS = 300;
const PORTIONS = 50;
const LOOK_EVERY_MS = 50;

const failures: string[] = [];
const { server, stop } = await startTestServer();
await query(server.adminUrl, `create database ${NAME}`);
const folder = await temporaryFolder();
const pooler = await startPooler(databaseAt(server.adminUrl, NAME));
try {
  for (let start = 1; start <= STARTS; start += 1) {
    const began = performance.now();
    const opened = await Promise.allSettled([openNode(), openNode()]);
    const nodes = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const one of opened) if (one.status === 'rejected') failures.push(`start ${start}: ${one.reason}`);
    console.log(`start ${start}: ${nodes.length} of 2 nodes open after ${Math.round(performance.now() - began)} ms`);
    if (start === STARTS && nodes.length === 2) await race(nodes);
    for (const node of nodes) {
      const code = await node.stop();
      if (code !== 0) failures.push(`a node ended with ${code}`);
      failures.push(
        ...(node
          .printed()
          .match(/.*prepared statement.*|.*unsupported startup.*/g)
          ?.slice(0, 3) ?? []),
      );
      await node[Symbol.asyncDispose]();
    }
  }
} finally {
  const gone = once(pooler, 'exit');
  pooler.kill('SIGINT');
  await gone;
  await stop();
  await folder[Symbol.asyncDispose]();
}
console.log(`${failures.length} failures${failures.map((failure) => `\n  ${failure}`).join('')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

function openNode(): Promise<RunningShop> {
  return aRunningShop({ settings: { DATABASE_URL: poolerUrl(pooler.port), WEB_WORKERS: '2' } });
}

/** All guests want one of the last portions, half of them at each node. */
async function race(nodes: readonly RunningShop[]): Promise<void> {
  const { db } = openDatabase({ url: databaseAt(server.adminUrl, NAME), applicationName: 'storm' });
  await theRestaurant(db, { isOpenAroundTheClock: true });
  const dish = await aProduct(db, { stock: PORTIONS });
  const statuses = await Promise.all(
    Array.from({ length: GUESTS }, (_, index) => order(nodes[index % 2], dish, index)),
  );
  const count = (status: number) => statuses.filter((one) => one === status).length;
  const [{ sold = 0 } = {}] = await db
    .selectFrom('order_lines')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('quantity'), eb.lit(0)).as('sold'))
    .execute();
  await db.destroy();
  console.log(`race: ${GUESTS} guests, ${count(201) + count(200)} orders, ${count(409)} too late, sold ${sold}`);
  if (Number(sold) !== PORTIONS) failures.push(`sold ${sold} of ${PORTIONS}`);
  const faults = statuses.filter((status) => status >= 500);
  if (faults.length > 0) failures.push(`${faults.length} answers of ${[...new Set(faults)].join(', ')}`);
  const { status } = await fetch(`${nodes[0]?.address}/meniu`);
  if (status !== 200) failures.push(`the menu answers ${status}`);
}

async function order(node: RunningShop | undefined, dish: { id: number; sizeId: number }, index: number) {
  for (;;) {
    const answer = await fetch(`${node?.address}/user-service/user-placing-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `pooler-${index}` },
      body: JSON.stringify(anOrder({ of: [dish], delivery: guest(index) })),
    });
    await answer.text();
    if (answer.status !== 503) return answer.status;
    await wait(LOOK_EVERY_MS);
  }
}

/**
 * PgBouncer with only its mode set: everything else, including how it treats unknown startup parameters, is its
 * default.
 */
async function startPooler(url: string): Promise<ChildProcess & { readonly port: number }> {
  const { hostname, port: serverPort, username, password } = new URL(url);
  const port = await freePort();
  const users = join(folder.path, 'users.txt');
  await writeFile(users, `"${username}" "${password}"\n`);
  const file = join(folder.path, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
${NAME} = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
`,
  );
  await Promise.all([users, file].map((path) => chmod(path, 0o644)));
  // PgBouncer refuses to run as root.
  const identity = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PROGRAM, [...identity, file], { stdio: 'ignore' });
  const direct = databaseAt(url, NAME);
  for (let isUp = false; !isUp; await wait(LOOK_EVERY_MS)) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    isUp = await query(poolerUrl(port, direct), 'select 1').then(
      () => true,
      () => false,
    );
  }
  return Object.assign(child, { port });
}

function poolerUrl(port: number, url = databaseAt(server.adminUrl, NAME)): string {
  const through = new URL(url);
  through.port = String(port);
  return through.href;
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query(text).finally(() => client.end());
}
