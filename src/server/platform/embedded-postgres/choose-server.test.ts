import { expect, test } from 'vitest';
import { chooseNewer, explainUnfit, type InstalledServer, judgeInstalled, type Unfit } from './choose-server.ts';

const PACKAGED = { version: '18.4' };
const INSTALLED: InstalledServer = {
  programs: '/usr/lib/postgresql/18/bin',
  server: 'postgres (PostgreSQL) 18.6 (Debian 18.6-1.pgdg12+1)\n',
  initdb: '18.6 (Debian 18.6-1.pgdg12+1)',
  missingExtensions: [],
};

test('an installed server of the same major version fits, by whatever name its system gives it', () => {
  expect(judgeInstalled(INSTALLED, PACKAGED)).toEqual({ programs: INSTALLED.programs, version: '18.6' });
});

test.each<[string, Partial<InstalledServer>, Unfit]>([
  ['does not run', { server: null }, { reason: 'does not run' }],
  ['is no release', { server: 'postgres (PostgreSQL) 19beta1' }, { reason: 'does not run' }],
  [
    'is of an older major version',
    { server: 'postgres (PostgreSQL) 17.11' },
    { reason: 'other version', found: '17.11' },
  ],
  ['is of a newer major version', { server: 'postgres (PostgreSQL) 19.0' }, { reason: 'other version', found: '19.0' }],
  ['has an initdb of another release', { initdb: '18.4' }, { reason: 'half updated' }],
  ['has an initdb that does not run', { initdb: null }, { reason: 'half updated' }],
  ['lacks an extension', { missingExtensions: ['pg_trgm'] }, { reason: 'extensions', missing: ['pg_trgm'] }],
])('an installed server that %s does not fit, and the owner is told what to do', (_, changed, unfit) => {
  expect(judgeInstalled({ ...INSTALLED, ...changed }, PACKAGED)).toEqual(unfit);
  const sentence = explainUnfit('/opt/pg/bin', unfit, '18');
  expect(sentence).toMatch(/^POSTGRES_BIN: .*\/opt\/pg\/bin.*\. .+\.$/);
});

test('the newest is taken when it is newer than the packaged one, of two equals the first', () => {
  const server = (version: string, programs = version) => ({ version, programs });
  expect(chooseNewer(PACKAGED, [])).toBeNull();
  expect(chooseNewer(PACKAGED, [server('18.3'), server('18.4')])).toBeNull();
  expect(chooseNewer(PACKAGED, [server('18.6'), server('18.10'), server('18.7')])?.version).toBe('18.10');
  expect(chooseNewer(PACKAGED, [server('18.6', 'first'), server('18.6', 'second')])?.programs).toBe('first');
  expect(chooseNewer(PACKAGED, [server('devel')])).toBeNull();
});
