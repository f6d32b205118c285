import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import type { CallInput, CallOutput } from '#contract/named-api.ts';
import type { Product } from '#domain/menu/menu.ts';
import { bani } from '#domain/money/bani.ts';
import { aLine } from '#test/support/a-cart.ts';
import { aZone, NOON, SOUP } from '#test/support/a-checkout.ts';
import { aProduct, aSize } from '#test/support/a-menu.ts';
import { closeScreens, openShopScreen } from '#test/support/screens.tsx';
import { shopAnswers } from '#test/support/shop-answers.ts';
import { fill, problemOf } from '#test/support/staff-form.ts';
import { type Answers, LOST, openLiteralWire, refused } from '#test/support/wire-of-literals.ts';
import { rememberOfferOf } from '#web/storefront/again/remember-offer.ts';
import { currentCart, saveCart } from '#web/storefront/cart/cart-store.ts';
import { RememberCard } from '#web/storefront/order/remember-card.tsx';
import { readUnpaidCart } from '#web/storefront/paying/unpaid-cart.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { loadCheckout } from './load-checkout.ts';

const PLACED: CallOutput<'placeOrder'> = {
  subTotalPrice: 30,
  totalBoxPrice: 1.5,
  totalDeposit: 0,
  deliveryFee: 0,
  discount: 0,
  reductions: [],
  totalPrice: 31.5,
  updatedPriceAfterCoupon: 31.5,
  orderNumber: 48_217_359,
  orderStatus: 'NEW',
  orderDate: [2026, 11, 20, 12, 0, 0, 0],
  accessToken: 'abc',
  trackingPath: '/comanda/abc',
  message: 'Comanda a fost trimisă.',
};
const ORDER = 'Comandă cu obligație de plată';
const TWO_ZONES = [aZone(), aZone({ code: 'CENADE', city: 'Cenade' })];
const NAME = 'Nume și prenume';
const TERMS = /^Am citit și accept/;

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const orderButton = () => screen.getByRole('button', { name: ORDER });
const problems = () => screen.queryByRole('region', { name: 'Mai e puțin. Verifică:' });
const shownProblems = () =>
  within(screen.getByRole('region', { name: 'Mai e puțin. Verifică:' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

type Opening = { readonly answers?: Answers; readonly products?: readonly Product[]; readonly quantity?: number };

/** The checkout of a cart with each of these products. */
async function open({ answers = {}, products = [SOUP], quantity = 1 }: Opening = {}) {
  vi.setSystemTime(NOON);
  saveCart({ lines: products.map((product) => aLine(product, { quantity })) });
  const wire = openLiteralWire({ ...shopAnswers({ products }), placeOrder: PLACED, ...answers });
  const prefill = await loadCheckout(wire.api);
  const opened = openShopScreen(<CheckoutPage prefill={prefill} />, '/checkout', wire);
  const orders = () => wire.bodies('placeOrder') as readonly NonNullable<CallInput<'placeOrder'>['body']>[];
  return { ...opened, orders };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** The rules come a moment after the form. */
async function openReady(opening?: Opening): Promise<Opened> {
  const opened = await open(opening);
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Ridicare/ })).toBeTruthy());
  await waitFor(() => expect(orderButton().getAttribute('aria-describedby')).not.toBe(null));
  return opened;
}

async function fillPickup({ user }: Opened) {
  await user.click(radio(/^Ridicare/));
  await fill(user, field(NAME), 'Ana-Maria Pop');
  await fill(user, field('Număr de telefon'), '0722 123 456');
  await fill(user, field('Adresă de e-mail'), 'ana@exemplu.ro');
  await user.click(radio(/^Numerar( la|$)/));
  await user.click(tick(TERMS));
}

test('an empty cart leads to the menu instead of a form', async () => {
  await open({ products: [] });
  expect(await screen.findByText('Coșul tău este gol.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vezi meniul' }).getAttribute('href')).toBe('/meniu');
  expect(screen.queryByRole('button', { name: ORDER })).toBe(null);
});

test('the form begins with nothing accepted, the total beside the button, and says how much is missing', async () => {
  await openReady();
  expect(tick(TERMS).checked).toBe(false);
  expect(screen.getByText(/^Total:/).textContent?.replaceAll('\u00a0', ' ')).toBe('Total: 31,50 lei');
  const described = orderButton().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toMatch(/^Mai sunt \d+ câmpuri de completat\.$/);
});

