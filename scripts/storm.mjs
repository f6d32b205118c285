// `npm run storm -- <name>`: one long run against the built shop; each is a file of test/resilience and a program of
// its own. It prints what it did and measured; the exit code is 1 when something failed.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installByApt, isExecutable } from './bootstrap/apt.mjs';
import { buildWhenStale } from './bootstrap/build.mjs';
import { findOrInstallHeadlessChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, projectEnvironment, ROOT } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

const FOLDER = join('test', 'resilience');
const ENDING = '.storm.ts';
const POOLER = { program: '/usr/sbin/pgbouncer', name: 'pgbouncer' };
/** Storms that drive a browser. */
const IN_THE_BROWSER = ['journeys'];
/** System programs that a storm needs, with the package of each. */
const NEEDED = {
  pooler: [POOLER],
  'backup-s3': ['proxy', 'account', 'container', 'object'].map((part) => ({
    program: `/usr/bin/swift-${part}-server`,
    name: `swift-${part}`,
  })),
  install: [{ program: '/usr/bin/mmdebstrap', name: 'mmdebstrap' }],
  container: [
    { program: '/usr/bin/podman', name: 'podman' },
    { program: '/usr/sbin/runc', name: 'runc' },
    { program: '/usr/bin/mmdebstrap', name: 'mmdebstrap' },
  ],
  cluster: [
    POOLER,
    { program: '/usr/sbin/haproxy', name: 'haproxy' },
    { program: '/usr/lib/postgresql/15/bin/postgres', name: 'postgresql-15' },
    { program: '/usr/bin/etcd', name: 'etcd-server' },
    { program: '/usr/bin/patroni', name: 'patroni' },
  ],
};

process.exitCode = await storm(process.argv.slice(2));

async function storm([name, ...options]) {
  const names = readdirSync(join(ROOT, FOLDER))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
  if (!names.includes(name)) {
    console.error(`npm run storm -- <name>, one of: ${names.join(', ')}`);
    return 1;
  }
  for (const needed of NEEDED[name] ?? []) {
    if (!isExecutable(needed.program) && !(await installByApt(needed.name, needed.program))) return 1;
  }
  if (!(await install()) || (await buildWhenStale()) !== 0) return 1;
  const chromium = IN_THE_BROWSER.includes(name) ? await findOrInstallHeadlessChromium() : '';
  if (chromium === null) return 1;
  return run(findPinnedNode(), ['--disable-proto=delete', join(FOLDER, `${name}${ENDING}`), ...options], {
    env: { ...projectEnvironment(), NODE_ENV: 'production', CHROMIUM_PATH: chromium },
  });
}
