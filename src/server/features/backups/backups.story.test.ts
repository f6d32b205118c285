import { expect, test } from 'vitest';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { anAdmin } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { tellMissingBackups } from './tell-missing-backups.ts';

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
    await tellMissingBackups(story.services);
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
