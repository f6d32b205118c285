import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';

async function aPhoto(background: string): Promise<File> {
  const bytes = await sharp({ create: { width: 32, height: 24, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'poza.png', { type: 'image/png' });
}

async function openStory() {
  const story = await testApp();
  const product = await aProduct(story.db, { name: 'Ciorbă de burtă' });
  const staff = await aManager(story.db);
  return { story, product, staff, api: story.apiOf(staff) };
}

const shownTo = async (story: TestApp, id: number) =>
  (await story.api('getProduct', { params: { id: String(id) } })).imagesLinks;

test('the documented form adds pictures behind those that are there, and guests see them at once', async () => {
  const { story, product, api } = await openStory();
  await using _ = story;
  const params = { id: String(product.id) };
  const first = await api('addProductImages', { params, body: { images: [await aPhoto('#a00')] } });
  const both = await api('addProductImages', {
    params,
    body: { images: [await aPhoto('#0a0'), await aPhoto('#00a')], removedImagesIDs: '' },
  });
  expect(first.message).toBe('Datele au fost salvate cu succes!');
  expect(both.imagesLinks.map(({ hash }) => hash)).toHaveLength(3);
  expect(both.imagesLinks[0]).toEqual(first.imagesLinks[0]);
  expect((await shownTo(story, product.id)).map(({ id }) => id)).toEqual(both.imagesLinks.map(({ id }) => id));
});

test.each([
  ['a number', (ids: number[]) => ids[0] ?? 0],
  ['texts with commas', (ids: number[]) => `${ids[0]},${ids[1]}`],
  ['a JSON text', (ids: number[]) => JSON.stringify(ids.slice(0, 2))],
  ['a field per id', (ids: number[]) => ids.slice(0, 2)],
])('removedImagesIDs may be %s', async (form, written) => {
  const { story, product, api } = await openStory();
  await using _ = story;
  const params = { id: String(product.id) };
  const images = [await aPhoto('#a00'), await aPhoto('#0a0'), await aPhoto('#00a')];
  const { imagesLinks } = await api('addProductImages', { params, body: { images } });
  const removedImagesIDs = written(imagesLinks.map(({ id }) => id));
  const left = await api('addProductImages', { params, body: { removedImagesIDs } });
  expect(left.imagesLinks).toEqual(imagesLinks.slice(form === 'a number' ? 1 : 2));
});

test('pictures that were uploaded by themselves are named, ordered and described in one save', async () => {
  const { story, product, staff, api } = await openStory();
  await using _ = story;
  const params = { id: String(product.id) };
  const red = await api('uploadPicture', { body: { image: await aPhoto('#a00') } });
  const green = await api('uploadPicture', { body: { image: await aPhoto('#0a0') } });
  const saved = await api('addProductImages', {
    params,
    body: {
      pictures: [
        { hash: green.image.hash, alt: 'Din față' },
        { hash: red.image.hash, alt: 'De sus' },
      ],
    },
  });
  const [first, second] = saved.imagesLinks;
  const turned = await api('addProductImages', {
    params,
    body: { pictures: [{ id: second?.id, alt: 'De sus' }, { id: first?.id }], version: saved.version },
  });
  expect(turned.imagesLinks.map(({ id, alt }) => [id, alt])).toEqual([
    [second?.id, 'De sus'],
    [first?.id, ''],
  ]);
  // A guest who cannot see the picture is told the name of the dish at least.
  expect((await shownTo(story, product.id)).map(({ alt }) => alt)).toEqual(['De sus', 'Ciorbă de burtă']);
  expect(await refusalOf(api, 'addProductImages', { params, body: { version: saved.version } })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
  const admin = story.apiOf(await anAdmin(story.db));
  const { content } = await admin('getChanges', { query: { subject: `product:${product.id}` } });
  expect(content[0]).toMatchObject({
    title: 'Produs: Ciorbă de burtă',
    staff: { id: staff.id },
    fields: [{ name: 'Imagini', before: 'Din față, De sus' }],
  });
});

test('one file that is no picture refuses the whole save and says which it was', async () => {
  const { story, product, api } = await openStory();
  await using _ = story;
  const images = [await aPhoto('#a00'), new File(['<svg/>'], 'poza.png', { type: 'image/png' })];
  const refused = await refusalOf(api, 'addProductImages', { params: { id: String(product.id) }, body: { images } });
  expect(refused).toMatchObject({
    status: 422,
    code: 'picture_unreadable',
    fields: { 'images.1': 'Fișierul nu este o imagine PNG, JPEG sau WebP care poate fi citită.' },
  });
  expect(await shownTo(story, product.id)).toEqual([]);
});

test('what cannot be saved is refused in words', async () => {
  const { story, product, api } = await openStory();
  await using _ = story;
  const params = { id: String(product.id) };
  const photo = await aPhoto('#a00');
  const codeOf = async (input: Parameters<typeof refusalOf<'addProductImages'>>[2]) =>
    (await refusalOf(api, 'addProductImages', input)).code;
  expect(await codeOf({ params: { id: '99999' }, body: { images: [photo] } })).toBe('product_not_found');
  expect(await codeOf({ params, body: { images: Array.from({ length: 11 }, () => photo) } })).toBe('too_many_files');
  expect(await codeOf({ params, body: { pictures: [{ hash: 'f'.repeat(32) }] } })).toBe('picture_not_found');
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'mare.png');
  expect(await codeOf({ params, body: { images: [large] } })).toBe('picture_too_large');
});

test('a product shows twelve pictures at most', async () => {
  const { story, product, api } = await openStory();
  await using _ = story;
  const params = { id: String(product.id) };
  const many = await Promise.all(Array.from({ length: 7 }, (_, index) => aPhoto(`#0${index}0`)));
  await api('addProductImages', { params, body: { images: many } });
  const more = await Promise.all(Array.from({ length: 6 }, (_, index) => aPhoto(`#f${index}0`)));
  expect(await refusalOf(api, 'addProductImages', { params, body: { images: more } })).toMatchObject({
    code: 'too_many_pictures',
  });
  expect((await api('addProductImages', { params, body: { images: more.slice(1) } })).imagesLinks).toHaveLength(12);
});
