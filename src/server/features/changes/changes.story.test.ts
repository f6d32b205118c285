import { expect, test } from 'vitest';
import { changedFields } from '#domain/changes/changed-fields.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { atOnce } from '#test/support/at-once.ts';
import { aManager, anAdmin } from '#test/support/factories.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { findVersion } from './find-version.ts';
import { holdForSaving } from './hold-for-saving.ts';
import { recordChange } from './record-change.ts';

/** Saves a phone number as a form would: held, compared, written down. */
function savePhone(
  { db, clock }: TestApp,
  { staffId, from, phone }: { staffId: number; from: number | null; phone: string },
) {
  return inTransaction(db, async (tx) => {
    const held = await holdForSaving(tx, 'contact', from);
    if (!held.ok) return held.error;
    const fields = changedFields({ Telefon: '' }, { Telefon: phone });
    const change = {
      subject: 'contact',
      title: 'Date de contact',
      action: 'updated',
      fields,
      staffId,
      at: clock.now(),
    } as const;
    return recordChange(tx, change);
  });
}

test('a form filled from an older version is refused with who saved since, and may save over it knowingly', async () => {
  await using story = await testApp();
  const { id: staffId } = await anAdmin(story.db);
  expect(await findVersion(story.db, 'contact')).toBe(0);
  const first = await savePhone(story, { staffId, from: 0, phone: '0722 000 111' });
  expect(first).toBe(await findVersion(story.db, 'contact'));
  expect(await savePhone(story, { staffId, from: 0, phone: '0722 000 222' })).toMatchObject({
    code: 'changed_meanwhile',
    details: { actor: expect.any(String), when: expect.stringContaining('12:00') },
  });
  expect(await savePhone(story, { staffId, from: null, phone: '0722 000 333' })).toBeGreaterThan(Number(first));
});

test('of ten who save the same version at once, one saves', async () => {
  await using story = await testApp();
  const { id: staffId } = await anAdmin(story.db);
  const saved = await atOnce(10, 10, (index) => savePhone(story, { staffId, from: 0, phone: `0722 000 00${index}` }));
  expect(saved.filter((one) => typeof one === 'number')).toHaveLength(1);
});

test('saving what stands there already leaves no trace', async () => {
  await using story = await testApp();
  const { id: staffId } = await anAdmin(story.db);
  const version = await savePhone(story, { staffId, from: 0, phone: '0722 000 111' });
  expect(await savePhone(story, { staffId, from: Number(version), phone: '' })).toBe(version);
});

test('the owner reads who changed what, by thing and by person; managers do not', async () => {
  await using story = await testApp();
  const admin = await anAdmin(story.db);
  await savePhone(story, { staffId: admin.id, from: 0, phone: '0722 000 111' });
  const read = story.apiOf(admin);
  expect(await read('getChanges', { query: { subject: 'contact' } })).toMatchObject({
    totalElements: 1,
    content: [
      {
        at: [2026, 11, 20, 12, 0, 0, 0],
        staff: { id: admin.id },
        title: 'Date de contact',
        fields: [{ name: 'Telefon', before: '', after: '0722 000 111' }],
      },
    ],
  });
  expect((await read('getChanges', { query: { subject: 'product' } })).totalElements).toBe(0);
  expect((await read('getChanges', { query: { staffId: admin.id } })).totalElements).toBe(1);
  await expect(story.apiOf(await aManager(story.db))('getChanges')).rejects.toThrow();
});
