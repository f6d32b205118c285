import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallInput, CallOutput } from '#contract/named-api.ts';
import { orderToWire } from '#contract/orders/codec.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { NOON, SOUP } from '#test/support/a-checkout.ts';
import { anOrderView, SOUP_LINE } from '#test/support/an-order-view.ts';
import { openStep } from '#test/support/panel-screen.tsx';
import { shopAnswers } from '#test/support/shop-answers.ts';
import { FAILED_STEPS, fill, problemOf } from '#test/support/staff-form.ts';
import { type Answers, refused, type Sent } from '#test/support/wire-of-literals.ts';

type Quote = CallOutput<'quoteChange'>;

const NOTHING_CHANGED: Quote = {
  problem: null,
  refusal: null,
  changes: [],
  before: 93.5,
  payable: 93.5,
  losesCoupon: false,
  needsAge: false,
};
const ONE_MORE: Quote = { ...NOTHING_CHANGED, changes: [{ pieces: 1, text: 'Ciorbă de burtă 350 g' }], payable: 127.5 };

/** Prices by the number of soups alone: three cost one more. */
function priceBySoups({ body }: Sent): Quote {
  const { content } = body as NonNullable<CallInput<'quoteChange'>['body']>;
  return JSON.stringify(content).includes('"quantity":2') ? NOTHING_CHANGED : ONE_MORE;
}

const SOUPS = { ...SOUP_LINE, productId: SOUP.id, sizeId: SOUP.sizes[0]?.id ?? 0 };
const [MORE, FEWER] = ['Mai mult: Ciorbă de burtă · 350 g', 'Mai puțin: Ciorbă de burtă · 350 g'];

async function open(about: Partial<OrderView> = {}, answers: Answers = {}) {
  const order = anOrderView({ status: 'CONFIRMED', acceptedAt: NOON, bundles: [], lines: [SOUPS], ...about });
  const changed = { message: 'Comanda a fost schimbată.', order: orderToWire({ ...order, version: 2 }) };
  const opened = await openStep('change', order, {
    ...shopAnswers(),
    quoteChange: priceBySoups,
    changeOrder: changed,
    proposeChange: changed,
    ...answers,
  });
  const dialog = within(await screen.findByRole('dialog', { name: `Schimbă comanda nr. ${order.number}` }));
  await dialog.findByRole('button', { name: MORE });
  await dialog.findByText('Încă nu s-a schimbat nimic.');
  const sent = () => opened.bodies('changeOrder') as readonly NonNullable<CallInput<'changeOrder'>['body']>[];
  const asked = () => opened.bodies('proposeChange') as readonly NonNullable<CallInput<'proposeChange'>['body']>[];
  const button = (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name });
  const field = (name: string) => dialog.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
  const radio = (name: string) => dialog.getByRole<HTMLInputElement>('radio', { name });
  return { ...opened, dialog, sent, asked, button, field, radio };
}

/** One soup more, priced. */
async function addOne({ user, button, dialog }: Awaited<ReturnType<typeof open>>) {
  await user.click(button(MORE));
  await dialog.findByText(/^De plată: 127,50\slei/);
}

const CHANGE = 'Schimbă comanda';
const ASK = 'Întreabă clientul';

test('while nothing has changed it says so, and nothing can be sent', async () => {
  const { button, field } = await open();
  expect(button(ASK).disabled).toBe(true);
  expect(field('De ce? *').value).toBe('La cererea clientului');
});

test('what changes and the sum after it are shown with the difference before anything is sent', async () => {
  const change = await open();
  await addOne(change);
  expect(change.dialog.getByText('era 2 ×')).toBeTruthy();
  expect(change.dialog.getByText(/Ciorbă de burtă 350 g/, { selector: '[role=status] p' })).toBeTruthy();
  expect(change.dialog.getByText(/\(cu 34,00\slei mai mult\)/)).toBeTruthy();
  await change.user.click(change.button(FEWER));
  expect(await change.dialog.findByText('Încă nu s-a schimbat nimic.')).toBeTruthy();
  expect(change.button(ASK).disabled).toBe(true);
});

test('the guest is asked on the page of the order, with the sum that was shown and the time to answer', async () => {
  const change = await open();
  await addOne(change);
  await change.user.click(change.button(ASK));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(change.asked()).toMatchObject([
    { orderNumber: 48_217_359, expectedVersion: 1, expectedPayable: 127.5, reason: 'La cererea clientului' },
  ]);
  expect(change.asked()[0]?.answerMinutes).toBeGreaterThan(0);
  expect(change.sent()).toEqual([]);
});

test('what was agreed on the telephone is changed at once', async () => {
  const change = await open();
  await addOne(change);
  await change.user.click(change.radio('A acceptat la telefon'));
  await change.user.click(change.button(CHANGE));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(change.sent()).toMatchObject([{ expectedPayable: 127.5, expectedVersion: 1 }]);
  expect(change.asked()).toEqual([]);
});

