/** Groups of options as the office writes them. */
import { expect, test } from 'vitest';
import { aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

test('the office writes groups: bounds and prices are judged, uses are named, a used group stays, a stale form is told', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const dish = await aProduct(story.db, { name: 'Burger', label: 'Mare' });
  const manager = story.apiOf(await aManager(story.db));
  const admin = story.apiOf(await anAdmin(story.db));
  const option = {
    price: 3,
    dimensionPrices: [{ dimension: 'Mare', price: 4.5 }],
    most: 2,
    isDefault: false,
    productId: null,
    opensGroupId: null,
    allergens: ['milk' as const],
    vatPercent: 11,
    vatPercentOnPremises: null,
    depositPrice: 0,
    ageRestricted18: false,
  };
  const group = { name: 'Sosuri', minimum: 0, maximum: 3, included: 1, pricing: 'sum' as const };
  const body = {
    ...group,
    options: [
      { ...option, name: 'Usturoi' },
      { ...option, name: 'Iute', price: 0 },
    ],
  };
  expect(await refusalOf(manager, 'saveOptionGroup', { body })).toMatchObject({ code: 'prices_not_granted' });
  const { id, version } = await admin('saveOptionGroup', { body });

  const saved = await manager('getOptionGroup', { params: { id } });
  expect(saved).toMatchObject({
    ...group,
    version,
    options: [{ name: 'Usturoi', most: 2, vatPercent: 11 }, { name: 'Iute' }],
  });
  const wrong = await refusalOf(admin, 'saveOptionGroup', {
    body: { ...saved, minimum: 3, maximum: 1, options: saved.options.map((one) => ({ ...one, name: 'La fel' })) },
  });
  expect([wrong.status, Object.keys(wrong.fields ?? {})]).toEqual([422, ['options.1.name', 'maximum']]);

  // The option keeps its number, and its new place.
  const turned = saved.options.toReversed();
  const again = await admin('saveOptionGroup', { body: { ...saved, name: 'Sosuri calde', options: turned } });
  expect(again.id).toBe(id);
  expect((await admin('getOptionGroup', { params: { id } })).options.map((one) => one.id)).toEqual(
    turned.map((one) => one.id),
  );
  expect(await refusalOf(admin, 'saveOptionGroup', { body: { ...saved, name: 'Altfel' } })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
  const foreign = { ...saved.options[0], id: 999_999, name: 'Străină', ...option };
  expect(
    await refusalOf(admin, 'saveOptionGroup', { body: { ...saved, version: null, options: [foreign] } }),
  ).toMatchObject({ status: 422 });

  const user = { kind: 'product' as const, id: dish.id };
  const uses = [{ groupId: id, dimension: 'Mare' }];
  expect(await refusalOf(manager, 'saveOptionUses', { body: { ...user, uses } })).toMatchObject({ status: 403 });
  await admin('saveOptionUses', { body: { ...user, uses } });
  expect((await admin('getOptionUses', { query: user })).uses).toEqual(uses);
  expect((await story.api('getProduct', { params: { id: dish.id } })).optionGroups).toMatchObject([
    { name: 'Sosuri calde', options: [{ name: 'Iute' }, { name: 'Usturoi', dimensionPrices: [{ price: 4.5 }] }] },
  ]);
  expect((await admin('getOptionGroups')).groups).toMatchObject([
    { id, numberOfOptions: 2, usedBy: [{ kind: 'product', name: 'Burger', dimension: 'Mare' }], openedBy: [] },
  ]);
  expect(await refusalOf(admin, 'deleteOptionGroup', { params: { id } })).toMatchObject({
    status: 409,
    code: 'option_group_in_use',
    message: 'Grupul este folosit la: Burger. Scoateți-l de acolo, apoi îl puteți șterge.',
  });
  expect(await refusalOf(admin, 'saveOptionUses', { body: { ...user, uses: [...uses, ...uses] } })).toMatchObject({
    status: 422,
  });
  await admin('saveOptionUses', { body: { ...user, uses: [] } });
  expect(await refusalOf(manager, 'deleteOptionGroup', { params: { id } })).toMatchObject({ status: 403 });
  await admin('deleteOptionGroup', { params: { id } });
  expect(await refusalOf(admin, 'getOptionGroup', { params: { id } })).toMatchObject({ status: 404 });
  const titles = await story.db.selectFrom('changes').select(['title', 'action']).orderBy('id').execute();
  expect(titles.map(({ title, action }) => `${title} ${action}`)).toEqual([
    'Grup de opțiuni: Sosuri created',
    'Grup de opțiuni: Sosuri calde updated',
    'Produs: Burger updated',
    'Produs: Burger updated',
    'Grup de opțiuni: Sosuri calde deleted',
  ]);
});