test('a press shows everything that is missing in one list, which has the focus and leads to the fields', async () => {
  const { user, orders } = await openReady();
  await user.click(radio(/^Ridicare/));
  await user.click(orderButton());
  await waitFor(() => expect(document.activeElement).toBe(problems()));
  expect(shownProblems()).toEqual([
    'Scrie numele și prenumele.',
    'Scrie numărul de telefon.',
    'Scrie adresa de e-mail.',
    'Trebuie să accepți Termenii și condițiile.',
  ]);
  expect(problemOf(field(NAME))).toContain('Scrie numele și prenumele.');
  await user.click(screen.getByRole('button', { name: 'Scrie numele și prenumele.' }));
  expect(document.activeElement).toBe(field(NAME));
  await fill(user, field(NAME), 'Ana-Maria Pop');
  expect(problemOf(field(NAME))).toBe('');
  expect(shownProblems()).not.toContain('Scrie numele și prenumele.');
  expect(orders()).toEqual([]);
});

test.each([
  ['a short number', 'Număr de telefon', '0722', /telefon/i],
  ['half an address of e-mail', 'Adresă de e-mail', 'ana@', /e-mail/i],
] as const)('%s is refused when the field is left, and only then', async (_, name, typed, sentence) => {
  const { user } = await openReady();
  await user.click(radio(/^Ridicare/));
  await user.click(field(name));
  await user.paste(typed);
  expect(problemOf(field(name))).toBe('');
  await user.tab();
  await waitFor(() => expect(problemOf(field(name))).toMatch(sentence));
  expect(field(name).value).toBe(typed);
});

test('a delivery asks for the place; one that is not served says so, and its fee is part of the total', async () => {
  const { user } = await openReady({ answers: shopAnswers({ zones: TWO_ZONES }) });
  await user.click(radio(/^Livrare/));
  const city = screen.getByLabelText<HTMLInputElement>('Localitate');
  await user.click(city);
  await user.paste('Sibiu');
  await user.tab();
  await user.click(orderButton());
  expect(await screen.findByRole('region', { name: 'Mai e puțin. Verifică:' })).toBeTruthy();
  expect(shownProblems()[0]).toBe('Nu livrăm încă în „Sibiu”.');
  await user.clear(city);
  await user.paste('Blaj');
  await user.tab();
  await waitFor(() => expect(shownProblems()).not.toContain('Nu livrăm încă în „Sibiu”.'));
  await user.click(orderButton());
  expect(shownProblems()).toContain('Scrie strada.');
  expect(screen.getByText(/^Total:/).textContent?.replaceAll('\u00a0', ' ')).toBe('Total: 36,50 lei');
});

test('the town of the restaurant is one tap, which leads to the street', async () => {
  const { user } = await openReady({ answers: shopAnswers({ zones: TWO_ZONES }) });
  await user.click(radio(/^Livrare/));
  expect(screen.getByLabelText<HTMLInputElement>('Localitate').value).toBe('');
  await user.click(screen.getByRole('button', { name: 'În Blaj' }));
  expect(screen.getByLabelText<HTMLInputElement>('Localitate').value).toBe('Blaj');
  expect(document.activeElement).toBe(field('Stradă'));
  expect(screen.queryByRole('button', { name: 'În Blaj' })).toBe(null);
});

test('the only locality is filled in, and may be typed over', async () => {
  const { user } = await openReady();
  await user.click(radio(/^Livrare/));
  const city = screen.getByLabelText<HTMLInputElement>('Localitate');
  expect(city.value).toBe('Blaj');
  await user.clear(city);
  expect(city.value).toBe('');
});

test('below the minimum of the zone the button says what is missing until there is enough', async () => {
  const answers = shopAnswers({ zones: [aZone({ minimumOrder: bani(5000), freeFrom: null })] });
  const { user, orders } = await openReady({ answers });
  await user.click(radio(/^Livrare/));
  await user.click(orderButton());
  await waitFor(() => expect(shownProblems().join(' ')).toMatch(/minim.*50,00\slei/i));
  expect(orderButton().getAttribute('aria-disabled')).toBe('true');
  expect(orders()).toEqual([]);
});

