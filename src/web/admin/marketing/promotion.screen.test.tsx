import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import type { CallInput, CallOutput } from '#contract/named-api.ts';
import { KIND_WORDS } from '#domain/promotions/kind-words.ts';
import type { PromotionType } from '#domain/promotions/kinds.ts';
import { closeScreens, ELSEWHERE, openStaffScreen } from '#test/support/screens.tsx';
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

/** The form of a new promotion, or of the one given. */
async function open(type: PromotionType, answers: Answers = {}, promotion: Promotion | null = null) {
  const opened = openAt(`/admin/coupon-promo?promotie=${promotion?.id ?? 'noua'}`, type, {
    getAdminPromotions: { content: promotion === null ? [] : [promotion], totalElements: promotion === null ? 0 : 1 },
    ...answers,
  });
  await screen.findByLabelText(/^Nume/, { selector: 'input' });
  const saved = () => opened.bodies('savePromotion') as readonly NonNullable<CallInput<'savePromotion'>['body']>[];
  return { ...opened, saved };
}

function openAt(path: string, type: PromotionType | null, answers: Answers) {
  return openStaffScreen((search) => <PromotionScreen type={type} search={readPromotionSearch(search)} />, {
    path,
    answers: {
      getEntriesForPromotions: MENU,
      getStaffCategories: [],
      getDeliveryZones: { version: 1, homeCity: 'Blaj', homeCounty: 'Alba', zones: [] },
      savePromotion: SAVED,
      ...answers,
    },
  });
}

test('the form of a new coupon is empty', async () => {
  await open('COUPON_CODE');
  expect(screen.getByRole('heading', { level: 1, name: 'Cod de reducere' })).toBeTruthy();
  expect(saveButton(CREATE)).toBeTruthy();
  expect(field(/^Nume/).value).toBe('');
});

test('a saved coupon is open with its values and with what it has given', async () => {
  await open('COUPON_CODE', {}, TEN_PERCENT);
  expect(screen.getByRole('heading', { level: 1, name: 'Zece la sută' })).toBeTruthy();
  expect(field(/^Cod/).value).toBe('ZECE');
  expect(field('Procent de reducere').value).toBe('10%');
  expect(screen.getByText(/^Activă · Folosită de 3 ori · reduceri de 21,50\slei$/)).toBeTruthy();
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
  const { user, saved } = await open('COUPON_CODE', { savePromotion: answer }, TEN_PERCENT);
  await fill(user, field('Procent de reducere'), '15');
  await user.dblClick(saveButton());
  expect(await screen.findByText(said)).toBeTruthy();
  expect(field('Procent de reducere').value).toBe('15%');
  expect(saved()).toMatchObject([{ id: 5, version: 7, discountPercentage: 15 }]);
});

test('what a guest gets is told while it is typed', async () => {
  const { user } = await open('DISCOUNT_ON_CART');
  const told = () =>
    within(screen.getByRole('region', { name: 'Ce primește clientul' })).getByRole('status').textContent;
  expect(told()).toBe('Completați oferta și vedeți aici cum o citește clientul.');
  await fill(user, field('Procent de reducere'), '10');
  await waitFor(() =>
    expect(told()?.replaceAll('\u00a0', ' ')).toBe('−10%. Exemplu: pentru un coș de 100 lei clientul plătește 90 lei.'),
  );
});

