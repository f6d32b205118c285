import { expect, test } from 'vitest';
import { anAdmin, anImage } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const hashOf = (letter: string) => letter.repeat(32);

test('the pictures of the restaurant are saved as they are ordered and described, and shown at the next request on every node', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const api = story.apiOf(await anAdmin(story.db));
  const other = story.second();
  for (const letter of 'abc') await anImage(story.db, hashOf(letter));
  expect(await api('getRestaurantPictures')).toMatchObject({ hero: null, gallery: [], version: 0 });
  const saved = await api('saveRestaurantPictures', {
    body: {
      hero: { hash: hashOf('a'), alt: 'Fațada ' },
      gallery: [
        { hash: hashOf('c'), alt: 'Terasa' },
        { hash: hashOf('b'), alt: '' },
        { hash: hashOf('c'), alt: 'de două ori' },
      ],
      version: 0,
    },
  });
  const told = await other.api('getRestaurant');
  expect(told.heroPicture).toMatchObject({ hash: hashOf('a'), alt: 'Fațada' });
  expect(told.gallery.map(({ hash, alt }) => [hash[0], alt])).toEqual([
    ['c', 'Terasa'],
    ['b', ''],
  ]);
  expect(await api('getRestaurantPictures')).toMatchObject({ version: saved.version, gallery: told.gallery });
  const [change] = (await api('getChanges', { query: { subject: 'house-pictures' } })).content;
  expect(change).toMatchObject({
    title: 'Imaginile restaurantului',
    fields: [
      { name: 'Imaginea principală', before: '', after: 'Fațada (aaaaaa)' },
      { name: 'Galerie', before: '', after: 'Terasa (cccccc), bbbbbb' },
    ],
  });

  const stale = { body: { hero: null, gallery: [], version: 0 } };
  expect(
    await refusalOf(api, 'saveRestaurantPictures', { body: { ...stale.body, version: saved.version - 1 } }),
  ).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  await api('saveRestaurantPictures', { body: { ...stale.body, version: saved.version } });
  expect(await other.api('getRestaurant')).toMatchObject({ heroPicture: null, gallery: [] });
});

test('a picture that is not there refuses the whole save and says where', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  await anImage(story.db, hashOf('a'));
  const api = story.apiOf(await anAdmin(story.db));
  const body = { hero: { hash: hashOf('a'), alt: '' }, gallery: [{ hash: hashOf('f'), alt: '' }] };
  expect(await refusalOf(api, 'saveRestaurantPictures', { body })).toMatchObject({
    status: 422,
    code: 'picture_not_found',
    fields: { gallery: 'Imaginea nu s-a păstrat. Încărcați-o din nou.' },
  });
  expect((await api('getRestaurantPictures')).hero).toBeNull();
});