test('a restaurant that is closed has no hour to choose, and the order waits for one', async () => {
  const { user, orders } = await openReady({ answers: shopAnswers({ isOpen: false }) });
  await user.click(radio(/^Ridicare/));
  expect(screen.getAllByText(/^Nu există nicio oră liberă/).length).toBeGreaterThan(0);
  await user.click(orderButton());
  expect(orderButton().getAttribute('aria-disabled')).toBe('true');
  expect(orders()).toEqual([]);
});

test('a restaurant that takes no orders offers its telephone instead of a form', async () => {
  await open({ answers: shopAnswers({ isOffered: false }) });
  expect(await screen.findByText('Momentan nu preluăm comenzi online.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Sună-ne/ }).getAttribute('href')).toMatch(/^tel:/);
});

test('alcohol needs the declaration of age before the order', async () => {
  const wine = aProduct({ name: 'Vin roșu', isAgeRestricted: true, sizes: [aSize({ label: '0,75 l' })] });
  const opened = await openReady({ products: [wine] });
  await fillPickup(opened);
  await opened.user.click(orderButton());
  await waitFor(() => expect(shownProblems()).toHaveLength(1));
  expect(problemOf(tick(/^Declar că am împlinit 18 ani/))).not.toBe('');
  await opened.user.click(tick(/^Declar că am împlinit 18 ani/));
  await opened.user.click(orderButton());
  await waitFor(() => expect(opened.orders()).toHaveLength(1));
});

test('a double press places one order, and leads to its page with an empty cart', async () => {
  let answerNow = () => {};
  const opened = await openReady({
    answers: {
      placeOrder: () =>
        new Promise((resolve) => {
          answerNow = () => resolve(PLACED);
        }),
    },
  });
  await fillPickup(opened);
  await opened.user.dblClick(orderButton());
  await waitFor(() => expect(opened.orders()).toHaveLength(1));
  expect(screen.getAllByText('Se trimite comanda…').length).toBeGreaterThan(0);
  answerNow();
  await waitFor(() => expect(opened.address()).toBe('/comanda/abc'));
  expect(opened.orders()).toHaveLength(1);
  expect(opened.orders()[0]).toMatchObject({
    deliveryDetailsBean: {
      firstName: 'Ana-Maria',
      lastName: 'Pop',
      phoneNumber: '0722123456',
      email: 'ana@exemplu.ro',
    },
  });
  expect(JSON.parse(localStorage.getItem('pofta.cos') ?? '{"lines":[]}').lines).toEqual([]);
});

test('an order that could not be sent is said beside the button, and the next press is the same order', async () => {
  const opened = await openReady({ answers: { placeOrder: LOST } });
  await fillPickup(opened);
  await opened.user.click(orderButton());
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('Comanda nu a putut fi procesată. Tot ce ai completat a rămas aici');
  await waitFor(() => expect(document.activeElement?.hasAttribute('data-failure')).toBe(true));
  expect(within(failure).getByRole('link', { name: /^Sună-ne/ })).toBeTruthy();
  expect(field(NAME).value).toBe('Ana-Maria Pop');
  let answerNow = () => {};
  const answered = new Promise<typeof PLACED>((resolve) => {
    answerNow = () => resolve(PLACED);
  });
  opened.answer({ placeOrder: () => answered });
  await opened.user.click(orderButton());
  expect(screen.getAllByText('Încercăm din nou…').length).toBeGreaterThan(0);
  answerNow();
  await waitFor(() => expect(opened.address()).toBe('/comanda/abc'));
  expect(opened.orders()).toHaveLength(2);
});

test('both presses of an order that was not answered have one key', async () => {
  const keys: (string | null)[] = [];
  const opened = await openReady({
    answers: {
      placeOrder: ({ headers }) => {
        keys.push(headers.get(IDEMPOTENCY_HEADER));
        return keys.length === 1 ? refused(500, 'internal_error', 'A apărut o eroare la noi.') : PLACED;
      },
    },
  });
  await fillPickup(opened);
  await opened.user.click(orderButton());
  await screen.findByRole('alert');
  await opened.user.click(orderButton());
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/.{32}/);
  expect(keys[1]).toBe(keys[0]);
});

test('a slow answer is told after some seconds', async () => {
  const opened = await openReady({ answers: { placeOrder: () => new Promise(() => {}) } });
  await fillPickup(opened);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOON, shouldAdvanceTime: true });
  await opened.user.click(orderButton());
  await vi.advanceTimersByTimeAsync(6_500);
  expect(await screen.findByText(/^Durează mai mult decât de obicei\./)).toBeTruthy();
});

