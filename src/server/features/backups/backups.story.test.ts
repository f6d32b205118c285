import { expect, test } from 'vitest';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { anAdmin } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { reportMissingBackups } from './report-missing-backups.ts';
import { reviewBackups } from './review-backups.ts';

const HOUR = 60;

test('the back office tells of the last copy; after 26 hours without one the restaurant is mailed, once a day', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const api = story.apiOf(await anAdmin(story.db));
  const began = story.services.clock();
  const record = (at: Instant, trouble: string | null = null) =>
    story.db
      .insertInto('backups')
      .values({ finished_at: new Date(at), is_verified: true, is_on_same_disk: true, trouble })
      .execute();
  const listMails = async () => {
    await reportMissingBackups(story.services);
    return (await collectMails(story)).map(({ subject, text }) => ({ subject, text }));
  };

  // A database of the owner's: nothing is known of its copies until one is recorded.
  expect(await listMails()).toEqual([]);
  expect((await api('getToday')).missing).not.toContain('backup');

  await record(plusMinutes(began, -HOUR));
  const today = await api('getToday');
  expect(today).toMatchObject({ isLastBackupVerified: true });
  expect(today.lastBackupAt).not.toBeNull();
  expect(today.missing).toContain('backup_disk');

  story.clock.advanceMinutes(26 * HOUR);
  await record(story.services.clock(), 'Discul este plin.');
  const [mail, ...more] = await listMails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Atenție: baza de date nu a mai fost copiată');
  expect(mail?.text).toContain('Discul este plin.');
  expect((await api('getToday')).missing).toContain('backup');
  expect(await listMails()).toEqual([]);
  story.clock.advanceMinutes(24 * HOUR);
  expect(await listMails()).toHaveLength(1);

  await record(story.services.clock());
  expect(await listMails()).toEqual([]);
  expect((await api('getToday')).missing).not.toContain('backup');
});

test('a second place that has no copy of the last day is told of in its own words, with its own mail', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const config = {
    databaseFolder: '/srv/pofta',
    backupDir: '/mnt/copii',
    backupS3: { url: 'https://copii.example/casa' },
  };
  const services = { ...story.services, config: { ...story.services.config, ...config } };
  const record = (place: 'first' | 'second', more: { trouble?: string; made_at?: Date } = {}) =>
    story.db
      .insertInto('backups')
      .values({ finished_at: new Date(story.clock.now()), is_verified: true, is_encrypted: true, place, ...more })
      .execute();
  const listSubjects = async () => {
    await reportMissingBackups(services);
    return (await collectMails(story)).map(({ subject }) => subject);
  };
  const madeAt = new Date(plusMinutes(story.clock.now(), -HOUR));
  await record('first');
  // Set today: it has had no time yet.
  expect((await reviewBackups(services)).second).toEqual({ place: config.backupS3.url, last: null, isMissing: false });
  await record('second', { made_at: madeAt });
  const { last, second } = await reviewBackups(services);
  expect(last).toMatchObject({ isEncrypted: true });
  expect(second).toMatchObject({ isMissing: false, last: { finishedAt: madeAt.getTime() } });
  expect(await listSubjects()).toEqual([]);

  story.clock.advanceMinutes(26 * HOUR);
  await record('first');
  await record('second', { trouble: 'https://copii.example/casa nu răspunde: a trecut timpul.' });
  await reportMissingBackups(services);
  const [mail, ...more] = await collectMails(story);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Atenție: copiile nu mai ajung în al doilea loc');
  expect(mail?.text).toContain('nu răspunde: a trecut timpul.');
  expect(await listSubjects()).toEqual([]);

  // Nothing is made any more: only that is told.
  story.clock.advanceMinutes(27 * HOUR);
  expect(await listSubjects()).toEqual(['Atenție: baza de date nu a mai fost copiată']);
});
