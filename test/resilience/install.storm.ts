/**
 * `npm run storm -- install`: makes a release of this commit, serves it on loopback and installs it with install.sh: first
 * below another root (`POFTA_ROOT`), where versions are changed, cut off and taken back; then, as root on Debian, in a bare
 * Debian of its own without Node, IPv6 and network, where `pofta open` meets a name that leads elsewhere and a taken port.
 *
 * Not covered here: systemd itself and a certificate from an authority; a clock that is off; Ubuntu.
 */
import { execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createNamedApi } from '#contract/named-api.ts';
import { archiveOf, makeRelease, type Release, serveRelease } from '#test/support/a-release.ts';
import { freePort } from '#test/support/free-port.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OPENS_WITHIN_MS = 300_000;
/** Smaller than what the installer asks for. */
const SMALL_DISK = 'size=200m';
const BROKEN_WORKER = "throw new Error('a worker that does not start');\n";
const PAGE_AND_ORDER_WITHIN_S = 180;
const TAKEN_PORT = 80;
/** The bare Debian's name server. */
const NAME_SERVER = '127.0.0.77';
const ANOTHER_SERVER = [203, 0, 113, 7];
const ACCOUNT = /E-mail\s+(\S+)\n\s*Parolă\s+(\S+)/;

const failures: string[] = [];
const [mode = 'whole', ...given] = process.argv.slice(2);
const began = performance.now();
if (mode === 'bare') await installOnBareDebian(given[0] ?? '', given[1] ?? '');
else await installBelowAnotherRoot();
console.log(`${failures.length} failures${failures.map((failure) => `\n  ${failure}`).join('')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function installBelowAnotherRoot(): Promise<void> {
  await using folder = await temporaryFolder();
  note('making the release');
  const release = makeRelease(folder.path);
  const [first, second, broken, brokenToo, forged] = [release.version, '0.2.0', '0.3.0', '0.3.1', '0.4.0'];
  await using server = await serveRelease(release.folder);
  const root = join(folder.path, 'server');
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const shop = { root, address };
  await using _stopped = { [Symbol.asyncDispose]: async () => cutPower(root) };
  const settings = { POFTA_ROOT: root, POFTA_FROM: server.address, DEMO: 'on', PORT: String(port) };
  const install = (version = '', more = {}) => pipeInstaller(server.address, version, { ...settings, ...more });
  const pofta = (...words: readonly string[]) => tell(join(root, 'usr', 'local', 'bin', 'pofta'), words, settings);

  note('two commands on an empty place');
  const started = performance.now();
  show(await install());
  expect('pofta open, on the restaurant’s own network', (await pofta('open')).isDone);
  const order = await placeAcceptedOrder(shop);
  const seconds = (performance.now() - started) / 1000;
  expect(`a page with an accepted order in ${seconds.toFixed(1)} s`, seconds <= PAGE_AND_ORDER_WITHIN_S);
  const before = filesBelow(root);
  const again = await install();
  expect('the second run says 0 changes', again.said.includes('0 schimbări'));
  expect('and has changed nothing', filesBelow(root) === before);

  note('what cannot be installed leaves the shop as it is');
  release.publish(second, (home) => writeFileSync(join(home, 'db', 'migrations', '9000_installed.sql'), 'select 1;\n'));
  const refuses = async (what: string, sentence: string, run: () => Promise<Ran>) => {
    const { isDone, said } = await run();
    const lines = said
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('Aduc Poftă'));
    expect(`${what}: refused`, !isDone);
    expect(`  one sentence: ${lines.join(' / ')}`, lines.length === 1 && said.includes(sentence));
    expect('  nothing is left behind', filesBelow(root) === before);
    expect('  the shop runs with its order', await hasOrder(shop, order));
  };
  server.tearArchives(true);
  await refuses('a torn download', 'verifică rețeaua', () => install());
  server.tearArchives(false);
  const archive = join(release.folder, archiveOf(second));
  const whole = readFileSync(archive);
  writeFileSync(archive, Buffer.concat([whole.subarray(0, -1), Buffer.from('x')]));
  await refuses('a changed archive', 'ruptă sau schimbată', () => install());
  writeFileSync(archive, whole);
  release.publish(forged, () => {}, generateKeyPairSync('ed25519').privateKey);
  await refuses('a wrong signature', 'Semnătura', () => install());
  await refuses('a version that does not exist', 'verifică adresa', () => install('9.9.9'));
  await refuses('an address that is not there', 'verifică rețeaua', () =>
    install('', { POFTA_FROM: 'http://127.0.0.1:9' }),
  );
  await fillSmallDisk(folder.path, (more) => install(second, more));

  note('a newer version, and back');
  const updated = await install(second);
  show(updated);
  expect('it changes over', updated.isDone && versionOf(root) === second);
  expect('with its order', await hasOrder(shop, order));
  const older = await install(first);
  expect(
    `an older version than the data is refused: ${older.said.trim()}`,
    !older.isDone && versionOf(root) === second,
  );
  for (const [version, migration] of [
    [broken, '9001_broken.sql'],
    [brokenToo, null],
  ] as const) {
    release.publish(version, (home) => breakProgram(home, migration));
    const bad = await install(version);
    expect(`${version} does not open and is taken back: ${last(bad.said)}`, !bad.isDone && versionOf(root) === second);
    expect('  the shop runs with its order', await hasOrder(shop, order));
  }
  expect('after that there is no version to go back to', !(await pofta('back')).isDone && versionOf(root) === second);

  note('power cuts in the middle of a change');
  release.publish('0.5.0', (home) => copyMigrations(home, '9002_cut.sql'));
  for (const moment of ['change.json', 'link', 'starting'] as const) {
    const change = spawn('sh', ['-c', `curl -fsSL ${server.address}/install.sh | sh -s -- 0.5.0`], {
      env: { ...process.env, ...settings },
      stdio: 'ignore',
      detached: true,
    });
    await until(() =>
      moment === 'change.json' ? existsSync(join(root, 'opt', 'pofta', 'change.json')) : versionOf(root) === '0.5.0',
    );
    if (moment === 'starting') await wait(1_500);
    process.kill(-(change.pid ?? 0), 'SIGKILL');
    await cutPower(root);
    expect(`cut at ${moment}: starts again`, (await pofta('start')).isDone && (await isOpen(shop)));
    expect('  with its order', await hasOrder(shop, order));
    const finished = await pofta('change-to', '0.5.0');
    expect(`  and finishes: ${last(finished.said)}`, finished.isDone && versionOf(root) === '0.5.0');
    const returned = await pofta('back', '--yes');
    expect(`  and goes back: ${last(returned.said)}`, returned.isDone && versionOf(root) === second);
    expect('  with its order', await hasOrder(shop, order));
  }

  note('the rest of the command');
  const { said: status } = await pofta('status');
  expect('status names version and state', status.includes(second) && status.includes('deschis'));
  const report = await tell(join(root, 'usr', 'local', 'bin', 'pofta'), ['report'], settings, folder.path);
  const file = readdirSync(folder.path).find((name) => name.startsWith('pofta-raport')) ?? '';
  expect(
    'a report without an address of mail',
    report.isDone && !/\w@\w/.test(readFileSync(join(folder.path, file), 'utf8')),
  );
  expect('a copy', (await pofta('backup')).said.includes('verificată'));
  expect('a restore', (await pofta('restore', '--yes')).isDone && (await hasOrder(shop, order)));
  expect('uninstall keeps the data when asked to', (await pofta('uninstall', '--keep-data')).isDone);
  expect(
    '  the program is gone, the data are there',
    !existsSync(join(root, 'opt', 'pofta')) && existsSync(join(root, 'var', 'lib', 'pofta', 'data')),
  );
  show(await install(second));
  expect('  and a new installation opens them', await hasOrder(shop, order));
  expect(
    'uninstall with the data',
    (await pofta('uninstall', '--delete-data')).isDone && !existsSync(join(root, 'var', 'lib', 'pofta')),
  );

  await buildBareDebian(folder.path, release);
}

/** The installer's own output is piped into sh, as the README says. */
function pipeInstaller(address: string, version: string, settings: Readonly<Record<string, string>>): Promise<Ran> {
  return tell('sh', ['-c', `curl -fsSL ${address}/install.sh | sh -s -- ${version}`], settings);
}

async function fillSmallDisk(folder: string, install: (more: Record<string, string>) => Promise<Ran>): Promise<void> {
  const root = join(folder, 'small');
  const programs = join(root, 'opt', 'pofta');
  mkdirSync(programs, { recursive: true });
  if (!(await tell('mount', ['-t', 'tmpfs', '-o', SMALL_DISK, 'tmpfs', programs])).isDone) {
    note('not root: the full disk was left out');
    return;
  }
  try {
    const { isDone, said } = await install({ POFTA_ROOT: root });
    expect(`a full disk: ${said.trim()}`, !isDone && said.includes('liberi și trebuie'));
    expect('  nothing is left behind', readdirSync(programs).length === 0);
  } finally {
    await tell('umount', [programs]);
  }
}

function breakProgram(home: string, migration: string | null): void {
  writeFileSync(join(home, 'dist', 'server', 'worker.js'), BROKEN_WORKER);
  copyMigrations(home, migration);
}

/** The versions of this storm follow each other: each knows the migration of the second. */
function copyMigrations(home: string, further: string | null): void {
  for (const name of ['9000_installed.sql', ...(further === null ? [] : [further])]) {
    writeFileSync(join(home, 'db', 'migrations', name), 'select 1;\n');
  }
}

// ——— A bare Debian.

async function buildBareDebian(folder: string, release: Release): Promise<void> {
  note('a bare Debian');
  const root = join(folder, 'debian');
  const sources = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'].find(existsSync) ?? '';
  // Without a network, install.sh cannot fetch libatomic1 there by itself.
  const args = ['--variant=minbase', '--include=ca-certificates,curl,libatomic1,procps', 'bookworm', root, sources];
  if (!(await tell('mmdebstrap', args)).isDone) return note('mmdebstrap cannot make it here: left out');
  const inside = ['--net', '--mount', '--pid', '--fork', '--kill-child', process.execPath, '--disable-proto=delete'];
  const storm = [join(ROOT, 'test', 'resilience', 'install.storm.ts'), 'bare', root, release.folder];
  const { isDone, said } = await tell('unshare', [...inside, ...storm]);
  console.log(said.replace(/^/gm, '  '));
  expect('the bare Debian', isDone);
}

/** In a network of its own, in which only loopback is up, without IPv6. */
async function installOnBareDebian(root: string, published: string): Promise<void> {
  await tell('ip', ['link', 'set', 'lo', 'up']);
  writeFileSync('/proc/sys/net/ipv6/conf/all/disable_ipv6', '1');
  for (const [kind, source, target] of [
    ['--types', 'proc', '/proc'],
    ['--rbind', '/dev', '/dev'],
  ] as const) {
    const how = kind === '--types' ? ['--types', source, source] : [kind, source];
    await tell('mount', [...how, join(root, target)]);
  }
  writeFileSync(join(root, 'etc', 'resolv.conf'), `nameserver ${NAME_SERVER}\n`);
  writeFileSync(join(root, 'etc', 'hosts'), '127.0.0.1 localhost\n');
  await using server = await serveRelease(published);
  await answerNames();
  const inside = (command: string) =>
    tell('chroot', [root, '/bin/sh', '-c', command], {
      POFTA_FROM: server.address,
      DEMO: 'on',
      HOME: '/root',
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    });
  expect('there is no Node and no IPv6', !(await inside('command -v node || grep -q : /proc/net/if_inet6')).isDone);
  const address = 'http://127.0.0.1:3000';
  const started = performance.now();
  show(await inside(`curl -fsSL ${server.address}/install.sh | sh`));
  expect('it opens', await isOpen({ root, address }));
  await placeAcceptedOrder({ root, address });
  const seconds = (performance.now() - started) / 1000;
  expect(`a page with an accepted order in ${seconds.toFixed(1)} s`, seconds <= PAGE_AND_ORDER_WITHIN_S);
  const { said: owner } = await inside('stat -c %U /var/lib/pofta/data; stat -c %a /etc/pofta/.env');
  expect('the data belong to pofta, others do not read the settings', /^pofta\n640/.test(owner));
  expect(
    'the second run changes nothing',
    (await inside(`curl -fsSL ${server.address}/install.sh | sh`)).said.includes('0 schimbări'),
  );
  const elsewhere = await inside('timeout 20 pofta open comenzi.restaurant.ro');
  expect(
    `a name that leads elsewhere: ${elsewhere.said.split('\n')[0]}`,
    !elsewhere.isDone && elsewhere.said.includes(`comenzi.restaurant.ro duce la ${ANOTHER_SERVER.join('.')}`),
  );
  const occupant = createServer();
  await new Promise<void>((resolve) => occupant.listen(TAKEN_PORT, '0.0.0.0', resolve));
  const taken = await inside('pofta open comenzi.restaurant.ro --no-wait');
  expect(
    `a taken port: ${taken.said.trim()}`,
    !taken.isDone && taken.said.includes(`Portul ${TAKEN_PORT} este ocupat`),
  );
  occupant.close();
  expect('the shop runs meanwhile', await isOpen({ root, address }));
  const removed = await inside('pofta uninstall --delete-data && ! id pofta');
  expect('it is taken away with its data', removed.isDone || !existsSync(join(root, 'var', 'lib', 'pofta')));
}

/** Every name leads to another server. */
async function answerNames(): Promise<void> {
  const socket = createSocket('udp4');
  socket.on('message', (asked, { port, address }) => {
    const end = asked.indexOf(0, 12) + 5;
    const isAddress = asked.readUInt16BE(end - 4) === 1;
    const head = Buffer.from(asked.subarray(0, end));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(isAddress ? 1 : 0, 6);
    head.writeUInt16BE(0, 10);
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...ANOTHER_SERVER]);
    socket.send(isAddress ? Buffer.concat([head, record]) : head, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(53, NAME_SERVER, resolve));
  socket.unref();
}

// ——— The shop.

type Shop = { readonly root: string; readonly address: string };

async function placeAcceptedOrder({ root, address }: Shop): Promise<string> {
  const page = await fetch(address);
  expect('the first page', page.ok && (await page.text()).includes('<html lang="ro"'));
  const guest = await tell(process.execPath, [
    join(ROOT, 'scripts', 'send-demo-orders.ts'),
    ...['--url', address, '--count', '3', '--per-minute', '120'],
  ]);
  const number = /#(\d+)/.exec(guest.said)?.[1] ?? '';
  if (number === '') console.log(guest.said);
  const staff = await signIn({ root, address });
  const accepted = await staff
    .api('confirmOrder', {
      body: { orderNumber: Number(number), timeToPrepare: 30 },
      headers: staff.headers,
    })
    .then(
      () => true,
      (error: unknown) => error,
    );
  expect(`order ${number} is placed and accepted`, accepted === true);
  return number;
}

async function signIn({ root, address }: Shop) {
  const [, email = '', password = ''] =
    ACCOUNT.exec(readFileSync(join(root, 'var/lib/pofta/conturi.txt'), 'utf8')) ?? [];
  const api = createNamedApi(fetch, address);
  const { token } = await api('authenticateStaff', { body: { authData: { email, password } } });
  return { api, headers: { Authorization: `Bearer ${token}` } };
}

async function hasOrder(shop: Shop, number: string): Promise<boolean> {
  if (!(await isOpen(shop))) return false;
  const { api, headers } = await signIn(shop);
  const { content } = await api('getAllOrders', { headers });
  return content.some(({ orderNumber }) => String(orderNumber) === number);
}

async function isOpen({ address }: Shop): Promise<boolean> {
  return until(() =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const deadline = performance.now() + OPENS_WITHIN_MS; performance.now() < deadline; await wait(20)) {
    if (await isSo()) return true;
  }
  return false;
}

function versionOf(root: string): string {
  return readlinkSync(join(root, 'opt', 'pofta', 'current'));
}

/** Ends every process that runs a program of `root` or keeps its data there, at once. */
async function cutPower(root: string): Promise<void> {
  const find = () =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .filter((pid) => {
        try {
          return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${root}/`);
        } catch {
          return false;
        }
      });
  for (let pids = find(); pids.length > 0; pids = find()) {
    for (const pid of pids) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    }
    await wait(50);
  }
}

