import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import type { CallInput, CallOutput } from '#contract/named-api.ts';
import type { PromotionType } from '#domain/promotions/kinds.ts';
import { ELSEWHERE, openStaffScreen } from '#test/support/screens.tsx';
import { expectStoppedAt, FAILED_SAVES, fill, problemOf, save, saveButton } from '#test/support/staff-form.ts';
import { type Answers, refused } from '#test/support/wire-of-literals.ts';
import { PromotionScreen } from './promotion-screen.tsx';
import { readPromotionSearch } from './promotion-search.ts';

type Promotion = CallOutput<'getAdminPromotions'>['content'][number];

const TEN_PERCENT: Promotion = {
  id: 5,
  name: 'Zece la sută',
  description: '',
  type: 'COUPON_CODE',
  discountPercentage: 10,
  discountAmount: 0,
  couponCode: 'ZECE',
  validityInDays: 30,
  minOrderValue: 50,
  active: true,
  startDate: [2026, 11, 1],
  endDate: [2099, 12, 31],
  image: null,
  picture: null,
  conditions: [],
  promotionProductBeans: [],
  productIds: [],
  categoryIds: [],
  availabilityWindows: [],
  deliveryMethods: [],
  zoneCodes: [],
  buyQuantity: 0,
  freeQuantity: 0,
  maxUses: null,
  budget: null,
  maxUsesPerPerson: null,
  state: 'running',
  timesUsed: 3,
  amountGiven: 21.5,
  codesIssued: 0,
  version: 7,
};
const MENU: CallOutput<'getEntriesForPromotions'> = [
  {
    id: 11,
    name: 'Ciorbă de burtă',
    category: 'Ciorbe',
    dimensions: [{ id: 21, value: '350 g', price: 30, boxPrice: 0, packagePrice: 0, availability: true }],
  },
];
const SAVED = { message: 'Promoția a fost salvată.', id: 5, version: 8, promotion: TEN_PERCENT };

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const CREATE = 'Creează promoția';

async function open(type: PromotionType, answers: Answers = {}, promotions: readonly Promotion[] = []) {
  const opened = openStaffScreen((search) => <PromotionScreen type={type} search={readPromotionSearch(search)} />, {
    path: '/admin/coupon-promo',
    answers: {
      getAdminPromotions: { content: [...promotions], totalElements: promotions.length },
      getEntriesForPromotions: MENU,
      getStaffCategories: [],
      getDeliveryZones: { version: 1, homeCity: 'Blaj', homeCounty: 'Alba', zones: [] },
      savePromotion: SAVED,
      ...answers,
    },
  });
  await screen.findByRole('tablist', { name: 'Promoții' });
  const saved = () => opened.bodies('savePromotion') as readonly NonNullable<CallInput<'savePromotion'>['body']>[];
  return { ...opened, saved };
}

