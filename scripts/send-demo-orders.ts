/** Places realistic orders through the public API of a running shop, so that the panel has something to show. */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CallFailure } from '#contract/client.ts';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import { fetchProduct } from '#contract/menu/client.ts';
import { windowsFromWire } from '#contract/menu/codec.ts';
import type { NamedApi } from '#contract/named-api.ts';
import { type CallInput, type CallOutput, createNamedApi } from '#contract/named-api.ts';
import type { ChosenOption } from '#domain/cart/cart.ts';
import { isWithin } from '#domain/menu/availability-window.ts';
import type { ProductOptions } from '#domain/menu/menu.ts';
import { isOptionOffered } from '#domain/menu/options/offered-option.ts';
import { openGroups } from '#domain/menu/options/price-options.ts';
import { fold } from '#domain/text/fold.ts';
import { instant } from '#domain/time/instant.ts';
import { loadConfig, readEnvFile } from '#server/config.ts';
import { loadInventedPeople } from '#server/features/demo/invented-people.ts';
import { type Random, seededRandom } from '#server/platform/seeded-random.ts';

const MOST_ORDERS = 500;
const FASTEST_PER_MINUTE = 120;

type Body = NonNullable<CallInput<'placeOrder'>['body']>;
type Shop = {
  readonly products: CallOutput<'getBaseProducts'>;
  readonly restaurant: CallOutput<'getRestaurant'>;
};

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: `http://localhost:${ownPort()}` },
    count: { type: 'string', default: '10' },
    'per-minute': { type: 'string', default: '6' },
  },
});
const count = wholeNumber('count', values.count, MOST_ORDERS);
const pauseMs = 60_000 / wholeNumber('per-minute', values['per-minute'], FASTEST_PER_MINUTE);

const api = createNamedApi((request) => fetch(request), values.url);
const random = seededRandom(`${Date.now()}`);
const people = await loadInventedPeople();
const shop = await readShop(api).catch(explain);
for (let sent = 1; sent <= count; sent += 1) {
  const line = await inventBody(shop, random).then((body) => sendOrder(api, body), explain);
  console.log(`${sent}/${count}  ${line}`);
  if (sent < count) await wait(pauseMs);
}

/** The port of the shop in this folder, by its own settings. */
function ownPort(): number {
  readEnvFile();
  return loadConfig().port;
}

/** A problem with the shop is printed as a sentence; only a bug in this script prints a stack. */
function explain(error: unknown): never {
  if (error instanceof CallFailure && error.status === 0) {
    console.error(`No shop answers at ${values.url}. Start it (npm start), or name another one with --url.`);
    process.exit(1);
  }
  throw error;
}

async function readShop(api: NamedApi): Promise<Shop> {
  const [products, restaurant] = await Promise.all([api('getBaseProducts'), api('getRestaurant')]);
  const orderable = products.filter(
    ({ dimensions, standardOrderType, ageRestricted18, availabilityWindows }) =>
      standardOrderType &&
      !ageRestricted18 &&
      isWithin(windowsFromWire(availabilityWindows), instant(Date.now())) &&
      dimensions.some((size) => size.orderable),
  );
  if (orderable.length === 0) throw new Error('Nothing can be ordered here today');
  return { products: orderable, restaurant };
}

async function inventBody({ products, restaurant }: Shop, random: Random): Promise<Body> {
  const firstName = random.pick(people.firstNames);
  const lastName = random.pick(people.lastNames);
  const isDelivery = restaurant.deliveryEnabled && (!restaurant.pickupEnabled || random.chance(0.65));
  const chosen = new Set(Array.from({ length: random.whole(1, 4) }, () => random.pick(products)));
  return {
    orderDetails: await Promise.all(
      [...chosen].map(async (product) => {
        const size = random.pick(product.dimensions.filter(({ orderable }) => orderable));
        const extras = random.chance(0.2) ? product.extraIngredientsBeans.slice(0, 1) : [];
        const { options } = await fetchProduct(api, product.id);
        return {
          productId: product.id,
          dimensionsBean: {
            id: size.id,
            quantity: Math.max(size.minimumQuantityNumber, random.pick([1, 1, 1, 2])),
            preferredMessage:
              product.allowPreferredMessage && random.chance(0.15) ? random.pick(people.kitchenMessages) : '',
            extraIngredientsBeanList: [
              ...extras.map(({ name, price }) => ({ name, price })),
              ...chooseOptions(options, size.id, random),
            ],
          },
        };
      }),
    ),
    deliveryDetailsBean: {
      firstName,
      lastName,
      email: `${fold(`${firstName}.${lastName}`).replace(/[^a-z.]/g, '')}${random.whole(1, 9_999)}@example.com`,
      phoneNumber: `07${random.whole(20, 69)}${String(random.whole(0, 999_999)).padStart(6, '0')}`,
      deliveryMethod: isDelivery ? 'DELIVERY' : 'PICKUP',
      asSoonAsPossible: true,
      additionalInformation: random.chance(0.25) ? random.pick(people.notes) : '',
      ...(isDelivery
        ? {
            cityCode: random.pick(restaurant.deliveryCities).cityCode,
            streetAddress: random.pick(people.streets),
            streetNumberAddress: String(random.whole(1, 96)),
          }
        : {}),
    },
    orderPaymentEnumValue: restaurant.cashPayment ? random.pick(['CASH', 'CARD'] as const) : 'CARD',
  };
}

/** Adds one option at a time until every open group has its minimum; a group that cannot reach it stays as it is. */
function chooseOptions(options: ProductOptions, sizeId: number, random: Random) {
  const chosen: (ChosenOption & { readonly name: string })[] = [];
  for (;;) {
    const asked = openGroups(options, sizeId, chosen).flatMap(({ group, parent, picks }) => {
      const free = group.options.filter(
        (option) =>
          isOptionOffered(option, sizeId) && !option.isAgeRestricted && !picks.some((pick) => pick.option === option),
      );
      const isMissing = picks.reduce((sum, { count }) => sum + count, 0) < group.minimum;
      return isMissing && free.length > 0 ? [{ free, parentId: parent?.id ?? null }] : [];
    });
    const [next] = asked;
    if (next === undefined) break;
    const { id, name } = random.pick(next.free);
    chosen.push({ optionId: id, name, parentId: next.parentId, count: 1 });
  }
  return chosen.map(({ parentId, ...option }) => ({ ...option, parentOptionId: parentId }));
}

/** The outcome in one line; a refusal is an outcome too. */
async function sendOrder(api: NamedApi, body: Body): Promise<string> {
  try {
    const placed = await api('placeOrder', { body, headers: { [IDEMPOTENCY_HEADER]: crypto.randomUUID() } });
    return `#${placed.orderNumber}  ${placed.updatedPriceAfterCoupon.toFixed(2)} lei  ${values.url}${placed.trackingPath}`;
  } catch (error) {
    if (error instanceof CallFailure && error.body !== null) return `refused: ${error.body.code} (${error.message})`;
    throw error;
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  console.error(`--${name} is a number from 1 to ${most}.`);
  process.exit(1);
}
