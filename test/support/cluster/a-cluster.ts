/**
 * The machines of deploy/cluster on loopback, with that folder's own configuration: three with etcd, Patroni and
 * PostgreSQL, one with PgBouncer and HAProxy. Only data folders and passwords are set here.
 */

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import pg from 'pg';
import { z } from 'zod';
import { patience } from '#test/support/patience.ts';
import { aProgram, type Program } from './a-program.ts';

const FILES = fileURLToPath(new URL('../../../deploy/cluster/', import.meta.url));
const MACHINES = [1, 2, 3] as const;
const BALANCER = '127.0.0.10';
const LOOK_EVERY_MS = 200;
const PATIENCE_MS = patience(120_000);
const ClusterView = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

export type MachineName = 'db-1' | 'db-2' | 'db-3';

export type Cluster = {
  /** Patroni and PostgreSQL of each machine. */
  readonly machines: Readonly<Record<MachineName, Program>>;
  readonly pooler: Program;
  readonly balancer: Program;
  /** Address of the server that the balancer takes for the leader, without the pooler. */
  readonly directUrl: string;
  /** Address of the leader, without pooler and balancer. */
  readonly leaderUrl: () => Promise<string>;
  /** A web node's DATABASE_URL, through the pooler at `host`. */
  readonly pooledUrl: (host?: string) => string;
  /** The leader, and the standby that also has every acknowledged order. */
  readonly roles: () => Promise<{ readonly leader: MachineName | null; readonly synchronous: MachineName | null }>;
  /** Resolves when there is a leader with two standbys, one of them synchronous. */
  readonly untilWhole: () => Promise<void>;
} & AsyncDisposable;

/** Starts everything in `folder` and creates the product's database. */
export async function aCluster(folder: string): Promise<Cluster> {
  const identity = await unprivileged();
  const passwords = { app: secret(), superuser: secret(), replication: secret(), rewind: secret() };
  await cp(FILES, folder, { recursive: true });
  await writeFile(join(folder, 'users.txt'), `"pofta" "${passwords.app}"\n`);
  const programs: Program[] = [];
  const start = (name: string, command: string, args: readonly string[], environment = {}, pidFile?: string) => {
    const logFile = join(folder, `${name}.log`);
    const program = aProgram({
      command,
      args,
      environment,
      folder,
      logFile,
      identity,
      ...(pidFile ? { pidFile } : {}),
    });
    programs.push(program);
    return program;
  };
  const dataOf = async (name: string) => {
    const path = join(folder, name);
    await mkdir(path, { mode: 0o700 });
    if (identity !== null) await chown(path, identity.uid, identity.gid);
    return path;
  };
  for (const file of ['users.txt', 'pgbouncer.ini', 'patroni.yml', 'haproxy.cfg'])
    await chmod(join(folder, file), 0o644);
  for (const number of MACHINES) {
    const environment = parseEnv(await readFile(join(FILES, `etcd-${number}.env`), 'utf8'));
    start(`etcd-${number}`, '/usr/bin/etcd', [], {
      ...environment,
      ETCD_DATA_DIR: await dataOf(`etcd-data-${number}`),
    });
  }
  const machine = async (number: (typeof MACHINES)[number]) => {
    const environment = parseEnv(await readFile(join(FILES, `patroni-${number}.env`), 'utf8'));
    const home = await dataOf(`postgres-${number}`);
    const given = {
      ...environment,
      PATRONI_POSTGRESQL_DATA_DIR: join(home, 'data'),
      PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
      PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
      PATRONI_REPLICATION_PASSWORD: passwords.replication,
      PATRONI_REWIND_PASSWORD: passwords.rewind,
    };
    const pidFile = join(home, 'data', 'postmaster.pid');
    return start(`patroni-${number}`, '/usr/bin/patroni', [join(folder, 'patroni.yml')], given, pidFile);
  };
  const machines = { 'db-1': await machine(1), 'db-2': await machine(2), 'db-3': await machine(3) };
  const balancer = start('haproxy', '/usr/sbin/haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]);
  const pooler = start('pgbouncer', '/usr/sbin/pgbouncer', [join(folder, 'pgbouncer.ini')]);
  const cluster: Cluster = {
    machines,
    balancer,
    pooler,
    directUrl: `postgres://pofta:${passwords.app}@${BALANCER}:5000/pofta`,
    pooledUrl: (host = BALANCER) => `postgres://pofta:${passwords.app}@${host}:6432/pofta`,
    async leaderUrl() {
      const { leader } = await roles();
      return `postgres://pofta:${passwords.app}@127.0.0.1${leader?.at(-1)}:5432/pofta`;
    },
    roles,
    untilWhole,
    async [Symbol.asyncDispose]() {
      for (const program of programs) await program.kill();
    },
  };
  try {
    await untilWhole();
    const admin = `postgres://postgres:${passwords.superuser}@${BALANCER}:5000/postgres`;
    await said(admin, `create role pofta login password '${passwords.app}'`);
    await said(admin, 'create database pofta owner pofta');
  } catch (error) {
    await cluster[Symbol.asyncDispose]();
    throw error;
  }
  return cluster;
}

async function roles(): ReturnType<Cluster['roles']> {
  for (const number of MACHINES) {
    const members = await membersAsToldBy(number);
    if (members === null) continue;
    const nameOf = (role: string) =>
      (members.find((one) => one.role === role && ['running', 'streaming'].includes(one.state))?.name ??
        null) as MachineName | null;
    return { leader: nameOf('leader'), synchronous: nameOf('sync_standby') };
  }
  return { leader: null, synchronous: null };
}

async function membersAsToldBy(number: number) {
  const answer = await fetch(`http://127.0.0.1${number}:8008/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  );
  const view = ClusterView.safeParse(await answer?.json().catch(() => null));
  return view.success ? view.data.members : null;
}

async function untilWhole(): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  let seen = '';
  while (performance.now() < deadline) {
    // All members run and agree on the roles.
    const views = await Promise.all(MACHINES.map(membersAsToldBy));
    seen = JSON.stringify(views[0]);
    const isWhole = views.every((members) => {
      const running = members?.filter(({ state }) => state === 'running' || state === 'streaming') ?? [];
      const count = (role: string) => running.filter((one) => one.role === role).length;
      return running.length === MACHINES.length && count('leader') === 1 && count('sync_standby') === 1;
    });
    if (isWhole) return;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`The cluster did not become whole within ${PATIENCE_MS / 1000} s: ${seen}`);
}

/** PostgreSQL and PgBouncer refuse to run as root. */
async function unprivileged(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const idOf = async (flag: string) => Number((await promisify(execFile)('id', [flag, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

function secret(): string {
  return randomBytes(12).toString('hex');
}

async function said(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
