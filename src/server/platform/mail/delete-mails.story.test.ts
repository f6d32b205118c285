import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { STORY_NOON, testApp } from '#test/support/test-app.ts';
import { deleteMailsAbout, saveMail } from './mails.repository.ts';

test('mails about a thing are deleted for every version of it, and of the named kinds only', async () => {
  await using story = await testApp();
  const at = instant(Date.parse(STORY_NOON));
  const text = { subject: 'S', html: '<p>H</p>', text: 'T', recipient: 'casa@exemplu.ro', orderId: null, at };
  for (const [kind, key] of [
    ['seat_for_staff', '7'],
    ['seat_for_staff', '7-3'],
    ['seat_for_staff', '71'],
    ['seat_for_staff', '8-7'],
    ['other', '7'],
  ] as const) {
    await saveMail(story.db, { ...text, kind, messageId: `<${kind}.${key}@localhost>` });
  }
  const kinds = [{ kind: 'seat_for_staff', compose: async () => null }];
  await inTransaction(story.db, (tx) => deleteMailsAbout(tx, { kinds, ids: [7] }));
  const left = await story.db.selectFrom('mails').select('message_id').orderBy('message_id').execute();
  expect(left.map((row) => row.message_id)).toEqual([
    '<other.7@localhost>',
    '<seat_for_staff.71@localhost>',
    '<seat_for_staff.8-7@localhost>',
  ]);
});
