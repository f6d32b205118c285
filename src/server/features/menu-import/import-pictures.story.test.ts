import sharp from 'sharp';
import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { MINUTE_MS } from '#domain/time/instant.ts';
import type { FetchPublic } from '#server/platform/http/fetch-public.ts';
import { anAdmin } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { fetchNextPicture } from './fetch-pictures.ts';

const PIZZAS = ['Margherita', 'Diavola', 'Capricciosa', 'Rustica', 'Vegetariana'];
const PICTURES = ['margherita.jpg', 'lipsa.jpg', 'mare.jpg', 'https://altundeva.ro/rustica.jpg', 'text.jpg'];

async function aPhoto(background: string): Promise<Uint8Array<ArrayBuffer>> {
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background } });
  return new Uint8Array(await photo.jpeg().toBuffer());
}

async function openOffice() {
  const asked: string[] = [];
  const photo = await aPhoto('#a00');
  let isServerUp = true;
  const fetchPublic: FetchPublic = async (_, { href }) => {
    asked.push(href);
    if (!isServerUp) return err({ code: 'unreachable', status: null });
    if (href.endsWith('lipsa.jpg')) return err({ code: 'status', status: 404 });
    if (href.endsWith('mare.jpg')) return err({ code: 'too_large', status: null });
    return ok(href.endsWith('text.jpg') ? new TextEncoder().encode('<svg/>') : photo);
  };
  const story = await testApp({ fetchPublic });
  await theRestaurant(story.db);
  const office = story.apiOf(await anAdmin(story.db));
  const items = PIZZAS.map((name, index) => ({ id: index + 1, name, price: 30, picture: PICTURES[index] }));
  const file = new File([JSON.stringify({ categories: [{ name: 'Pizza', items }] })], 'menu.json');
  const bringIn = async (leftOut: string[] = []) => {
    const { id } = await office('readMenuFile', { body: { file } });
    await office('runMenuImport', { params: { id: String(id) }, body: { leftOut } });
    return String(id);
  };
  const services = { db: story.db, clock: story.services.clock, fetchPublic };
  const work = async () => {
    while (await fetchNextPicture(services));
  };
  const picturesOf = async (name: string) =>
    (await story.api('getBaseProducts')).find((one) => one.name === name)?.images?.length;
  return {
    story,
    office,
    asked,
    bringIn,
    work,
    picturesOf,
    pictures: async () => (await office('getMenuImports')).imports[0]?.pictures,
    setServer: (isUp: boolean) => {
      isServerUp = isUp;
    },
    [Symbol.asyncDispose]: story.close,
  };
}

test('pictures come after the import; one that cannot be had is named with its reason, and no other server is asked', async () => {
  await using shop = await openOffice();
  await shop.bringIn();
  expect(await shop.pictures()).toEqual({ all: 5, done: 0, failed: [] });
  expect(shop.asked).toEqual([]);
  await shop.work();
  expect(shop.asked).toEqual([
    'https://www.fbgcdn.com/pictures/margherita.jpg',
    'https://www.fbgcdn.com/pictures/lipsa.jpg',
    'https://www.fbgcdn.com/pictures/mare.jpg',
    'https://www.fbgcdn.com/pictures/text.jpg',
  ]);
  expect(await shop.pictures()).toMatchObject({
    all: 5,
    done: 1,
    failed: [
      { product: 'Diavola', reason: 'refused' },
      { product: 'Capricciosa', reason: 'too_large' },
      { product: 'Rustica', reason: 'foreign_host' },
      { product: 'Vegetariana', reason: 'not_a_picture' },
    ],
  });
  expect(await shop.picturesOf('Margherita')).toBe(1);
  expect(await shop.picturesOf('Diavola')).toBe(0);
});

test('a server that is away is asked again after growing pauses, given up after some hours, and asked anew when told', async () => {
  await using shop = await openOffice();
  shop.setServer(false);
  const id = await shop.bringIn();
  const pauses: number[] = [];
  await shop.work();
  // Four are on the server that is away.
  for (let minute = 1; minute <= 600; minute += 1) {
    const before = shop.asked.length;
    shop.story.clock.advanceMinutes(1);
    await shop.work();
    if (shop.asked.length > before) pauses.push(minute);
  }
  expect(pauses).toEqual([1, 3, 7, 15, 31, 63, 127]);
  expect((await shop.pictures())?.failed).toHaveLength(5);
  shop.setServer(true);
  expect(await shop.office('fetchImportPictures', { params: { id } })).toMatchObject({ waiting: 5 });
  expect(await shop.pictures()).toMatchObject({ done: 0, failed: [] });
  await shop.work();
  expect(await shop.pictures()).toMatchObject({ done: 1, failed: { length: 4 } });
});

test('two processes never fetch one picture twice; what a process that ended has begun, another one finishes', async () => {
  await using shop = await openOffice();
  await shop.bringIn();
  await Promise.all([shop.work(), shop.work(), shop.work()]);
  expect(shop.asked.toSorted()).toEqual([...new Set(shop.asked)].toSorted());
  await shop.story.db
    .updateTable('import_pictures')
    .set({ state: 'waiting', due_at: new Date(shop.story.clock.now() + 2 * MINUTE_MS), version: null })
    .execute();
  await shop.work();
  expect(shop.asked).toHaveLength(4);
  shop.story.clock.advanceMinutes(2);
  await shop.work();
  expect(shop.asked).toHaveLength(8);
});

test('an undo takes the pictures along; a product whose picture staff chose keeps it, and nothing is fetched after the undo', async () => {
  await using shop = await openOffice();
  const { story, office, bringIn, work, picturesOf } = shop;
  const first = await bringIn(['pizza/diavola']);
  await work();
  expect(await picturesOf('Margherita')).toBe(1);
  expect(await office('undoMenuImport', { params: { id: first } })).toMatchObject({ left: [] });
  expect(await story.api('getBaseProducts')).toEqual([]);

  const second = await bringIn();
  const products = await story.api('getBaseProducts');
  const margherita = products.find(({ name }) => name === 'Margherita');
  await office('addProductImages', {
    params: { id: String(margherita?.id) },
    body: { images: [new File([await aPhoto('#00a')], 'a.jpg')], removedImagesIDs: [] },
  });
  await work();
  expect(await picturesOf('Margherita')).toBe(1);
  const undone = await office('undoMenuImport', { params: { id: second } });
  expect(undone.left.map(({ name }) => name)).toEqual(['Margherita']);
  expect(await picturesOf('Margherita')).toBe(1);

  const third = await bringIn();
  const asked = shop.asked.length;
  await office('undoMenuImport', { params: { id: third } });
  story.clock.advanceMinutes(24 * 60);
  await work();
  expect(shop.asked).toHaveLength(asked);
});
