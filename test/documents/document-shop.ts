/** A restaurant as described by the documents, with clients for it. */
import { bani } from '#domain/money/bani.ts';
import { type DocumentClient, documentClient, type Json } from '#test/documents/document-client.ts';
import {
  aCategory,
  aCoupon,
  aCustomer,
  aManager,
  anAdmin,
  aProduct,
  aPromotion,
  aZone,
  type SignedIn,
} from '#test/support/factories.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

export type DocumentShop = {
  readonly story: TestApp;
  readonly guest: DocumentClient;
  readonly staff: DocumentClient;
  readonly customer: DocumentClient;
  readonly admin: DocumentClient;
  readonly clientOf: (token: string) => DocumentClient;
  readonly manager: SignedIn;
  /** Products by name, in the menu's format. */
  readonly menu: Readonly<Record<'pasta' | 'cake' | 'daily', Json>>;
  readonly close: () => Promise<void>;
};

/** Friday noon; open from 10 to 22; pickup at least half an hour and at most three days ahead. */
export async function openDocumentShop(): Promise<DocumentShop> {
  const story = await testApp();
  const { db } = story;
  const terms = { minimumAdvanceMinutes: 30, maximumAdvanceMinutes: 3 * 1440 };
  await theRestaurant(db, { services: { pickup: terms, delivery: terms, preOrders: terms } });
  await aZone(db, { code: 'BLJ', city: 'Blaj', fee: bani(500), freeFrom: bani(5000) });
  await aZone(db, { code: 'CRA', city: 'Crăciunelu de Jos' });
  await aZone(db, { code: 'BUC', city: 'Bucerdea Grânoasă' });

  const pastas = await aCategory(db, { name: 'Paste' });
  const specialities = await aCategory(db, { name: 'Specialități' });
  const dailies = await aCategory(db, { name: 'Meniul zilei' });
  const pasta = await aProduct(db, {
    name: 'Spaghete carbonara',
    categoryId: pastas.id,
    price: bani(3850),
    boxPrice: bani(150),
    extras: [{ name: 'Parmezan', price: bani(600) }],
  });
  const cake = await aProduct(db, {
    name: 'Tort de casă',
    categoryId: specialities.id,
    price: bani(2000),
    boxPrice: bani(100),
    stock: 4,
  });
  const daily = await aProduct(db, { name: 'Ciorbă de văcuță', categoryId: dailies.id, price: bani(1800) });
  await aPromotion(db, {
    name: 'Desert gratuit',
    sets: [
      { label: 'Felul principal', options: [pasta] },
      { label: 'Desertul', isFree: true, options: [cake] },
    ],
  });
  await aCoupon(db, { couponCode: 'BUNVENIT10' });

  const clientOf = (token?: string) => documentClient((path, init) => story.request(path, init), token);
  const manager = await aManager(db, { firstName: 'Mara', lastName: 'Ionescu' });
  const customer = await aCustomer(db);
  const guest = clientOf();
  const { body: products } = await guest.getBaseProducts();
  const named = (id: number): Json => products.find((product: Json) => product.id === id);
  return {
    story,
    guest,
    staff: clientOf(manager.token),
    customer: clientOf(customer.token),
    admin: clientOf((await anAdmin(db)).token),
    clientOf,
    manager,
    menu: { pasta: named(pasta.id), cake: named(cake.id), daily: named(daily.id) },
    close: story.close,
  };
}

let guests = 0;

/** Contact fields of the next guest. */
export function contact() {
  guests += 1;
  return {
    firstName: 'Ana',
    lastName: 'Popescu',
    phoneNumber: `07${String(22_000_000 + guests)}`,
    email: `ana-${guests}@exemplu.ro`,
  };
}

export function pickup(delivery: Record<string, unknown> = {}) {
  return { ...contact(), deliveryMethod: 'PICKUP', asSoonAsPossible: true, additionalInformation: '', ...delivery };
}

export function toTheDoor(delivery: Record<string, unknown> = {}) {
  return {
    ...contact(),
    deliveryMethod: 'DELIVERY',
    streetAddress: 'Strada Eroilor',
    streetNumberAddress: '5',
    buildingNumber: '',
    appartmentNumber: '',
    cityAddress: 'Blaj',
    countyAddress: 'Alba',
    cityCode: 'BLJ',
    asSoonAsPossible: true,
    additionalInformation: 'Sunați la poartă',
    ...delivery,
  };
}

/** The documented names that an answer lacks. */
export function missing(answer: object, names: readonly string[]): string[] {
  return names.filter((name) => !(name in answer));
}