test('without a promotion the page says so, and its form is the one for a new one', async () => {
  await open('COUPON_CODE');
  expect(screen.getByText('Nu există încă niciun cupon.')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Adaugă cupon' }).getAttribute('aria-selected')).toBe('true');
  expect(saveButton(CREATE)).toBeTruthy();
  expect(field(/^Nume/).value).toBe('');
});

test('a saved coupon is open with its values and with what it has given', async () => {
  await open('COUPON_CODE', {}, [TEN_PERCENT]);
  expect(screen.getByRole('tab', { name: /^Zece la sută/ }).textContent).toMatch(/Activă · reduceri de 21,50\slei$/);
  expect(field(/^Cod/).value).toBe('ZECE');
  expect(field('Procent de reducere').value).toBe('10%');
  expect(screen.getByText(/Folosită de 3 ori/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Salvează' })).toBe(null);
});

/** Kind, what is typed, the field that refuses it, its sentence. */
const RULES = [
  ['COUPON_CODE', {}, /^Nume/, 'Numele promoției este obligatoriu.'],
  ['COUPON_CODE', { Cod: 'DOUĂ CUVINTE' }, /^Cod/, 'Codul are 1–40 de caractere'],
  ['COUPON_CODE', {}, 'Procent de reducere', 'Scrieți un procent sau o sumă.'],
  ['COUPON_CODE', { 'Procent de reducere': '101' }, 'Procent de reducere', 'Procentul trebuie să fie între 0 și 100'],
  ['COUPON_CODE', {}, /^Data de sfârșit/, 'Alegeți data de sfârșit.'],
  ['COUPON_CODE', { 'Data de început': '' }, /^Data de început/, 'Alegeți data de început.'],
  ['COUPON_CODE', { 'Data de sfârșit': '2020-01-01' }, /^Data de sfârșit/, 'trebuie să fie după data de început'],
  ['DISCOUNT_ON_CART', {}, 'Procent de reducere', 'Scrieți un procent mai mare decât 0.'],
  [
    'DISCOUNT_ON_CART',
    { 'Cel mult atâtea comenzi': '0' },
    'Cel mult atâtea comenzi',
    'Scrieți un număr întreg de comenzi',
  ],
  ['DISCOUNT_ON_CART', { 'Buget (lei)': '0' }, 'Buget (lei)', 'Scrieți o sumă în lei'],
  ['DISCOUNT_ON_PRODUCT', {}, 'Produse', 'Alegeți cel puțin un produs sau o categorie.'],
  ['FREE_ITEM', {}, 'Produse', 'Alegeți cel puțin un produs care se dă gratuit.'],
  [
    'NEWSLETTER_SUBSCRIPTION',
    { 'Zile de valabilitate ale codului': '9999' },
    /^Zile de valabilitate/,
    'de la 0 la 3650',
  ],
  ['BUY_ONE_GET_ONE', { 'Bucăți plătite': '0' }, 'Bucăți plătite', 'Scrieți un număr de bucăți de la 1 la 20.'],
] as const;

test.each(RULES)('a promotion %s with %o is refused at „%s”: %s', async (type, typed, name, sentence) => {
  const { user, saved } = await open(type);
  for (const [label, text] of Object.entries(typed)) {
    await fill(user, screen.getByLabelText(new RegExp(`^${RegExp.escape(label)}(?: \\*)?$`)), text);
  }
  await save(user, CREATE);
  await waitFor(() => expect(problemOf(field(name))).toContain(sentence));
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  expect(saved()).toEqual([]);
});

test('focus goes to the first wrong field, in the order of the form', async () => {
  const { user } = await open('COUPON_CODE');
  await save(user, CREATE);
  await expectStoppedAt(field(/^Nume/), 'Numele promoției este obligatoriu.');
  await fill(user, field(/^Nume/), 'Zece la sută');
  expect(problemOf(field(/^Nume/))).toBe('');
  await save(user, CREATE);
  await expectStoppedAt(field(/^Cod/), 'Codul are 1–40 de caractere');
});

async function fillCoupon({ user }: Awaited<ReturnType<typeof open>>) {
  await fill(user, field(/^Nume/), 'Zece la sută');
  await fill(user, field(/^Cod/), 'ZECE');
  await fill(user, field('Procent de reducere'), '10');
  await fill(user, field(/^Data de sfârșit/), '2099-12-31');
}

test('a double press creates one coupon, which is open then', async () => {
  const opened = await open('COUPON_CODE');
  await fillCoupon(opened);
  opened.answer({ getAdminPromotions: { content: [TEN_PERCENT], totalElements: 1 } });
  await opened.user.dblClick(saveButton(CREATE));
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  await waitFor(() => expect(opened.address()).toBe('/admin/coupon-promo?promotie=5'));
  expect(opened.saved()).toHaveLength(1);
  expect(opened.saved()[0]).toMatchObject({
    type: 'COUPON_CODE',
    name: 'Zece la sută',
    couponCode: 'ZECE',
    discountPercentage: 10,
    endDate: '2099-12-31',
    active: true,
  });
});

test('what was not answered is created under the same key by the next press', async () => {
  const opened = await open('COUPON_CODE', { savePromotion: FAILED_SAVES[1][1] });
  await fillCoupon(opened);
  await save(opened.user, CREATE);
  await screen.findByText(FAILED_SAVES[1][2]);
  opened.answer({ savePromotion: SAVED });
  await save(opened.user, CREATE);
  await screen.findByText(SAVED.message);
  const keys = opened.sent('savePromotion').map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/.{32}/);
});

test('a code that another promotion has is refused at the code', async () => {
  const taken = 'Codul este deja folosit de promoția „Vara”. Alegeți altul.';
  const opened = await open('COUPON_CODE', {
    savePromotion: refused(409, 'coupon_code_taken', taken, { fields: { couponCode: taken } }),
  });
  await fillCoupon(opened);
  await save(opened.user, CREATE);
  await expectStoppedAt(field(/^Cod/), taken);
  expect(field(/^Cod/).value).toBe('ZECE');
});

test.each(FAILED_SAVES)('what was typed stays when %s', async (_, answer, said) => {
  const { user, saved } = await open('COUPON_CODE', { savePromotion: answer }, [TEN_PERCENT]);
  await fill(user, field('Procent de reducere'), '15');
  await user.dblClick(saveButton());
  expect(await screen.findByText(said)).toBeTruthy();
  expect(field('Procent de reducere').value).toBe('15%');
  expect(saved()).toMatchObject([{ id: 5, version: 7, discountPercentage: 15 }]);
});

test('what a guest gets is told while it is typed', async () => {
  const { user } = await open('DISCOUNT_ON_CART');
  expect(screen.queryByText('Ce primește clientul:')).toBe(null);
  await fill(user, field('Procent de reducere'), '10');
  const told = (await screen.findByText('Ce primește clientul:')).closest('[role=status]');
  expect(told?.textContent?.replaceAll('\u00a0', ' ')).toMatch(/10%.*Ex\.: un coș de .* lei plătește .* lei\./);
});

test('another promotion is not opened over an unsaved one before it was asked', async () => {
  const { user, leave } = await open('COUPON_CODE', {}, [TEN_PERCENT]);
  await fill(user, field('Procent de reducere'), '15');
  await user.click(screen.getByRole('tab', { name: 'Adaugă cupon' }));
  const question = await screen.findByRole('dialog', { name: 'Părăsiți pagina fără să salvați?' });
  await user.click(within(question).getByRole('button', { name: 'Rămâi pe pagină' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(field('Procent de reducere').value).toBe('15%');
  leave('/admin/menu');
  await user.click(await screen.findByRole('button', { name: 'Părăsește pagina' }));
  expect(await screen.findByRole('heading', { name: ELSEWHERE })).toBeTruthy();
});
