/**
 * The command `pofta` below another root, without systemd: set up, opened, updated, a version that does not open taken back, and taken
 * away. The program is this folder's, laid out as an archive is; `npm run storm -- install` does the same with real archives.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '#test/support/free-port.ts';
import { patience } from '#test/support/patience.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { writeLauncher } from '../scripts/release/launcher.ts';
import { packagesOf } from '../scripts/release/platforms.ts';

const ROOT = join(import.meta.dirname, '..');
const NODE = packagesOf('linux-x64', JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))).find(
  ({ name }) => /^node-linux/.test(name),
);

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'an installed shop is set up once, changes versions, comes back from a bad one, and goes',
  async () => {
    await using folder = await temporaryFolder();
    const port = await freePort();
    const programs = join(folder.path, 'opt', 'pofta');
    const pofta = (version: string, ...words: readonly string[]) =>
      new Promise<{ readonly code: number; readonly said: string }>((resolve) => {
        const env = { ...process.env, POFTA_ROOT: folder.path, PORT: String(port), DEMO: 'off' };
        execFile(join(programs, version, 'bin', 'pofta'), words, { env, cwd: folder.path }, (error, stdout, stderr) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: `${stdout}${stderr}` }),
        );
      });
    await using _stopped = { [Symbol.asyncDispose]: async () => void (await pofta('0.1.0', 'stop')) };
    await layOut(join(programs, '0.1.0'));

    expect(await pofta('0.1.0', 'open')).toMatchObject({ code: 1, said: expect.stringContaining('nu este instalat') });
    const first = await pofta('0.1.0', 'setup');
    expect(first.said).toContain('Poftă 0.1.0 este instalat (');
    const settings = join(folder.path, 'etc', 'pofta', '.env');
    const written = readFileSync(settings, 'utf8');
    expect(written).toContain(`PORT=${port}\n`);
    expect(await pofta('0.1.0', 'setup')).toEqual({ code: 0, said: 'Poftă 0.1.0 este instalat; 0 schimbări.\n' });
    expect(readFileSync(settings, 'utf8')).toBe(written);
    expect((await pofta('0.1.0', 'status')).said).toMatch(/0\.1\.0\n.*deschis, primește comenzi/);
    expect(await pofta('0.1.0', 'healthy')).toMatchObject({ code: 0 });

    expect(await pofta('0.1.0', 'open', 'nu este un nume')).toMatchObject({
      code: 1,
      said: expect.stringContaining('nu este un nume de internet'),
    });
    expect(await pofta('0.1.0', 'open')).toMatchObject({ code: 0 });
    expect(readFileSync(settings, 'utf8')).toMatch(/^HOST=0\.0\.0\.0$/m);

    await layOut(join(programs, '0.2.0'), '9000_later.sql');
    expect((await pofta('0.1.0', 'change-to', '0.2.0')).said).toContain('Actualizat la 0.2.0');
    expect(readlinkSync(join(programs, 'previous'))).toBe('0.1.0');
    expect(await pofta('0.2.0', 'change-to', '0.1.0')).toMatchObject({
      code: 1,
      said: expect.stringContaining('mai veche'),
    });

    expect(await pofta('0.2.0', 'back')).toMatchObject({ code: 1, said: expect.stringContaining('--yes') });
    expect(readlinkSync(join(programs, 'current'))).toBe('0.2.0');

    await layOut(join(programs, '0.3.0'), '9000_later.sql');
    const worker = join(programs, '0.3.0', 'dist', 'server', 'worker.js');
    writeFileSync(worker, "throw new Error('a worker that does not start');\n");
    const bad = await pofta('0.2.0', 'change-to', '0.3.0');
    expect(bad).toMatchObject({ code: 1, said: expect.stringContaining('magazinul rulează din nou cu 0.2.0') });
    expect(readlinkSync(join(programs, 'current'))).toBe('0.2.0');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true);

    expect(await pofta('0.2.0', 'backup')).toMatchObject({ code: 0 });
    await layOut(join(programs, '0.4.0'), '9001_impossible.sql', 'select 1 / 0;\n');
    writeFileSync(join(programs, '0.4.0', 'db', 'migrations', '9000_later.sql'), 'select 1;\n');
    const impossible = await pofta('0.2.0', 'change-to', '0.4.0');
    expect(impossible).toMatchObject({ code: 1, said: expect.stringContaining('Datele nu pot trece la versiunea') });
    expect(impossible.said).not.toContain('Magazinul se închide');
    expect(readlinkSync(join(programs, 'current'))).toBe('0.2.0');
    await layOut(join(programs, '0.5.0'), '9000_later.sql');
    const rehearsed = await pofta('0.2.0', 'change-to', '0.5.0');
    expect(rehearsed).toMatchObject({ code: 0, said: expect.stringContaining('Actualizat la 0.5.0') });
    expect(rehearsed.said).not.toContain('Merg mai departe fără această probă');

    const report = await pofta('0.5.0', 'report');
    const file = readdirSync(folder.path).find((name) => name.startsWith('pofta-raport')) ?? '';
    expect(report.said).toContain(file);
    expect(readFileSync(join(folder.path, file), 'utf8')).toMatch(/PASSWORDS_FILE setat\n[\s\S]*PORT=[\s\S]*pofta_/);

    expect(await pofta('0.5.0', 'uninstall')).toMatchObject({ code: 1, said: expect.stringContaining('--keep-data') });
    expect(await pofta('0.5.0', 'uninstall', '--delete-data')).toMatchObject({ code: 0 });
    expect(existsSync(programs)).toBe(false);
    expect(existsSync(join(folder.path, 'var', 'lib', 'pofta'))).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
  },
  patience(900_000),
);

/** A version as an archive unpacks it; packages are those of this folder. */
async function layOut(home: string, migration?: string, statement = 'select 1;\n'): Promise<void> {
  for (const part of ['src/server', 'src/domain', 'src/contract', 'db', 'deploy', 'dist', 'package.json']) {
    cpSync(join(ROOT, part), join(home, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin', 'pofta'), await writeLauncher(NODE?.folder ?? ''), { mode: 0o755 });
  writeFileSync(join(home, 'release.json'), '{}');
  if (migration !== undefined) writeFileSync(join(home, 'db', 'migrations', migration), statement);
}