test('without a connection it says so, and sends by itself when the connection is back', async () => {
  const opened = await openReady({ answers: { placeOrder: LOST } });
  await fillPickup(opened);
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await opened.user.click(orderButton());
  expect(await screen.findByText(/^Nu există conexiune la internet\..*Încercăm din nou imediat/)).toBeTruthy();
  opened.answer({ placeOrder: PLACED });
  line.mockRestore();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(opened.address()).toBe('/comanda/abc');
  });
  expect(opened.orders()).toHaveLength(2);
});

test('another price is shown old and new, and nothing is ordered before the guest agrees to it', async () => {
  const dearer = { ...SOUP, sizes: SOUP.sizes.map((size) => ({ ...size, price: bani(3400) })) };
  const quote = { ...PLACED, subTotalPrice: 34, totalPrice: 35.5, updatedPriceAfterCoupon: 35.5 };
  const opened = await openReady({
    answers: { placeOrder: refused(409, 'price_changed', 'Prețul s-a schimbat.', { quote }) },
  });
  await fillPickup(opened);
  opened.answer(shopAnswers({ products: [dearer] }));
  await opened.user.click(orderButton());
  const sheet = within(await screen.findByRole('dialog', { name: 'S-a schimbat prețul' }));
  await waitFor(() => expect(sheet.getByText(/^Total: 35,50\slei$/)).toBeTruthy());
  expect(
    sheet
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
      .join('|'),
  ).toContain('Ciorbă de burtă');
  expect(opened.orders()).toHaveLength(1);
  opened.answer({ placeOrder: PLACED });
  await opened.user.click(sheet.getByRole('button', { name: ORDER }));
  await waitFor(() => expect(opened.address()).toBe('/comanda/abc'));
  expect(opened.orders()).toMatchObject([{ totalPrice: 31.5 }, { totalPrice: 35.5 }]);
});

