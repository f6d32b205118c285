/** OpenStack Swift from Debian on loopback, with its S3 API enabled: a real server for copies. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import { freePort } from './free-port.ts';

const KINDS = ['account', 'container', 'object'] as const;
const ACCOUNT = { keyId: 'pofta:copies', secret: 'secretul-magazinului', region: 'us-east-1' };
const BUCKET = 'copii';
/** Polls of 100 ms each. */
const LOOKS = 300;
const FILTERS = ['catch_errors', 'gatekeeper', 'cache', 's3api', 'tempauth', 'copy', 'slo', 'dlo'];

type Kind = (typeof KINDS)[number] | 'proxy';

/** @param folder on a file system with extended attributes, which Swift uses */
export async function aSwift(folder: string) {
  await mkdir(join(folder, 'disk', 'd1'), { recursive: true });
  for (const kind of KINDS) await prepare(folder, kind);
  const port = await freePort();
  await writeFile(join(folder, 'proxy.conf'), proxySettings(folder, port));
  const running = new Map<Kind, ChildProcess>();
  const start = async (kind: Kind) => {
    const log = await open(join(folder, `${kind}.log`), 'a');
    const child = spawn(`/usr/bin/swift-${kind}-server`, [join(folder, `${kind}.conf`), '-v'], {
      stdio: ['ignore', log.fd, log.fd],
    });
    await log.close();
    running.set(kind, child);
  };
  const kill = async (kind: Kind) => {
    const child = running.get(kind);
    running.delete(kind);
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  for (const kind of [...KINDS, 'proxy'] as const) await start(kind);
  const close = async () => {
    for (const kind of [...running.keys()]) await kill(kind);
  };
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => {
    const { keyId, secret, region } = ACCOUNT;
    const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 0 });
    return (await client.fetch(`${origin}/${BUCKET}`, { method: 'PUT' })).ok;
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    place: { url: `${origin}/${BUCKET}/casa`, ...ACCOUNT },
    start,
    kill,
    [Symbol.asyncDispose]: close,
  };
}

async function prepare(folder: string, kind: (typeof KINDS)[number]): Promise<void> {
  const port = await freePort();
  const builder = join(folder, `${kind}.builder`);
  for (const words of [['create', '6', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']]) {
    const [command = '', ...rest] = words;
    await promisify(execFile)('/usr/bin/swift-ring-builder', [builder, command, ...rest]);
  }
  await writeFile(
    join(folder, `${kind}.conf`),
    `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
devices = ${join(folder, 'disk')}
mount_check = false
recon_cache_path = ${folder}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`,
  );
}

function proxySettings(folder: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
[pipeline:main]
pipeline = ${FILTERS.join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${FILTERS.map((name) => `[filter:${name}]\n${OF_FILTERS[name] ?? ''}use = egg:swift#${name === 'cache' ? 'memcache' : name}\n`).join('')}`;
}

const OF_FILTERS: Readonly<Record<string, string>> = {
  tempauth: `user_${ACCOUNT.keyId.replace(':', '_')} = ${ACCOUNT.secret} .admin\n`,
  s3api: `location = ${ACCOUNT.region}\n`,
};

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (await isSo().catch(() => false)) return;
    await wait(100);
  }
  throw new Error('Swift does not answer');
}
