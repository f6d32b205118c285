import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { changeSettings, readSettings, withSettings } from './settings-file.ts';

test('a setting is replaced where it stands, and added at the end otherwise; everything else stays', () => {
  const before = '# A note.\nPORT=3000\n# PORT=1\nSMTP_URL=smtps://a:b@c:465';
  expect(withSettings(before, { PORT: '3001', HOST: '0.0.0.0' })).toBe(
    '# A note.\nPORT=3001\n# PORT=1\nSMTP_URL=smtps://a:b@c:465\nHOST=0.0.0.0\n',
  );
  expect(withSettings('', { PORT: '3000' })).toBe('PORT=3000\n');
  // A value is text, not a pattern.
  expect(withSettings('A=1\n', { A: '$&$1' })).toBe('A=$&$1\n');
});

test('settings that are the same are not written again, and are not for everybody to read', async () => {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const path = join(folder.path, '.env');
  expect(readSettings(path)).toEqual({});
  expect(changeSettings(path, { PORT: '3000' }, null)).toBe(true);
  expect(statSync(path).mode & 0o777).toBe(0o640);
  const writtenAt = statSync(path).mtimeMs;
  expect(changeSettings(path, { PORT: '3000' }, null)).toBe(false);
  expect(statSync(path).mtimeMs).toBe(writtenAt);
  writeFileSync(path, `${readFileSync(path, 'utf8')}SMTP_URL="smtps://a:b@c:465"\n`);
  chmodSync(path, 0o644);
  expect(changeSettings(path, { PORT: '3001' }, null)).toBe(true);
  expect(readSettings(path)).toEqual({ PORT: '3001', SMTP_URL: 'smtps://a:b@c:465' });
  expect(statSync(path).mode & 0o777).toBe(0o640);
});