test('a price that changed can be looked at first: the form is as it was', async () => {
  const quote = { ...PLACED, updatedPriceAfterCoupon: 35.5 };
  const opened = await openReady({
    answers: { placeOrder: refused(409, 'price_changed', 'Prețul s-a schimbat.', { quote }) },
  });
  await fillPickup(opened);
  await opened.user.click(orderButton());
  await opened.user.click(await screen.findByRole('button', { name: 'Vreau să mai verific' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(field(NAME).value).toBe('Ana-Maria Pop');
  expect(opened.orders()).toHaveLength(1);
});

test('what the server refuses at a field stands there, with what was typed', async () => {
  const opened = await openReady({
    answers: {
      placeOrder: refused(422, 'invalid_request', 'Unele câmpuri nu sunt completate corect.', {
        fields: { 'deliveryDetailsBean.email': 'Adresa de e-mail nu există.' },
      }),
    },
  });
  await fillPickup(opened);
  await opened.user.click(orderButton());
  await waitFor(() => expect(problemOf(field('Adresă de e-mail'))).toContain('Adresa de e-mail nu există.'));
  expect(field('Adresă de e-mail').value).toBe('ana@exemplu.ro');
});

test('what was typed is there again after a reload', async () => {
  const opened = await openReady();
  await fill(opened.user, field(NAME), 'Ana-Maria Pop');
  await opened.user.click(radio(/^Ridicare/));
  closeScreens();
  openShopScreen(<CheckoutPage prefill={{}} />, '/checkout', opened);
  await screen.findByRole('radio', { name: /^Ridicare/ });
  expect(field(NAME).value).toBe('Ana-Maria Pop');
  expect(radio(/^Ridicare/).checked).toBe(true);
});

test('nothing is remembered before the guest is asked, and the question comes after the order', async () => {
  const opened = await openReady();
  expect(screen.queryByRole('checkbox', { name: /^Ține minte/ })).toBe(null);
  await fillPickup(opened);
  await opened.user.click(orderButton());
  await waitFor(() => expect(opened.address()).toBe('/comanda/abc'));
  closeScreens();
  expect(localStorage.getItem('pofta.date')).toBe(null);
  const offer = rememberOfferOf('/comanda/abc');
  if (offer === null) throw new Error('The order offers nothing');
  const { user } = openShopScreen(<RememberCard offer={offer} />, '/comanda/abc', opened);
  const ask = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Ține minte datele și comenzile/ });
  expect(ask.checked).toBe(false);
  await user.click(ask);
  expect(JSON.parse(localStorage.getItem('pofta.date') ?? '{}')).toMatchObject({
    fullName: 'Ana-Maria Pop',
    email: 'ana@exemplu.ro',
    method: 'PICKUP',
  });
  await user.click(ask);
  expect(localStorage.getItem('pofta.date')).toBe(null);
});

test('the live page of another order asks nothing', async () => {
  const opened = await openReady();
  await fillPickup(opened);
  await opened.user.click(orderButton());
  await waitFor(() => expect(opened.address()).toBe('/comanda/abc'));
  expect(rememberOfferOf('/comanda/alta')).toBe(null);
});

const BEER = aProduct({ name: 'Bere', isAgeRestricted: true, sizes: [aSize({ price: bani(900), deposit: bani(50) })] });
const WITH_MEAL_CARDS = { offeredPayments: ['cash', 'card', 'meal_card'], mealCardIssuers: ['edenred', 'up'] } as const;

test('a meal card pays the food, and the guest chooses how the rest is paid', async () => {
  const products = [SOUP, BEER];
  const opened = await openReady({ products, answers: shopAnswers({ products, restaurant: WITH_MEAL_CARDS }) });
  const { user, orders } = opened;
  await fillPickup(opened);
  await user.click(tick(/^Declar că am împlinit 18 ani/));
  const card = radio(/^Card de masă la ridicare/);
  expect(card.closest('label')?.textContent).toContain('Edenred, Up');
  expect(screen.queryByText(/^Cu cardul de masă plătești/)).toBe(null);
  await user.click(card);
  expect(card.checked).toBe(true);
  const sentence = await screen.findByText(/^Cu cardul de masă plătești/);
  expect(sentence.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Cu cardul de masă plătești 30,00 lei; restul de 11,00 lei (băuturi alcoolice, ambalaje, garanție SGR) îl plătești:',
  );
  await user.click(orderButton());
  expect(shownProblems()[0]?.replaceAll('\u00a0', ' ')).toContain('Alege cum plătești restul de 11,00 lei.');
  expect(orders()).toEqual([]);
  const rest = within(screen.getByRole('group', { name: /^Cu cardul de masă plătești/ }));
  await user.click(rest.getByRole('radio', { name: /^Numerar/ }));
  expect(card.checked).toBe(true);
  await user.click(orderButton());
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders()[0]).toMatchObject({
    orderPaymentEnumValue: 'CASH_AND_CARD',
    cashAmount: 11,
    cardAmount: 30,
    paymentParts: [
      { means: 'meal_card', amount: 30 },
      { means: 'cash', amount: 11 },
    ],
  });
});

const only = (products: readonly Product[]) => ({
  products,
  answers: shopAnswers({ products, restaurant: WITH_MEAL_CARDS }),
});

test('food alone is one payment by meal card', async () => {
  const opened = await openReady(only([aProduct({ name: 'Pâine' })]));
  await fillPickup(opened);
  await opened.user.click(radio(/^Card de masă la ridicare/));
  expect((await screen.findByText(/^Cu cardul de masă plătești/)).textContent).toBe(
    'Cu cardul de masă plătești toată comanda, 30,00\u00a0lei.',
  );
  await opened.user.click(orderButton());
  await waitFor(() => expect(opened.orders()).toHaveLength(1));
  expect(opened.orders()[0]).toMatchObject({
    orderPaymentEnumValue: 'CARD',
    paymentParts: [{ means: 'meal_card' }],
  });
});

test('without food a meal card cannot be chosen, and the choice says why', async () => {
  await openReady(only([BEER]));
  const card = radio(/^Card de masă/);
  expect(card.disabled).toBe(true);
  expect(card.closest('label')?.textContent).toContain('în coș nu este mâncare care se poate plăti cu el');
});
const ONLINE_ANSWER: CallOutput<'getOnlinePayment'> = {
  isOn: true,
  provider: 'Stripe',
  isTest: false,
  holds: true,
  mealCardIssuers: [],
};
const offersOnline = () =>
  shopAnswers({ products: [SOUP], restaurant: { offeredPayments: ['cash', 'card', 'card_online'] } });
