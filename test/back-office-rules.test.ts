/** back-office.md §5, rule by rule, on the screens: what each form says before anything is sent. */

import { describe, expect, test } from 'vitest';
import { type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import { createNamedApi } from '#contract/named-api.ts';
import { orderToWire } from '#contract/orders/codec.ts';
import { confirmOrder } from '#contract/orders/staff-client.ts';
import { PICTURE_TYPES } from '#contract/pictures/picture-rules.ts';
import { bani } from '#domain/money/bani.ts';
import { localDate } from '#domain/time/local-date.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import {
  aPayload,
  OFFICE_MENU,
  OFFICE_RULES,
  OFFICE_TODAY,
  type OfficeForm,
  type OfficeSet,
} from '#test/support/office-rules.ts';
import { EMPTY_NEWSLETTER, letterProblems } from '#web/admin/marketing/newsletter-content.ts';
import {
  newPromotion,
  promotionFieldOf,
  promotionProblems,
  type SetValues,
} from '#web/admin/marketing/promotion-values.ts';
import { categoryFormProblems, categoryValues } from '#web/admin/menu/category-values.ts';
import {
  copiedToAll,
  scheduleField,
  scheduleFrom,
  scheduleProblems,
} from '#web/admin/setup/schedule/schedule-values.ts';
import {
  servicesField,
  servicesFrom,
  servicesProblems,
  servicesRequest,
} from '#web/admin/setup/services/services-values.ts';
import { addressProblems, contactProblems } from '#web/admin/setup/setup-problems.ts';
import { newUserProblems } from '#web/admin/users/user-problems.ts';
import { type Acceptance, acceptRequestOf, judgeAcceptance } from '#web/panel/decisions/acceptance.ts';
import { judgeRejection, NO_REJECTION } from '#web/panel/decisions/rejection.ts';
import {
  entryOfValues,
  newProduct,
  newSize,
  type ProductValues,
  problemsOf,
} from '#web/staff/menu-editor/product-values.ts';

// Payloads of the documents may contain anything that a form may contain; the test is what the form makes of it.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Payload = any;
type Problems = Readonly<Record<string, string>>;

const CATEGORIES = [
  ['Ciorbe', false],
  ['Torturi', true],
].map(([name, specialCategory], index) => ({
  id: index + 1,
  name: String(name),
  slug: String(name).toLowerCase(),
  specialCategory: specialCategory === true,
  preferredMessage: true,
  extraIngredients: [],
  stationId: null,
  availabilityWindows: [],
  numberOfProducts: 0,
}));

/**
 * The problems that a form finds in a payload, by the names of the wire, as the forms also show the server's problems.
 */
const JUDGE: Readonly<Record<OfficeForm, (payload: Payload) => Problems>> = {
  accept: (payload) => withoutFields(judgeAcceptance(acceptanceOf(payload), UNNOTED)),
  reject: ({ reason }) => withoutFields(judgeRejection({ ...NO_REJECTION, reason })),
  user: (payload) => newUserProblems(payload, { known: [], common: null }),
  category: (payload) => categoryFormProblems({ ...categoryValues(null).values, ...payload }),
  contact: (payload) => contactProblems({ ...payload, company: { cui: '', tradeRegister: '' } }),
  address: addressProblems,
  schedule: (payload) => scheduleProblems(weekOf(payload), [], localDate(OFFICE_TODAY)),
  services: (payload) => servicesProblems(termsOf(payload)),
  product: (payload) => problemsOf(productOf(payload), CATEGORIES),
  promotion: ({ sets, discountPercentage, ...payload }) =>
    promotionProblems('BUY_X_GET_Y_FREE', {
      ...newPromotion('BUY_X_GET_Y_FREE', OFFICE_TODAY).values,
      ...payload,
      discountPercentage: discountPercentage ?? '',
      sets: sets.map(setOf),
    }),
  newsletter: ({ image, ...payload }) => {
    const pictures = image === '' ? [] : [{ id: 0, hash: image, imageLink: '', alt: '' }];
    const missing = letterProblems({ ...EMPTY_NEWSLETTER, ...payload, pictures });
    return Object.keys(missing).length > 0 ? whole('newsletter_incomplete') : {};
  },
};

