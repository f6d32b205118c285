import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import type { CallInput, CallOutput } from '#contract/named-api.ts';
import { orderToWire } from '#contract/orders/codec.ts';
import { bani } from '#domain/money/bani.ts';
import { aZone, NOON, SOUP } from '#test/support/a-checkout.ts';
import { anOrderView, SOUP_LINE } from '#test/support/an-order-view.ts';
import { openPanelScreen } from '#test/support/panel-screen.tsx';
import { shopAnswers } from '#test/support/shop-answers.ts';
import { FAILED_STEPS, fill, problemOf } from '#test/support/staff-form.ts';
import { type Answers, LOST, refused } from '#test/support/wire-of-literals.ts';
import { TelephonePage } from './telephone-page.tsx';

const TAKEN = {
  message: 'Comanda a fost acceptată.',
  order: orderToWire(anOrderView({ status: 'CONFIRMED', source: 'PHONE', kitchenNumber: 12, acceptedAt: NOON })),
  trackingPath: '/comanda/abc',
};
const NOBODY: CallOutput<'findCaller'> = {
  phoneNumber: '0722123456',
  numberOfOrders: 0,
  orders: [],
  withheldPromotionIds: [],
  block: null,
};
const KNOWN: CallOutput<'findCaller'> = {
  ...NOBODY,
  numberOfOrders: 3,
  orders: [
    orderToWire(
      anOrderView({
        status: 'DELIVERED',
        bundles: [],
        lines: [{ ...SOUP_LINE, productId: SOUP.id, sizeId: SOUP.sizes[0]?.id ?? 0, extras: [], message: '' }],
      }),
    ),
  ],
};

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
const choose = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const sendButton = () => screen.getByRole('button', { name: 'Trimite în bucătărie' });
const missing = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent ?? '');

async function open(answers: Answers = {}) {
  const opened = openPanelScreen(() => <TelephonePage />, '/comenzi/telefon', {
    ...shopAnswers(),
    findCaller: NOBODY,
    takeOrder: TAKEN,
    ...answers,
  });
  await screen.findByRole('combobox', { name: 'Fel de mâncare sau băutură' });
  const sent = () => opened.bodies('takeOrder') as readonly NonNullable<CallInput<'takeOrder'>['body']>[];
  return { ...opened, sent };
}

type Call = Awaited<ReturnType<typeof open>>;

async function addSoup({ user }: Pick<Call, 'user'>, typed = 'cio') {
  await user.click(screen.getByRole('combobox', { name: 'Fel de mâncare sau băutură' }));
  await user.paste(typed);
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Mai mult: Ciorbă de burtă' });
}

async function fillCaller({ user }: Pick<Call, 'user'>) {
  await fill(user, field('Număr de telefon'), '0722 123 456');
  await fill(user, field('Nume'), 'Ana Pop');
}