test('the list is not opened over an unsaved promotion before it was asked', async () => {
  const { user, leave } = await open('COUPON_CODE', {}, TEN_PERCENT);
  await fill(user, field('Procent de reducere'), '15');
  await user.click(screen.getByRole('link', { name: 'Oferte' }));
  const question = await screen.findByRole('dialog', { name: 'Părăsiți pagina fără să salvați?' });
  await user.click(within(question).getByRole('button', { name: 'Rămâi pe pagină' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(field('Procent de reducere').value).toBe('15%');
  leave('/admin/menu');
  await user.click(await screen.findByRole('button', { name: 'Părăsește pagina' }));
  expect(await screen.findByRole('heading', { name: ELSEWHERE })).toBeTruthy();
});

test('a copy begins with the values of its original, with another name and without its code', async () => {
  const { saved, user } = openCopy();
  await waitFor(() => expect(field(/^Nume/).value).toBe('Zece la sută (copie)'));
  expect(field(/^Cod/).value).toBe('');
  expect(field('Procent de reducere').value).toBe('10%');
  await fill(user, field(/^Cod/), 'UNSPREZECE');
  await save(user, CREATE);
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).not.toHaveProperty('id');
});

function openCopy() {
  const opened = openAt('/admin/promotions?promotie=noua&fel=COUPON_CODE&copie=5', null, {
    getAdminPromotions: { content: [TEN_PERCENT], totalElements: 1 },
  });
  return { ...opened, saved: () => opened.bodies('savePromotion') };
}

const HAPPY: Promotion = {
  ...TEN_PERCENT,
  id: 6,
  name: 'Happy hour',
  type: 'DISCOUNT_ON_PRODUCT',
  couponCode: null,
  discountPercentage: 20,
  minOrderValue: 0,
  productIds: [11],
  timesUsed: 0,
  amountGiven: 0,
  version: 3,
};
const OLD: Promotion = { ...HAPPY, id: 7, name: 'Toamna trecută', state: 'ended', endDate: [2026, 11, 10] };
const SPENT: Promotion = { ...HAPPY, id: 8, name: 'Primii o sută', state: 'uses_spent', maxUses: 100 };
const ALL = [TEN_PERCENT, OLD, HAPPY, SPENT];

async function openList(promotions: readonly Promotion[] = ALL, path = '/admin/promotions', answers: Answers = {}) {
  const opened = openAt(path, null, {
    getAdminPromotions: { content: [...promotions], totalElements: promotions.length },
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Oferte' });
  return opened;
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Oferte' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' ') ?? '');

test('the list says of each offer its state, its kind, what it gives, when, and what it has given', async () => {
  await openList();
  await screen.findByText('4 oferte');
  const [happy = '', coupon = '', spent = '', old = ''] = rows();
  await waitFor(() => expect(rows()[0]).toContain('−20% la Ciorbă de burtă'));
  expect(happy).toContain('Happy hour');
  expect(happy).toContain('Activă');
  expect(happy).toContain('Produse mai ieftine');
  expect(happy).toContain('Încă nefolosită');
  expect(coupon).toContain('ZECE: −10% de la 50,00 lei, cu un cod');
  expect(coupon).toMatch(/01\.11\.2026 – 31\.12\.2099 · Folosită de 3 ori · reduceri de 21,50 lei/);
  expect(spent).toContain('Limita de comenzi a fost atinsă');
  expect(old).toContain('Încheiată');
});

test('the list is filtered by state and searched by name, code and kind, in the address', async () => {
  const { user, address } = await openList();
  await screen.findByText('4 oferte');
  await user.click(screen.getByRole('link', { name: /^De verificat/ }));
  await screen.findByText('O ofertă');
  expect(rows()).toHaveLength(1);
  expect(address()).toBe('/admin/promotions?state=verificare');
  await user.click(screen.getByRole('link', { name: /^Toate/ }));
  await user.type(screen.getByRole('searchbox', { name: 'Caută o ofertă' }), 'cupon');
  await screen.findByText('O ofertă');
  expect(rows()[0]).toContain('Zece la sută');
  await user.clear(screen.getByRole('searchbox', { name: 'Caută o ofertă' }));
  await user.type(screen.getByRole('searchbox', { name: 'Caută o ofertă' }), 'nimic de acest fel');
  expect(await screen.findByText('Nicio ofertă nu se potrivește.')).toBeTruthy();
});

test('an offer is switched off by one press, and on again by „Anulează”', async () => {
  const { user, bodies } = await openList([HAPPY]);
  await user.click(await screen.findByRole('switch', { name: 'Pornită: Happy hour' }));
  expect(await screen.findByText('Promoția „Happy hour” este oprită.')).toBeTruthy();
  expect(bodies('savePromotion')).toEqual([{ id: 6, version: 3, active: false }]);
  await user.click(screen.getByRole('button', { name: 'Anulează' }));
  expect(await screen.findByText('Promoția „Happy hour” este pornită.')).toBeTruthy();
  expect(bodies('savePromotion')[1]).toEqual({ id: 6, version: 8, active: true });
});

test('what no order has used is deleted after a question; what was used can only be switched off', async () => {
  const { user, bodies, sent } = await openList([HAPPY, TEN_PERCENT], '/admin/promotions', {
    deletePromotion: { message: 'Promoția „Happy hour” a fost ștearsă.' },
  });
  const choose = async (name: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Mai multe acțiuni: ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await choose('Happy hour', 'Șterge');
  const asked = await screen.findByRole('dialog', { name: 'Ștergeți promoția „Happy hour”?' });
  await user.click(within(asked).getByRole('button', { name: 'Șterge promoția' }));
  expect(await screen.findByText('Promoția „Happy hour” a fost ștearsă.')).toBeTruthy();
  expect(bodies('savePromotion')).toEqual([{ id: 6, version: 3, active: false }]);
  expect(sent('deletePromotion')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await choose('Zece la sută', 'Șterge');
  const kept = await screen.findByRole('dialog', { name: 'Promoția „Zece la sută” nu se poate șterge' });
  await user.click(within(kept).getByRole('button', { name: 'Oprește' }));
  expect(await screen.findByText('Promoția „Zece la sută” este oprită.')).toBeTruthy();
  expect(sent('deletePromotion')).toHaveLength(1);
});

test('„Ofertă nouă” explains every kind by an example that the rules compute, and opens its form', async () => {
  const { user, address } = await openList();
  await user.click(screen.getByRole('link', { name: 'Ofertă nouă' }));
  for (const { title } of Object.values(KIND_WORDS)) {
    const card = await screen.findByRole('link', { name: new RegExp(`^${RegExp.escape(title)}`) });
    expect(card.textContent).toMatch(/Exemplu: pentru .* clientul plătește .*lei\./);
  }
  const pair = screen.getByRole('link', { name: /^1 \+ 1 gratis/ });
  expect(pair.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Exemplu: pentru 2 bucăți de 40 lei clientul plătește 40 lei în loc de 80 lei.',
  );
  await user.click(pair);
  expect(await screen.findByLabelText('Bucăți gratuite', { selector: 'input' })).toBeTruthy();
  expect(address()).toBe('/admin/promotions?promotie=noua&fel=BUY_ONE_GET_ONE');
});

test('without an offer the page shows three to begin with', async () => {
  await openList([]);
  expect(await screen.findByText('Nu aveți încă nicio ofertă')).toBeTruthy();
  const examples = within(screen.getByRole('list', { name: 'Exemple de oferte' })).getAllByRole('link');
  expect(examples.map((link) => link.querySelector('h3')?.textContent)).toEqual([
    'Produse mai ieftine',
    'Procent din coș',
    'Cod de reducere',
  ]);
});

test('an address of one kind lists only its offers, and says so where it has none', async () => {
  const answers = { getAdminPromotions: { content: ALL, totalElements: ALL.length } };
  openAt('/admin/coupon-promo', 'COUPON_CODE', answers);
  await screen.findByText('O ofertă');
  expect(rows()[0]).toContain('Zece la sută');
  closeScreens();
  openAt('/admin/free-item', 'FREE_ITEM', answers);
  expect(await screen.findByText('Nu aveți încă nicio ofertă de acest fel')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Arată toate ofertele' })).toBeTruthy();
});

test('an unsaved offer is replayed with what is typed, and not saved', async () => {
  const { user, bodies, saved } = await open('DISCOUNT_ON_CART', {
    replayPromotion: {
      days: 30,
      numberOfOrders: 3,
      numberFromRecord: 0,
      isShortened: false,
      amountAsSaved: 200,
      amountAsTyped: 200,
      numberOfRefused: 0,
      numberOfTaken: 0,
      numberOfOtherSum: 0,
      numberOfLater: 0,
      changed: [],
    },
  });
  await user.type(field(/^Nume/), 'Zece');
  await user.type(field('Procent de reducere'), '10');
  await user.click(screen.getByRole('button', { name: 'Ultimele 30 de zile' }));
  expect(await screen.findByText('3 comenzi recalculate: toate ar fi fost la fel.')).toBeTruthy();
  expect(bodies('replayPromotion')).toMatchObject([{ days: 30, draft: { type: 'DISCOUNT_ON_CART', name: 'Zece' } }]);
  expect(saved()).toEqual([]);
});

test('what guests ask for by a code is not replayed', async () => {
  await open('COUPON_CODE');
  expect(screen.queryByRole('region', { name: 'Ce-ar fi fost?' })).toBe(null);
});