/** Maps the server's fields to those of each form. */
const FIELD_OF: Partial<Readonly<Record<OfficeForm, (path: string) => string>>> = {
  schedule: scheduleField,
  services: servicesField,
  promotion: promotionFieldOf,
};

describe.each(OFFICE_RULES)('§5 „$says”', ({ form, rows }) => {
  test.each(rows)('%s', (_what, changes, problems) => {
    const expected = Object.entries(problems).map(([path, sentence]) => [FIELD_OF[form]?.(path) ?? path, sentence]);
    expect(JUDGE[form]({ ...aPayload(form), ...changes })).toEqual(Object.fromEntries(expected));
  });
});

describe('what a form sends, offers and locks', () => {
  test('N/A sends null', async () => {
    const acceptance = acceptanceOf({ timeToPrepare: null, totalPackageCost: 2, isForLater: true });
    const sent: unknown[] = [];
    const api = createNamedApi(async (request) => {
      sent.push(await request.json());
      return Response.json({ message: '', order: orderToWire(anOrderView()) });
    }, 'http://pofta.test');
    await confirmOrder(api, 7, acceptRequestOf(acceptance, UNNOTED, { suggested: null, extra: 0 }));
    expect(sent).toEqual([
      { orderNumber: 7, timeToPrepare: null, totalPackageCost: 2, customerAgreed: false, allergyRead: false },
    ]);
  });

  test('unlimited stock sends 9999, a box that is not needed no price', () => {
    const [size] = sentSizes({ stockUnlimited: true, stock: '3', boxNeeded: false, boxPrice: '2' });
    expect(size).toMatchObject({ stock: 9999, stockUnlimited: true, boxNeeded: false });
    expect(size).not.toHaveProperty('boxPrice');
    expect(sentSizes({ stockUnlimited: false, stock: '3' })[0]).toMatchObject({ stock: '3', stockUnlimited: false });
  });

  test('images are png, jpeg or jpg (readings 42: also webp)', () => {
    expect(PICTURE_TYPES).toEqual(['image/png', 'image/jpeg', 'image/webp']);
  });

  test('copy-to-all needs hours defined in the day that was edited last', () => {
    const days = weekOf(aPayload('schedule')).hours.REGULAR;
    const [edited, closed] = [days.findIndex(({ open }) => open), days.findIndex(({ open }) => !open)];
    expect(copiedToAll(days, edited)?.every(({ open }) => open)).toBe(true);
    expect(copiedToAll(days, closed)).toBeNull();
  });

  test('a service toggled off clears its times on save (§4)', () => {
    const off = termsOf({ ...aPayload('services'), pickupEnabled: false });
    expect(servicesRequest(off, null)).toMatchObject({
      pickupEnabled: false,
      minimumTimeInAdvanceForPickup: null,
      maximumTimeInAdvanceForPickup: null,
    });
  });

  test('a new combo promotion is active (§4)', () => {
    expect(newPromotion('BUY_X_GET_Y_FREE', OFFICE_TODAY).values.active).toBe('da');
  });
});

function whole(code: PlainErrorCode | null): Problems {
  return code === null ? {} : { '': sentenceOf(code) };
}

/** When an order is answered, the server names no field. */
function withoutFields(problems: Problems): Problems {
  return Object.fromEntries(Object.values(problems).map((sentence) => ['', sentence]));
}

/** An order whose total is not raised by any packaging cost in the payloads. */
const UNNOTED = { payable: bani(6450), packaging: bani(1_000_000), manualPackaging: null, hasAllergyNote: false };

/** The form that accepts an order: N/A is offered for orders with a requested moment only. */
function acceptanceOf({ timeToPrepare, totalPackageCost, isForLater }: Payload): Acceptance {
  const preparation = timeToPrepare ?? (isForLater ? 'none' : null);
  return { preparation, packaging: String(totalPackageCost), hasAgreed: false, hasReadAllergy: false };
}