const payButton = () => screen.findByRole('button', { name: /^Trimite și plătește 31,50/ });

test('a meal card online pays the food, the rest is paid at the door', async () => {
  const products = [SOUP, BEER];
  const restaurant = { offeredPayments: ['cash', 'meal_card_online'] } as const;
  const mealCardIssuers = ['edenred', 'pluxee'] as const;
  const opened = await openReady({
    products,
    answers: {
      ...shopAnswers({ products, restaurant }),
      getOnlinePayment: { ...ONLINE_ANSWER, mealCardIssuers: [...mealCardIssuers] },
      placeOrder: { ...PLACED, orderStatus: 'AWAITING_PAYMENT', payUrl: null },
    },
  });
  await fillPickup(opened);
  await opened.user.click(tick(/^Declar că am împlinit 18 ani/));
  await opened.user.click(radio(/^Card de masă online/));
  expect(await screen.findByText(/Se primesc cardurile de masă Edenred, Pluxee\.$/)).toBeTruthy();
  const rest = within(
    await screen.findByRole('group', { name: /^Cu cardul de masă plătești 30,00.lei; restul de 11,00/ }),
  );
  await opened.user.click(rest.getByRole('radio', { name: /^Numerar/ }));
  await opened.user.click(await screen.findByRole('button', { name: /^Trimite și plătește 30,00/ }));
  await waitFor(() => expect(opened.orders()).toHaveLength(1));
  expect(opened.orders()[0]).toMatchObject({
    paymentParts: [
      { means: 'meal_card_online', amount: 30 },
      { means: 'cash', amount: 11 },
    ],
  });
});

test('without a contract no meal card is taken online, and the other ways stay', async () => {
  const offeredPayments = ['cash', 'card_online', 'meal_card_online'] as const;
  const opened = await openReady({
    answers: { ...shopAnswers({ products: [SOUP], restaurant: { offeredPayments } }), getOnlinePayment: ONLINE_ANSWER },
  });
  await opened.user.click(radio(/^Card de masă online/));
  expect(await screen.findByText(/^Cardul de masă nu se poate folosi online acum\./)).toBeTruthy();
  await waitFor(() => expect(radio(/^Card de masă online/).disabled).toBe(true));
  const others = screen.getAllByRole<HTMLInputElement>('radio', { name: /^Card online/ });
  expect(others.map(({ disabled }) => disabled)).not.toContain(true);
});

test('paying online is explained once it is chosen, and not asked about before', async () => {
  const opened = await openReady({ answers: { ...offersOnline(), getOnlinePayment: ONLINE_ANSWER } });
  await fillPickup(opened);
  expect(opened.sent('getOnlinePayment')).toEqual([]);
  await opened.user.click(radio(/^Card online/));
  expect(
    await screen.findByText(
      'Banii se blochează pe cardul tău și se iau doar când restaurantul acceptă comanda. După ce trimiți comanda, plătești cu cardul pe pagina Stripe.',
    ),
  ).toBeTruthy();
  expect(await payButton()).toBeTruthy();
});

test('a provider that takes the money at once says so, and a trial says that it is one', async () => {
  const answer = { ...ONLINE_ANSWER, provider: 'Plată de probă', isTest: true, holds: false };
  const opened = await openReady({ answers: { ...offersOnline(), getOnlinePayment: answer } });
  await opened.user.click(radio(/^Card online/));
  expect(
    await screen.findByText(
      'Banii se iau imediat. Dacă restaurantul refuză comanda, ți-i întoarcem pe același card. După ce trimiți comanda, plătești cu cardul pe pagina Plată de probă. Este o plată de probă: nu se mișcă niciun ban.',
    ),
  ).toBeTruthy();
});

test('where every way to pay is online and none works, the checkout says so', async () => {
  await openReady({ answers: shopAnswers({ products: [SOUP], restaurant: { offeredPayments: [] } }) });
  expect(
    screen.getByText(/^Plata online nu merge acum, iar restaurantul nu are altă modalitate de plată\./),
  ).toBeTruthy();
});