/** Path, size and time of everything that an installation writes; the data change by themselves. */
function filesBelow(root: string): string {
  return ['opt', 'etc', 'usr']
    .flatMap((part) =>
      readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((name) => join(part, name)),
    )
    .filter((name) => !name.includes('/node_modules/.cache'))
    .map((name) => ({ name, stat: statSync(join(root, name)) }))
    .map(({ name, stat }) => `${name} ${stat.isDirectory() ? '' : `${stat.size} ${stat.mtimeMs}`}`)
    .toSorted()
    .join('\n');
}

// ——— Programs.

type Ran = { readonly isDone: boolean; readonly said: string };

function tell(
  command: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  cwd = ROOT,
): Promise<Ran> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...settings };
    execFile(command, args, { env, cwd, maxBuffer: 64_000_000 }, (error, stdout, stderr) =>
      resolve({ isDone: error === null, said: `${stdout}${stderr}` }),
    );
  });
}

function show({ isDone, said }: Ran): void {
  console.log(said.trim().replace(/^/gm, '    '));
  if (!isDone) failures.push(last(said));
}

function last(said: string): string {
  return said.trim().split('\n').at(-1) ?? '';
}

function note(what: string): void {
  console.log(`${Math.round((performance.now() - began) / 1_000)} s  ${what}`);
}

function expect(what: string, isSo: boolean): void {
  console.log(`  ${isSo ? '✓' : '✗'} ${what}`);
  if (!isSo) failures.push(what);
}
