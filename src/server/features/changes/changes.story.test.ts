import { expect, test } from 'vitest';
import { atOnce } from '#test/support/at-once.ts';
import { aManager, anAdmin } from '#test/support/factories.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { findVersion, saveByStaff } from './save-by-staff.ts';

/** Saves a phone number as a form would; answers the new version, or the refusal. */
async function savePhone(
  { db, clock }: TestApp,
  { staffId, from, phone }: { staffId: number; from: number | null; phone: string },
) {
  const saving = { subject: 'contact', staffId, version: from };
  const saved = await saveByStaff({ db, clock: clock.now }, saving, (_, save) =>
    save({ title: 'Date de contact', before: { Telefon: '' }, after: { Telefon: phone } }),
  );
  return saved.ok ? saved.value.version : saved.error;
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
