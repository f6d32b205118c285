/**
 * `npm run storm -- container`: makes a release of this commit, builds and runs the Dockerfile with it by a real engine (podman,
 * root), then follows the README's first minutes in it: first start, the printed account, the demonstration's menu, orders,
 * the panel; a stop, a kill, and everything is still there. No image registry is used: the base image is built here from
 * Debian packages. Images are kept in a store of its own, which is deleted at the end, so no other image of this
 * machine is touched.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createNamedApi } from '#contract/named-api.ts';
import { makeRelease } from '#test/support/a-release.ts';
import { freePort } from '#test/support/free-port.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What the Dockerfile installs: here it finds it there. */
const BASE_PACKAGES = 'ca-certificates,libatomic1';
const SUITE = 'trixie';
const SOURCES = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'];
const IMAGE = 'localhost/pofta';
const ORDERS = 5;
const OPENS_WITHIN_MS = 300_000;
const MEGABYTE = 1_000_000;
const ACCOUNT = /Contul de administrator.*\n\s*E-mail\s+(\S+)\n\s*Parolă\s+(\S+)/;
const PLACED = /^\d+\/\d+ {2}#(\d+) .*(http\S+)$/gm;

const failures: string[] = [];
await using folder = await temporaryFolder();
const engine = [
  '--root',
  join(folder.path, 'images'),
  '--runroot',
  join(folder.path, 'run'),
  '--runtime',
  '/usr/sbin/runc',
];
await using resources = new AsyncDisposableStack();
resources.defer(async () => {
  await podman('rm', '--all', '--force', '--volumes', '--time', '0');
  await podman('rmi', '--all', '--force');
  await tell('umount', [join(folder.path, 'images', 'overlay')]);
});

const dockerfile = await readFile(join(ROOT, 'Dockerfile'), 'utf8');
const base = /^FROM (\S+) AS unpacked$/m.exec(dockerfile)?.[1] ?? '';
const began = performance.now();
await makeBase();
say(`base of Debian's packages, as ${base}`);
const context = join(folder.path, 'context');
await mkdir(context);
const release = makeRelease(folder.path);
await rename(release.folder, join(context, 'release'));
for (const name of ['Dockerfile', '.dockerignore']) await cp(join(ROOT, name), join(context, name));
say(`release ${release.version}`);
// The OCI format has no HEALTHCHECK.
const asDocker = ['--format', 'docker', '--pull=never', '--network', 'host'];
const built = await podman('build', ...asDocker, '--tag', IMAGE, context);
if (!built.isDone) throw new Error(built.said.split('\n').slice(-30).join('\n'));
expect('the Dockerfile is built as it stands', true);
const { said: size } = await podman('image', 'inspect', '--format', '{{.Size}}', IMAGE);
say(`image of ${Math.round(Number(size) / MEGABYTE)} MB`);

const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const settings = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: address, DEMO: 'on' };
const started = await podman(
  ...['run', '--detach', '--name', 'shop', '--network', 'host', '--stop-timeout', '30', '--volume', 'shop:/data'],
  // podman's default limits are higher than allowed inside another container.
  ...['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'],
  ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  IMAGE,
);
if (!started.isDone) console.log(started.said);
expect('it starts', started.isDone);
expect('it opens', await isOpen());
const [, email = '', password = ''] = ACCOUNT.exec(await printed()) ?? [];
expect("the administrator's account is printed", email !== '' && password !== '');
expect('it does not run as root', (await podman('exec', 'shop', 'id', '-u')).said.trim() === '1000');
expect('the engine finds it healthy', (await podman('healthcheck', 'run', 'shop')).isDone);
const page = await fetch(address);
expect('the shop answers', page.ok && (await page.text()).includes('<html lang="ro"'));

const api = createNamedApi(fetch, address);
const { token } = await api('authenticateStaff', { body: { authData: { email, password } } });
const headers = { Authorization: `Bearer ${token}` };
const before = await countOrders();
const guests = await tell(process.execPath, [
  join(ROOT, 'scripts', 'send-demo-orders.ts'),
  ...['--url', address, '--count', String(ORDERS), '--per-minute', '120'],
]);
const placed = [...guests.said.matchAll(PLACED)].map(([, number = '', url = '']) => ({ number, url }));
if (placed.length < ORDERS) console.log(guests.said);
expect(`guests order (${placed.map(({ number }) => `#${number}`).join(' ')})`, placed.length > 0);
expect('the panel has the orders', (await countOrders()) === before + placed.length);
expect('a guest sees the order', await isSeen());

expect('it stops when asked', (await podman('stop', 'shop')).isDone);
expect('with exit code 0', (await podman('inspect', '--format', '{{.State.ExitCode}}', 'shop')).said.trim() === '0');
await reopen('after a stop');
await podman('kill', '--signal', 'KILL', 'shop');
await podman('wait', 'shop');
await reopen('after a kill');

console.log(`${failures.length} failures`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** A minimal Debian under the name that the Dockerfile wants. */
async function makeBase(): Promise<void> {
  const place = join(folder.path, 'base');
  await mkdir(place, { recursive: true });
  const sources = SOURCES.find(existsSync) ?? '';
  const list = join(place, 'sources');
  await writeFile(list, (await readFile(sources, 'utf8')).replaceAll('bookworm', SUITE));
  const tar = join(place, 'debian.tar');
  await must('mmdebstrap', ['--variant=minbase', `--include=${BASE_PACKAGES}`, SUITE, tar, list]);
  await writeFile(join(place, 'Containerfile'), 'FROM scratch\nADD debian.tar /\n');
  const made = await podman('build', '--pull=never', '--tag', base, place);
  if (!made.isDone) throw new Error(made.said);
}

async function reopen(when: string): Promise<void> {
  await podman('start', 'shop');
  expect(`it opens again ${when}`, await isOpen());
  expect(`orders and account are there ${when}`, (await countOrders()) === before + placed.length && (await isSeen()));
}

async function isOpen(): Promise<boolean> {
  const deadline = performance.now() + OPENS_WITHIN_MS;
  while (performance.now() < deadline) {
    if (
      await fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return true;
    await wait(500);
  }
  console.log(await printed());
  return false;
}

async function isSeen(): Promise<boolean> {
  const answers = await Promise.all(placed.map(({ url }) => fetch(url)));
  return answers.every(({ ok }) => ok);
}

async function countOrders(): Promise<number> {
  return (await api('getAllOrders', { headers })).totalElements;
}

async function printed(): Promise<string> {
  return (await podman('logs', 'shop')).said;
}

function podman(...args: readonly string[]) {
  return tell('podman', [...engine, ...args]);
}

async function must(command: string, args: readonly string[]) {
  const done = await tell(command, args);
  if (!done.isDone) throw new Error(`${command}: ${done.said}`);
  return done;
}

function tell(command: string, args: readonly string[]) {
  return new Promise<{ readonly isDone: boolean; readonly said: string }>((resolve) => {
    execFile(command, args, { maxBuffer: 64 * MEGABYTE }, (error, stdout, stderr) =>
      resolve({ isDone: error === null, said: `${stdout}${stderr}` }),
    );
  });
}

function say(what: string): void {
  console.log(`${Math.round((performance.now() - began) / 1_000)} s  ${what}`);
}

function expect(what: string, isSo: boolean): void {
  console.log(`  ${isSo ? '✓' : '✗'} ${what}`);
  if (!isSo) failures.push(what);
}