test('a guest without a mailbox cannot be asked on the page', async () => {
  const contact = { ...anOrderView().contact, email: '' };
  const { dialog, button } = await open({ contact });
  expect(dialog.getByText(/^Comanda nu are adresă de e-mail/)).toBeTruthy();
  expect(dialog.queryByRole('radio', { name: 'A acceptat la telefon' })).toBe(null);
  expect(button(CHANGE)).toBeTruthy();
});

test('a dish is found by letters and added; a dish that is taken away is crossed out and says so', async () => {
  const change = await open();
  await change.user.click(change.dialog.getByRole('searchbox', { name: 'Adaugă un preparat' }));
  await change.user.paste('tir');
  await change.user.click(await change.dialog.findByRole('button', { name: 'Adaugă Tiramisu · 180 g' }));
  expect(change.button('Mai mult: Tiramisu · 180 g')).toBeTruthy();
  await change.user.click(change.button(FEWER));
  await change.user.click(change.button(FEWER));
  expect(change.dialog.getByText('scos din comandă')).toBeTruthy();
  expect(change.button(FEWER).disabled).toBe(true);
});

test.each([
  ['no reason', 'De ce? *', '', 'Motivul'],
  ['an hour in words', 'Altă oră', 'seara', /.+/],
] as const)('%s is refused at its field', async (_, name, typed, sentence) => {
  const change = await open();
  await addOne(change);
  await fill(change.user, change.field(name), typed);
  await change.dialog.findByText(/^De plată: 127,50\slei/);
  await waitFor(() => expect(change.button(ASK).disabled).toBe(false));
  await change.user.click(change.button(ASK));
  await waitFor(() => expect(problemOf(change.field(name))).toMatch(sentence));
  expect(document.activeElement).toBe(change.field(name));
  expect(change.asked()).toEqual([]);
});

test('an order that nobody has accepted asks for its minutes and for the allergy that was read', async () => {
  const change = await open({
    status: 'NEW',
    acceptedAt: null,
    hasAllergyNote: true,
    notes: 'Alergie la nuci!',
  });
  await addOne(change);
  await change.user.click(change.button(ASK));
  await waitFor(() => expect(change.dialog.getByRole('alert').textContent).toContain('timp de pregătire'));
  const read = change.dialog.getByRole('checkbox', {
    name: 'Bucătăria a citit mesajul despre alergii și poate pregăti comanda',
  });
  expect(problemOf(read)).toContain('bifați că mesajul a fost citit');
  expect(change.asked()).toEqual([]);
  const minutes = within(change.dialog.getByRole('group', { name: /^Gata în \(minute\)/ }));
  await change.user.click(minutes.getByRole('radio', { name: '30' }));
  await change.user.click(read);
  await change.user.click(change.button(ASK));
  await waitFor(() => expect(change.asked()).toMatchObject([{ timeToPrepare: 30, allergyRead: true }]));
});

test.each([
  [
    'what cannot be done',
    { ...NOTHING_CHANGED, problem: 'Ciorba de burtă s-a epuizat.', refusal: { code: 'conflict', details: {} } },
    'Ciorba de burtă s-a epuizat.',
    false,
  ],
  ['a coupon that is lost', { ...ONE_MORE, losesCoupon: true }, /^Codul de reducere nu se mai aplică/, true],
  ['a drink for adults', { ...ONE_MORE, needsAge: true }, /^Intră o băutură alcoolică/, true],
] as const)('%s is said with the price', async (_, answer, told, canSend) => {
  const change = await open();
  change.answer({ quoteChange: answer as unknown as Quote });
  await change.user.click(change.button(MORE));
  expect(await change.dialog.findByText(told)).toBeTruthy();
  await waitFor(() => expect(change.button(ASK).disabled).toBe(!canSend));
});

test('a price that could not be worked out is said, and nothing can be sent', async () => {
  const change = await open();
  change.answer({ quoteChange: refused(500, 'internal_error', 'A apărut o eroare.') });
  await change.user.click(change.button(MORE));
  expect(await change.dialog.findByText('A apărut o eroare la noi. Încercați din nou.')).toBeTruthy();
  expect(change.button(ASK).disabled).toBe(true);
});

test.each(FAILED_STEPS)('what was changed stays when %s', async (_, answer, said) => {
  const change = await open({}, { proposeChange: answer });
  await addOne(change);
  await change.user.dblClick(change.button(ASK));
  const alert = await change.dialog.findByRole('alert');
  expect(alert.textContent).toBe(`Comanda nu a putut fi schimbată.${said}`);
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(change.dialog.getByText('era 2 ×')).toBeTruthy();
  expect(change.asked()).toHaveLength(1);
});

test('Escape asks before a change is lost', async () => {
  const change = await open();
  await addOne(change);
  await change.user.keyboard('{Escape}');
  await change.user.click(await screen.findByRole('button', { name: 'Păstrează modificările' }));
  expect(change.dialog.getByText('era 2 ×')).toBeTruthy();
  await change.user.keyboard('{Escape}');
  await change.user.click(await screen.findByRole('button', { name: 'Renunță la modificări' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});