test('while payment online is off, the choice says so and another one is made', async () => {
  const opened = await openReady({
    answers: {
      ...offersOnline(),
      getOnlinePayment: { isOn: false, provider: '', isTest: false, holds: true, mealCardIssuers: [] },
    },
  });
  await opened.user.click(radio(/^Card online/));
  expect(
    await screen.findByText('Plata online nu merge acum. Alege altă modalitate de plată; tot ce ai completat rămâne.'),
  ).toBeTruthy();
  await waitFor(() => expect(radio(/^Card online/).disabled).toBe(true));
  await opened.user.click(radio(/^Numerar/));
  expect(orderButton()).toBeTruthy();
});

test('an order that is paid online leads to the provider, and back leads to the order', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const placed = { ...PLACED, orderStatus: 'AWAITING_PAYMENT', payUrl: '/payment-service/trial/7' } as const;
  const opened = await openReady({
    answers: { ...offersOnline(), getOnlinePayment: ONLINE_ANSWER, placeOrder: placed },
  });
  await fillPickup(opened);
  await opened.user.click(radio(/^Card online/));
  await opened.user.click(await payButton());
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/payment-service/trial/7'));
  expect(opened.orders()[0]).toMatchObject({
    orderPaymentEnumValue: 'CARD',
    paymentParts: [{ means: 'card_online' }],
  });
  expect(window.location.pathname).toBe('/comanda/abc');
  expect(opened.address()).toBe('/checkout');
  expect(currentCart().lines).toEqual([]);
  expect(readUnpaidCart(localStorage, '/comanda/abc').lines).toEqual([aLine(SOUP)]);
  expect(JSON.parse(sessionStorage.getItem('pofta.formular') ?? '')).toMatchObject({
    fullName: 'Ana-Maria Pop',
    acceptsTerms: false,
  });
  window.dispatchEvent(new Event('pageshow'));
  expect(opened.address()).toBe('/comanda/abc');
  window.history.replaceState(null, '', '/');
  leave.mockRestore();
});

test('an order whose payment could not begin leads to its page', async () => {
  const placed = { ...PLACED, orderStatus: 'AWAITING_PAYMENT', payUrl: null } as const;
  const opened = await openReady({
    answers: { ...offersOnline(), getOnlinePayment: ONLINE_ANSWER, placeOrder: placed },
  });
  await fillPickup(opened);
  await opened.user.click(radio(/^Card online/));
  await opened.user.click(await payButton());
  await waitFor(() => expect(opened.address()).toBe('/comanda/abc'));
});

test.each([
  ['online_payment_off', 409, 'Plata online nu merge acum. Poți plăti la livrare sau la ridicare.'],
  ['too_many_payments', 429, 'Ai început prea multe plăți. Plătește la livrare sau sună-ne.'],
] as const)(
  'a refusal of the payment (%s) loses nothing typed; another way is chosen',
  async (code, status, sentence) => {
    const opened = await openReady({
      answers: {
        ...offersOnline(),
        getOnlinePayment: ONLINE_ANSWER,
        placeOrder: refused(status, code, sentence),
      },
    });
    await fillPickup(opened);
    await opened.user.click(radio(/^Card online/));
    await opened.user.click(await payButton());
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(field(NAME).value).toBe('Ana-Maria Pop');
    expect(radio(/^Card online/).disabled).toBe(code === 'online_payment_off');
    opened.answer({ placeOrder: PLACED });
    await opened.user.click(radio(/^Numerar/));
    await opened.user.click(orderButton());
    await waitFor(() => expect(opened.address()).toBe('/comanda/abc'));
  },
);

test('a first order that must be paid online says so at the payment; only the payment is chosen anew', async () => {
  const sentence = 'Prima comandă de la 100 de lei în sus se plătește online.';
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const opened = await openReady({
    answers: {
      ...offersOnline(),
      getOnlinePayment: ONLINE_ANSWER,
      placeOrder: refused(409, 'pay_online_required', sentence, { fields: { orderPaymentEnumValue: sentence } }),
    },
  });
  await fillPickup(opened);
  await opened.user.click(orderButton());
  await waitFor(() => expect(shownProblems()).toEqual([sentence]));
  expect(field(NAME).value).toBe('Ana-Maria Pop');
  opened.answer({ placeOrder: { ...PLACED, orderStatus: 'AWAITING_PAYMENT', payUrl: '/payment-service/trial/7' } });
  await opened.user.click(radio(/^Card online/));
  expect(problems()).toBeNull();
  await opened.user.click(await payButton());
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/payment-service/trial/7'));
  window.history.replaceState(null, '', '/');
  leave.mockRestore();
});
