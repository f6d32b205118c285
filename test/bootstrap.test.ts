/** What the scripts before the program do (`scripts/bootstrap`): they are plain JavaScript, so their types stand here. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { patience } from '#test/support/patience.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const BOOTSTRAP = join(import.meta.dirname, '../scripts/bootstrap');
const GIB = 1024 ** 3;

type Memory = { readonly freeMemory: (read: (path: string) => string | null) => number };
type Install = { readonly explain: (told: string) => string };

const { freeMemory }: Memory = await import(join(BOOTSTRAP, 'memory.mjs'));
const { explain }: Install = await import(join(BOOTSTRAP, 'install.mjs'));

/** Waits for its turn in `folder`, says so, and stays until it is ended by the test or by a line on its input. */
function takeTurn(folder: string) {
  const lock = pathToFileURL(join(BOOTSTRAP, 'lock.mjs')).href;
  const program = `
    import { inTurn } from '${lock}';
    await inTurn(async () => {
      console.log('its turn');
      await new Promise((resolve) => process.stdin.once('data', resolve));
    }, process.argv[1]);
    process.exit(0);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const ended = once(child, 'exit');
  return {
    printed: () => printed,
    finish: () => {
      child.stdin.write('enough\n');
      return ended;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const PATIENCE = { timeout: patience(30_000) };
const WAITS = 'Alt proces instalează sau construiește Poftă în acest folder';

test.each(['finish', 'kill'] as const)(
  'a second start waits for the first one, until it has ended by %s',
  async (end) => {
    await using folder = await temporaryFolder();
    await using first = takeTurn(folder.path);
    await expect.poll(first.printed, PATIENCE).toBe('its turn\n');
    await using second = takeTurn(folder.path);
    await expect.poll(second.printed, PATIENCE).toContain(WAITS);
    await wait(300);
    expect(second.printed()).not.toContain('its turn');
    await first[end]();
    await expect.poll(second.printed, PATIENCE).toContain('its turn');
    await second.finish();
  },
);

test('two folders do not wait for each other', async () => {
  await using one = await temporaryFolder();
  await using other = await temporaryFolder();
  await using first = takeTurn(one.path);
  await using second = takeTurn(other.path);
  for (const each of [first, second]) await expect.poll(each.printed, PATIENCE).toBe('its turn\n');
});

const MEMINFO = 'MemTotal: 8388608 kB\nMemAvailable:    4194304 kB\nSwapFree:        1048576 kB\n';

test.each([
  ['of the machine, with its swap', { '/proc/meminfo': MEMINFO }, 5],
  [
    'of the group around the process, with the file pages that can be dropped',
    {
      '/proc/meminfo': MEMINFO,
      '/proc/self/cgroup': '0::/system.slice/pofta.service\n',
      '/sys/fs/cgroup/system.slice/pofta.service/memory.max': 'max\n',
      '/sys/fs/cgroup/system.slice/memory.max': `${GIB}\n`,
      '/sys/fs/cgroup/system.slice/memory.current': `${0.5 * GIB}\n`,
      '/sys/fs/cgroup/system.slice/memory.stat': `anon 1\ninactive_file ${0.25 * GIB}\n`,
      '/sys/fs/cgroup/system.slice/memory.swap.max': '0\n',
    },
    0.75,
  ],
  [
    'of a container, whose group is the root it sees',
    {
      '/proc/meminfo': MEMINFO,
      '/proc/self/cgroup': '0::/\n',
      '/sys/fs/cgroup/memory.max': `${GIB}\n`,
      '/sys/fs/cgroup/memory.current': '0\n',
      '/sys/fs/cgroup/memory.swap.max': `${GIB}\n`,
      '/sys/fs/cgroup/memory.swap.current': `${0.5 * GIB}\n`,
    },
    1.5,
  ],
])('the free memory is that %s', (_, files, gib) => {
  const texts: Readonly<Record<string, string>> = files;
  expect(freeMemory((path) => texts[path] ?? null) / GIB).toBe(gib);
});

test.each([
  ['12 error code EACCES\n13 error syscall mkdir', 'nu are voie să scrie'],
  ['12 error code ENOSPC', 'Discul este plin'],
  ['12 error code EAI_AGAIN\n13 error request to https://registry failed', 'Verifică rețeaua'],
  ['12 error code ERESOLVE', 'Motivul este mai sus'],
])('npm’s “%s” is told as what to do', (told, sentence) => {
  expect(explain(told)).toContain(sentence);
});
