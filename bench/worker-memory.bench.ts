/**
 * Memory that a web process keeps after abnormal input: odd and large pictures, hostile values, large bodies, odd
 * addresses.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { CALLS, type CallName } from '#contract/all-calls.ts';
import { schemasOf } from '#contract/define/schemas-of.ts';
import { HOSTILE_ADDRESS_PARTS, HOSTILE_VALUES } from '#test/resilience/hostile-values.ts';
import { jsonText, withField } from '#test/resilience/json-text.ts';
import { ODD_FILES } from '#test/resilience/odd-pictures.ts';
import { listPaths } from '#test/resilience/schema-paths.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { aDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';

const MOST_MB = 300;
const MOST_SUPERVISOR_MB = 90;
const MOST_IDLE_MB = 350;
const PHOTOS = 12;
const REQUESTS = 4_000;
const PAGES = 1_200;
const AT_ONCE = 8;
const BODY_BYTES = 64 * 1024;
const BIG_BYTES = 4 * 1024 * 1024;
const SETTLE_MS = 15_000;

/** Calls that sign people out or stop the run are left out. */
const LEFT_OUT = new Set<string>(['signOut', 'signOutOthers', 'endOwnDevice', 'signOutDevice', 'uploadPicture']);

await using shop = await aDemoShop();
const token = await shop.signIn();
const [worker = 0] = await shop.listWorkerPids();
const random = seededRandom(7);
const statuses: Record<number, number> = {};
const figures: Figure[] = [];
let highest = 0;
const watch = setInterval(() => {
  void memoryOf(worker).then((now) => {
    highest = Math.max(highest, now);
  });
}, 250);

await wait(SETTLE_MS);
const [supervisorMb, idleMb] = [await memoryOf(shop.supervisorPid), await memoryOf(worker)];
const databaseMb = await memoryOfTree(await shop.postmasterPid());
figures.push(
  { what: 'supervisor, idle', measured: supervisorMb, unit: 'MB', aim: { atMost: MOST_SUPERVISOR_MB } },
  { what: 'web process, idle', measured: idleMb, unit: 'MB' },
  {
    what: 'all of it with the database, idle',
    measured: supervisorMb + idleMb + databaseMb,
    unit: 'MB',
    aim: { atMost: MOST_IDLE_MB },
  },
);
await phase('odd pictures and large photos', sendPictures);
await phase('hostile values in every field', sendHostileValues);
await phase('large bodies', sendLargeBodies);
await phase('pages by odd addresses', askForPages);
clearInterval(watch);
figures.push({ what: 'web process, the most at any moment', measured: highest, unit: 'MB' });
await report('worker-memory', figures, [`Answers: ${JSON.stringify(statuses)}`]);

async function phase(what: string, work: () => Promise<void>): Promise<void> {
  await work();
  await wait(SETTLE_MS);
  if (!(await shop.listWorkerPids()).includes(worker)) throw new Error('The web process died');
  figures.push({
    what: `web process after ${what}`,
    measured: await memoryOf(worker),
    unit: 'MB',
    aim: { atMost: MOST_MB },
  });
}

async function sendPictures(): Promise<void> {
  const odd = await Promise.all(ODD_FILES.map(({ bytes }) => bytes()));
  const photo = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#c87', noise: { type: 'gaussian', mean: 128, sigma: 9 } },
    })
      .jpeg({ quality: 55 })
      .toBuffer();
  const photos: Uint8Array[] = [];
  for (let made = 0; made < PHOTOS; made += 1) photos.push(await photo(4_000, 3_000 - made));
  await many([...odd, ...photos], async (bytes) => {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(bytes)], 'poza.png', { type: 'image/png' }));
    await ask(CALLS.uploadPicture.path, { method: 'POST', body: form });
  });
}

async function sendHostileValues(): Promise<void> {
  const names = (Object.keys(CALLS) as CallName[]).filter((name) => !LEFT_OUT.has(name));
  const all = names.flatMap((name) => {
    const { body, query } = schemasOf(CALLS[name]);
    const inBody = CALLS[name].method === 'POST' ? listPaths(body) : [];
    return [
      ...inBody.flatMap((path) =>
        HOSTILE_VALUES.map((value) => ({ name, search: '', body: jsonText(withField({}, path, value)) })),
      ),
      ...listPaths(query).flatMap((path) =>
        HOSTILE_ADDRESS_PARTS.map((part) => ({ name, search: `?${path.join('.')}=${part}`, body: null })),
      ),
    ];
  });
  const drawn = Array.from({ length: REQUESTS }, () => all[Math.floor(random() * all.length)]);
  await many(drawn, async (bend) => {
    if (bend === undefined) return;
    const { method, path } = CALLS[bend.name];
    const address = path.replaceAll(/\{\w+\}/g, () =>
      String(HOSTILE_ADDRESS_PARTS[Math.floor(random() * HOSTILE_ADDRESS_PARTS.length)]),
    );
    const json = { 'Content-Type': 'application/json' };
    await ask(address + bend.search, { method, headers: json, body: method === 'POST' ? (bend.body ?? '{}') : null });
  });
}

async function sendLargeBodies(): Promise<void> {
  const json = { 'Content-Type': 'application/json' };
  const bodies = [
    '['.repeat(BODY_BYTES / 2),
    `{"a":${JSON.stringify('ă'.repeat(BODY_BYTES / 4))}}`,
    `{${Array.from({ length: 4_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
    'x'.repeat(BIG_BYTES),
  ];
  await many(
    Array.from({ length: 600 }, (_, at) => bodies[at % bodies.length]),
    (body) => ask(CALLS.placeOrder.path, { method: 'POST', headers: json, body: body ?? '' }),
  );
  await many(Array.from({ length: 20 }), async () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(BIG_BYTES).fill(65)], 'meniu.csv', { type: 'text/csv' }));
    await ask(CALLS.readMenuFile.path, { method: 'POST', body: form });
  });
}

async function askForPages(): Promise<void> {
  const paths = [
    '/',
    '/comenzi',
    '/contact',
    '/despre-noi',
    '/opinii',
    '/nu-exista',
    '/checkout',
    '/auth',
    '/termeni-si-conditii',
  ];
  await many(
    Array.from({ length: PAGES }, (_, at) => at),
    (at) =>
      ask(`${paths[at % paths.length]}?utm_source=${'x'.repeat(at % 900)}${at}`, {
        headers: { Accept: 'text/html', 'Accept-Encoding': ['br', 'gzip', 'zstd', 'identity'][at % 4] ?? '' },
      }),
  );
}

async function many<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left.length > 0) await work(left.shift() as Item);
    }),
  );
}

async function ask(path: string, init: RequestInit): Promise<void> {
  try {
    const response = await fetch(shop.address + path, {
      redirect: 'manual',
      ...init,
      headers: { Authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
    });
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    await response.arrayBuffer();
  } catch {
    // The connection is cut in the middle of a body that is too large.
    statuses[0] = (statuses[0] ?? 0) + 1;
  }
}

async function memoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Math.round(Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024);
}

async function memoryOfTree(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const each = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(memoryOfTree));
  return each.reduce((sum, one) => sum + one, await memoryOf(pid));
}