test('an empty call says what is missing, and the focus goes to the first of it', async () => {
  const { user, sent } = await open();
  expect(screen.getByText('Încă nimic. Căutați un fel sau repetați o comandă.')).toBeTruthy();
  await user.click(sendButton());
  expect(missing().join(' ')).toMatch(/^Mai lipsește.*telefon/i);
  expect(problemOf(field('Număr de telefon'))).not.toBe('');
  expect(problemOf(field('Nume'))).not.toBe('');
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test('two letters and Enter add a dish; a number in front says how many; its buttons change and remove it', async () => {
  const call = await open();
  await addSoup(call, '2 cio');
  expect(screen.getByText(/^2 × Ciorbă de burtă \(350 g\)$/)).toBeTruthy();
  expect(screen.getByText(/^Total de plată: 63,00\slei$/)).toBeTruthy();
  await call.user.click(screen.getByRole('button', { name: 'Mai puțin: Ciorbă de burtă' }));
  expect(screen.getByText(/^1 × Ciorbă de burtă/)).toBeTruthy();
  await call.user.click(screen.getByRole('button', { name: 'Scoate: Ciorbă de burtă' }));
  expect(screen.getByText('Încă nimic. Căutați un fel sau repetați o comandă.')).toBeTruthy();
  await call.user.click(screen.getByRole('combobox', { name: 'Fel de mâncare sau băutură' }));
  await call.user.paste('xyz');
  expect(screen.getByText('Nimic nu se potrivește sau nu se mai poate comanda.')).toBeTruthy();
});

test('a known caller is found by the number: the name is filled in, and Enter repeats the last order', async () => {
  const call = await open({ findCaller: KNOWN });
  await call.user.click(field('Număr de telefon'));
  await call.user.paste('0722 123 456');
  expect(await screen.findByText('Ana-Maria Constantinescu-Popa · 3 comenzi')).toBeTruthy();
  await waitFor(() => expect(field('Nume').value).toBe('Ana-Maria Constantinescu-Popa'));
  await call.user.keyboard('{Enter}');
  expect(await screen.findByText(/^2 × Ciorbă de burtă/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(sendButton()));
  expect(choose('Livrare').checked).toBe(true);
});

test.each([
  ['a new number', NOBODY, 'Număr nou: nu a mai comandat.'],
  [
    'a number that may not order online',
    { ...NOBODY, block: { reason: 'comenzi neridicate', until: null } },
    /comenzi neridicate/,
  ],
  ['a lookup that failed', refused(500, 'internal_error', 'A apărut o eroare.'), /^Nu am putut căuta clientul/],
] as const)('%s is told below the number, and the call goes on', async (_, answer, told) => {
  const call = await open({ findCaller: answer });
  await fill(call.user, field('Număr de telefon'), '0722 123 456');
  expect(await screen.findByText(told)).toBeTruthy();
  await fill(call.user, field('Nume'), 'Ana Pop');
  await addSoup(call);
  await call.user.click(sendButton());
  await waitFor(() => expect(call.sent()).toHaveLength(1));
});

test.each([
  ['a short number', 'Număr de telefon', '07', /telefon/i],
  ['an hour in words', 'La altă oră', 'seara', /.+/],
  ['minutes in words', 'Gata în (minute)', 'câteva', 'Vă rugăm să selectați un timp de pregătire'],
  ['more minutes than four hours', 'Gata în (minute)', '241', 'Vă rugăm să selectați un timp de pregătire'],
  ['half an address of e-mail', 'E-mail (opțional)', 'ana@', /e-mail/i],
] as const)('%s is refused at its field, with the focus there', async (_, name, typed, sentence) => {
  const call = await open();
  await fillCaller(call);
  await addSoup(call);
  await fill(call.user, field(name), typed);
  await call.user.click(sendButton());
  expect(problemOf(field(name))).toMatch(sentence);
  expect(document.activeElement).toBe(field(name));
  expect(field(name).value).toBe(typed);
  expect(call.sent()).toEqual([]);
});

test('a delivery asks for the address, below the minimum it says what is missing, and adds the fee', async () => {
  const call = await open(shopAnswers({ zones: [aZone({ minimumOrder: bani(5000) })] }));
  await fillCaller(call);
  await addSoup(call);
  await call.user.click(choose('Livrare'));
  await call.user.click(sendButton());
  expect(missing().join(' ')).toMatch(/localitatea/i);
  await call.user.selectOptions(screen.getByRole('combobox', { name: 'Localitate' }), 'BLAJ');
  expect(missing().join(' ')).toMatch(/minim/i);
  await call.user.click(screen.getByRole('button', { name: 'Mai mult: Ciorbă de burtă' }));
  expect(missing().join(' ')).not.toMatch(/minim/i);
  expect(missing().join(' ')).toMatch(/strad/i);
  expect(call.sent()).toEqual([]);
});

test('an allergy in the notes is told to the kitchen before the order is sent', async () => {
  const call = await open();
  await fillCaller(call);
  await addSoup(call);
  await fill(call.user, field('Observații'), 'Alergie la nuci');
  await call.user.click(sendButton());
  const told = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Am spus bucătăriei despre alergie' });
  expect(problemOf(told)).toContain('Clientul a scris despre o alergie');
  expect(document.activeElement).toBe(told);
  await call.user.click(told);
  await call.user.click(sendButton());
  await waitFor(() => expect(call.sent()).toMatchObject([{ allergyRead: true }]));
});

test('the promise is told before the press; Ctrl+Enter sends the order once, and the next call begins empty', async () => {
  let answerNow = () => {};
  const call = await open({
    takeOrder: () =>
      new Promise((resolve) => {
        answerNow = () => resolve(TAKEN);
      }),
  });
  await fillCaller(call);
  await addSoup(call);
  expect(screen.getByText(/^promis la 12:/)).toBeTruthy();
  await fill(call.user, field('Gata în (minute)'), '35');
  expect(screen.getByText('promis la 12:35')).toBeTruthy();
  await call.user.click(field('Nume'));
  await call.user.keyboard('{Control>}{Enter}{Enter}{/Control}');
  await waitFor(() => expect(call.sent()).toHaveLength(1));
  answerNow();
  expect(await screen.findByText(/^Comanda .*este în bucătărie$/)).toBeTruthy();
  expect(call.sent()).toMatchObject([
    {
      source: 'PHONE',
      timeToPrepare: 35,
      deliveryDetailsBean: { firstName: 'Ana', lastName: 'Pop', phoneNumber: '0722123456' },
    },
  ]);
  await call.user.click(screen.getByRole('button', { name: 'Următorul apel' }));
  expect(field('Număr de telefon').value).toBe('');
});

test.each(FAILED_STEPS)('what was typed stays when %s; the next press is the same order', async (_, answer, said) => {
  const call = await open({ takeOrder: answer });
  await fillCaller(call);
  await addSoup(call);
  await call.user.click(sendButton());
  await waitFor(() => expect(missing()).toContain(said));
  expect(field('Nume').value).toBe('Ana Pop');
  expect(screen.getByText(/^1 × Ciorbă de burtă/)).toBeTruthy();
  call.answer({ takeOrder: TAKEN });
  await call.user.click(sendButton());
  expect(await screen.findByText(/este în bucătărie$/)).toBeTruthy();
  expect(call.sent()).toHaveLength(2);
});

test('an order that was sent twice has one key', async () => {
  const call = await open({ takeOrder: LOST });
  const requests: (string | null)[] = [];
  call.answer({
    takeOrder: ({ headers }) => {
      requests.push(headers.get(IDEMPOTENCY_HEADER));
      return requests.length === 1 ? LOST : TAKEN;
    },
  });
  await fillCaller(call);
  await addSoup(call);
  await call.user.click(sendButton());
  await waitFor(() => expect(missing().join('')).toContain('Serverul nu răspunde'));
  await call.user.click(sendButton());
  await screen.findByText(/este în bucătărie$/);
  expect(requests[0]).toMatch(/.{32}/);
  expect(requests[1]).toBe(requests[0]);
});

test('another price is told with both totals, and nothing is sent before the next press', async () => {
  const quote = {
    subTotalPrice: 32,
    totalBoxPrice: 1.5,
    totalDeposit: 0,
    discount: 0,
    deliveryFee: 0,
    reductions: [],
    totalPrice: 33.5,
    updatedPriceAfterCoupon: 33.5,
  };
  const call = await open({
    takeOrder: refused(409, 'price_changed', 'Prețul s-a schimbat.', { quote }),
  });
  await fillCaller(call);
  await addSoup(call);
  await call.user.click(sendButton());
  await waitFor(() => expect(missing().join('')).toMatch(/de la 31,50\slei la 33,50\slei/));
  expect(call.sent()).toHaveLength(1);
});

test('a second call is begun beside the first; each keeps what was typed, and one is dropped after a question', async () => {
  const { user } = await open();
  await fill(user, field('Nume'), 'Ana Pop');
  await user.click(screen.getByRole('button', { name: 'Alt apel' }));
  expect(field('Nume').value).toBe('');
  await fill(user, field('Nume'), 'Ion Rus');
  const calls = within(screen.getByRole('group', { name: 'Comenzi începute' }));
  await user.click(calls.getByRole('button', { name: 'Ana Pop' }));
  expect(field('Nume').value).toBe('Ana Pop');
  await user.click(screen.getByRole('button', { name: 'Renunțare' }));
  await user.click(await screen.findByRole('button', { name: 'Da, renunț' }));
  await waitFor(() => expect(field('Nume').value).toBe('Ion Rus'));
});
