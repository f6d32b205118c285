import { expect, test, vi } from 'vitest';

async function load(command: string) {
  vi.resetModules();
  vi.stubEnv('POFTA_COMMAND', command);
  return import('./command-line.ts').finally(() => vi.unstubAllEnvs());
}

test('in a clone commands are npm’s, in an installed shop they are those of pofta', async () => {
  const clone = await load('');
  expect(clone.composeCommand('start')).toBe('npm start');
  expect(clone.composeCommand('backup')).toBe('npm run backup');
  expect(clone.composeCommand('restore', '--list')).toBe('npm run restore -- --list');
  const installed = await load('pofta');
  expect(installed.composeCommand('start')).toBe('pofta start');
  expect(installed.composeCommand('restore', '--list')).toBe('pofta restore --list');
  expect(
    installed.composeHelp('backup', [
      ['', 'o copie'],
      ['--new-key', 'o cheie'],
    ]),
  ).toBe('pofta backup             o copie\npofta backup --new-key   o cheie');
});