function weekOf({ schedules = [], holidaySchedules = [] }: Payload) {
  const { values } = scheduleFrom({
    version: 0,
    openAroundTheClock: false,
    ordersOnClosedDays: [],
    reservationsOnClosedDays: [],
    followsRegular: ['PICKUP', 'DELIVERY'],
    schedules: [],
    holidaySchedules: [],
  });
  // A single day in the document is the first day of the form, so that its row is 0 on both sides.
  const [day] = schedules;
  const REGULAR = values.hours.REGULAR.map((closed, index) =>
    index === 0 && day !== undefined
      ? { open: day.open, intervals: [{ openingTime: day.openingTime, closingTime: day.closingTime }] }
      : closed,
  );
  const closures = holidaySchedules.map((holiday: Payload, index: number) => ({
    id: null,
    key: String(index),
    isEverything: true,
    services: [],
    ...holiday,
  }));
  return { ...values, hours: { ...values.hours, REGULAR }, closures };
}

function termsOf(payload: Payload) {
  const off = {
    version: 0,
    dineInEnabled: false,
    ownContainerFrom: '2027-02-12',
    pickupEnabled: false,
    pickupAsSoonAsPossibleEnabled: false,
    minimumTimeInAdvanceForPickup: null,
    maximumTimeInAdvanceForPickup: null,
    deliveryEnabled: false,
    deliveryAsSoonAsPossibleEnabled: false,
    minimumTimeInAdvanceForDelivery: null,
    maximumTimeInAdvanceForDelivery: null,
    bookingEnabled: false,
    bookingAsSoonAsPossibleEnabled: false,
    minimumTimeInAdvanceForBookings: null,
    maximumTimeInAdvanceForBookings: null,
    preOrdersEnabled: false,
    preOrdersAsSoonAsPossibleEnabled: false,
    minimumTimeInAdvanceForPreOrders: null,
    maximumTimeInAdvanceForPreOrders: null,
  } satisfies Parameters<typeof servicesFrom>[0];
  const { values } = servicesFrom({ ...off, ...payload });
  const [minimum, unit] = payload.minimumTimeInAdvanceForPickup.split(' ');
  // A duration that is not a preset is typed: a number and a unit.
  const pickup = { ...values.pickup, minimum: Number(minimum), unit };
  return {
    ...values,
    pickup: { ...pickup, maximum: Number(payload.maximumTimeInAdvanceForPickup.split(' ')[0]) },
  };
}

function productOf({ category, dimensions, extraIngredientsBeans, ...payload }: Payload): ProductValues {
  const chosen = CATEGORIES.find(({ name }) => name === category);
  return {
    ...newProduct(),
    ...payload,
    category: chosen === undefined ? '' : String(chosen.id),
    dimensions: dimensions.map(({ price, stock, boxPrice, minimumQuantityNumber, ...size }: Payload) => ({
      ...newSize('a'),
      ...size,
      price: String(price),
      stock: String(stock),
      boxPrice: String(boxPrice ?? ''),
      minimumQuantityNumber: String(minimumQuantityNumber),
    })),
    extraIngredientsBeans: extraIngredientsBeans.map(({ name, price }: Payload, index: number) => ({
      key: String(index),
      name,
      price: String(price),
      allergens: [],
    })),
  };
}

function sentSizes(about: Partial<ReturnType<typeof newSize>>) {
  const values = { ...newProduct(), dimensions: [{ ...newSize('a'), value: '250 g', price: '28', ...about }] };
  return JSON.parse(JSON.stringify(entryOfValues(values, { id: null, version: null, isSpecial: false }))).dimensions;
}

function setOf({ free, label = 'Alegeți', of }: OfficeSet, index: number): SetValues {
  return {
    id: 0,
    key: String(index),
    label,
    isFree: free,
    options: of.map((key, place) => {
      const { name, sizeLabel, price } = OFFICE_MENU[key];
      const ids = { productId: place + 1, sizeId: place + 1 };
      return { ...ids, productName: name, sizeLabel, price: bani(price), isArchived: false };
    }),
  };
}
