import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { aCategory, anAdmin, anImage, aProduct } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { NAMES_PICTURES } from './images.repository.ts';
import { deleteUnusedPictures, lockPictures } from './keep-pictures.ts';

/** A picture that was uploaded so long ago. */
async function aPictureFrom(story: TestApp, hoursAgo: number): Promise<string> {
  const { hash } = await anImage(story.db);

  await sql`update images set created_at = now() - make_interval(hours => ${hoursAgo}) where hash = ${hash}`.execute(
    story.db,
  );
  return hash;
}

async function left(story: TestApp): Promise<readonly string[]> {
  return (await story.db.selectFrom('images').select('hash').execute()).map(({ hash }) => hash);
}

test('a picture that nothing names is gone after a day, with everything that was made of it; a younger one stays', async () => {
  await using story = await testApp();
  const old = await aPictureFrom(story, 25);
  const young = await aPictureFrom(story, 23);
  await deleteUnusedPictures(story.db);
  expect(await left(story)).toEqual([young]);
  expect(await story.db.selectFrom('image_variants').select('hash').where('hash', '=', old).execute()).toEqual([]);
});

test('whatever names a picture keeps it, and every table that can is asked', async () => {
  await using story = await testApp();
  const { rows } = await sql<{ named_in: string; column_name: string }>`
    select conrelid::regclass::text as named_in, attname as column_name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'images'::regclass and confdeltype <> 'c' order by 1`.execute(story.db);
  expect(rows).toEqual(NAMES_PICTURES.map((table) => ({ named_in: table, column_name: 'image_hash' })));

  const admin = await anAdmin(story.db);
  const [dish, category] = [await aProduct(story.db), await aCategory(story.db)];
  const hashes = await Promise.all(NAMES_PICTURES.map(() => aPictureFrom(story, 100)));
  const [sent, ofCategory, hero, draft, ofDish, ofPromotion] = hashes;
  const at = new Date(story.clock.now());
  await story.db.updateTable('categories').set({ image_hash: ofCategory }).where('id', '=', category.id).execute();
  await story.db
    .insertInto('house_pictures')
    .values({ role: 'hero', image_hash: hero ?? '' })
    .execute();
  await story.db
    .insertInto('product_images')
    .values({ product_id: dish.id, image_hash: ofDish ?? '' })
    .execute();
  await story.db
    .insertInto('newsletter_drafts')
    .values({ staff_id: admin.id, subject: '', content: '', image_hash: draft, coupon_code: '', saved_at: at })
    .execute();
  await story.db
    .insertInto('campaigns')
    .values({
      subject: 'x',
      content: 'x',
      html: 'x',
      plain_text: 'x',
      image_hash: sent ?? '',
      content_key: Buffer.from('x'),
      state: 'sending',
      created_at: at,
    })
    .execute();
  await story.db
    .insertInto('promotions')
    .values({
      type: 'COUPON_CODE',
      name: 'x',
      image_hash: ofPromotion ?? '',
      start_date: '2026-11-20',
      end_date: '2026-11-20',
    })
    .execute();
  const orphan = await aPictureFrom(story, 100);
  await deleteUnusedPictures(story.db);
  expect((await left(story)).toSorted()).toEqual(hashes.toSorted());
  expect(hashes).not.toContain(orphan);
});

test('a picture that is being named while the sweep goes by stays', async () => {
  await using story = await testApp();
  const hash = await aPictureFrom(story, 100);
  await inTransaction(story.db, async (tx) => {
    expect((await lockPictures(tx, [hash])).has(hash)).toBe(true);
    await tx.insertInto('house_pictures').values({ role: 'hero', image_hash: hash }).execute();
    // Not yet to be seen by anybody else.
    await deleteUnusedPictures(story.db);
  });
  expect(await left(story)).toEqual([hash]);
});

test('after the deletion a save is told to upload again, and the same picture uploaded anew counts as new', async () => {
  await using story = await testApp();
  const api = story.apiOf(await anAdmin(story.db));
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2c6a3c' } })
    .png()
    .toBuffer();
  const upload = async () =>
    (
      await api('uploadPicture', {
        body: { image: new File([new Uint8Array(bytes)], 'sala.png', { type: 'image/png' }) },
      })
    ).image.hash;
  const age = async () => {
    await sql`update images set created_at = now() - interval '2 days'`.execute(story.db);
  };
  const hash = await upload();
  await age();
  expect(await upload()).toBe(hash);
  await deleteUnusedPictures(story.db);
  expect(await left(story)).toEqual([hash]);
  await age();
  await deleteUnusedPictures(story.db);
  const gone = await refusalOf(api, 'saveRestaurantPictures', { body: { hero: { hash, alt: '' }, gallery: [] } });
  expect(gone).toMatchObject({ status: 422, code: 'picture_not_found' });
});
