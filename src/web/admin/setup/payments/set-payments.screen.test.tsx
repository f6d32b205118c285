// The promises of every form of staff (web/staff/form), shown at the shortest one.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { ELSEWHERE, openStaffScreen } from '#test/support/screens.tsx';
import { expectStoppedAt, FAILED_SAVES, save, saveButton } from '#test/support/staff-form.ts';
import { type Answers, LOST, refused } from '#test/support/wire-of-literals.ts';
import { SetPaymentsScreen } from './set-payments-screen.tsx';

type Setup = CallOutput<'getPaymentMethods'>;
const SETUP: Setup = { version: 7, paymentMethods: ['cash', 'card', 'cash-card'], mealCardIssuers: [] };
const SAVED = { message: 'Datele au fost salvate cu succes!', version: 8 };

const UNSAVED = 'Aveți modificări nesalvate.';
const [CASH, CARD, BOTH, MEAL_CARD] = [/^Numerar$/, /^Card$/, /^Numerar și card$/, /^Card de masă$/];
const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const isUnsaved = () => screen.queryByText(UNSAVED) !== null;

async function open(answers: Answers = {}) {
  const opened = openStaffScreen(() => <SetPaymentsScreen />, {
    path: '/admin/set-payment-methods',
    answers: { getPaymentMethods: SETUP, savePaymentMethods: SAVED, ...answers },
  });
  await screen.findByRole('heading', { name: 'Metode de plată' });
  return opened;
}

async function openFilled(answers: Answers = {}) {
  const opened = await open(answers);
  await screen.findByRole('checkbox', { name: CASH });
  return opened;
}

test('until the first answer the page says that it loads; a failed one is asked again by a button', async () => {
  const { user, answer } = await open({ getPaymentMethods: refused(500, 'internal_error', 'A apărut o eroare.') });
  expect(screen.getByRole('status').textContent).toBe('Se încarcă…');
  const retry = await screen.findByRole('button', { name: 'Încearcă din nou' });
  expect(screen.getByRole('alert').textContent).toContain('Metodele de plată nu pot fi afișate acum.');
  answer({ getPaymentMethods: SETUP });
  await user.click(retry);
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: CASH })).checked).toBe(true);
});

test('the bar comes with the first change and goes when the change is taken back', async () => {
  const { user, bodies } = await openFilled();
  expect(screen.queryByRole('button', { name: 'Salvează' })).toBe(null);
  tick(CASH).focus();
  await user.keyboard(' ');
  expect(isUnsaved()).toBe(true);
  expect(saveButton()).toBeTruthy();
  await user.keyboard(' ');
  expect(screen.queryByRole('button', { name: 'Salvează' })).toBe(null);
  expect(bodies('savePaymentMethods')).toEqual([]);
});

test('a change made after a save is not undone by the answer that comes late', async () => {
  let release = (_: Setup) => {};
  const late = new Promise<Setup>((resolve) => {
    release = resolve;
  });
  const { user, answer, sent, bodies } = await openFilled();
  await user.click(tick(CASH));
  answer({ getPaymentMethods: () => late });
  await save(user);
  await screen.findByText(SAVED.message);
  await waitFor(() => expect(sent('getPaymentMethods').length).toBeGreaterThan(1));
  await user.click(tick(BOTH));
  expect(isUnsaved()).toBe(true);
  release({ version: 8, paymentMethods: ['card', 'cash-card'], mealCardIssuers: [] });
  answer({ getPaymentMethods: { version: 8, paymentMethods: ['card', 'cash-card'], mealCardIssuers: [] } });
  await waitFor(() => expect(tick(BOTH).checked).toBe(false));
  expect(isUnsaved()).toBe(true);
  await save(user);
  await waitFor(() => expect(bodies('savePaymentMethods')).toHaveLength(2));
  expect(bodies('savePaymentMethods')).toEqual([
    { paymentMethods: ['card', 'cash-card'], mealCardIssuers: [], version: 7 },
    { paymentMethods: ['card'], mealCardIssuers: [], version: 8 },
  ]);
});

test('a double press and Ctrl+S on top of it save once', async () => {
  let answerNow = () => {};
  const { user, bodies } = await openFilled({
    savePaymentMethods: () =>
      new Promise((resolve) => {
        answerNow = () => resolve(SAVED);
      }),
  });
  await user.click(tick(CASH));
  await user.dblClick(saveButton());
  await user.keyboard('{Control>}s{/Control}');
  expect(screen.getByText('Se salvează…')).toBeTruthy();
  answerNow();
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(bodies('savePaymentMethods')).toHaveLength(1);
});

test('Ctrl+S saves what is unsaved, and nothing else', async () => {
  const { user, bodies } = await openFilled();
  tick(CASH).focus();
  await user.keyboard('{Control>}s{/Control}');
  await user.keyboard(' ');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(bodies('savePaymentMethods')).toHaveLength(1);
});

test.each(FAILED_SAVES)('what was chosen stays when %s, and the next press saves it', async (_, answer, said) => {
  const { user, answer: then, bodies } = await openFilled({ savePaymentMethods: answer });
  await user.click(tick(CASH));
  await save(user);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(tick(CASH).checked).toBe(false);
  then({ savePaymentMethods: SAVED });
  const again = screen.queryByRole('button', { name: 'Salvează totuși' });
  await (again === null ? save(user) : user.click(again));
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(bodies('savePaymentMethods').at(-1)).toMatchObject({ paymentMethods: ['card', 'cash-card'] });
});

test('after a change by another person the form is filled again, or saved over it knowingly', async () => {
  const changed = refused(409, 'changed_meanwhile', 'Între timp, Mara Pop a salvat altceva aici.');
  const { user, answer, bodies } = await openFilled({ savePaymentMethods: changed });
  await user.click(tick(CASH));
  await save(user);
  answer({ getPaymentMethods: { version: 9, paymentMethods: ['cash', 'card'], mealCardIssuers: [] } });
  await user.click(await screen.findByRole('button', { name: 'Reîncarcă' }));
  await waitFor(() => expect(tick(BOTH).checked).toBe(false));
  expect(tick(CASH).checked).toBe(true);
  await user.click(tick(CARD));
  await user.click(tick(CARD));
  await user.click(tick(BOTH));
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Salvează totuși' }));
  await waitFor(() => expect(bodies('savePaymentMethods')).toHaveLength(3));
  expect(bodies('savePaymentMethods').map((body) => (body as Setup).version)).toEqual([7, 9, null]);
});

test('a change by another person that cannot be read now keeps what was chosen', async () => {
  const changed = refused(409, 'changed_meanwhile', 'Între timp, Mara Pop a salvat altceva aici.');
  const { user, answer } = await openFilled({ savePaymentMethods: changed });
  await user.click(tick(CASH));
  await save(user);
  answer({ getPaymentMethods: LOST });
  await user.click(await screen.findByRole('button', { name: 'Reîncarcă' }));
  expect(await screen.findByText(/Serverul nu răspunde/)).toBeTruthy();
  expect(tick(CASH).checked).toBe(false);
});

test('the page is not left with something unsaved before it was asked', async () => {
  const { user, leave } = await openFilled();
  await user.click(tick(CASH));
  leave('/admin/menu');
  await user.click(await screen.findByRole('button', { name: 'Rămâi pe pagină' }));
  await waitFor(() => expect(screen.queryByText('Părăsiți pagina fără să salvați?')).toBe(null));
  expect(tick(CASH).checked).toBe(false);
  leave('/admin/menu');
  await user.click(await screen.findByRole('button', { name: 'Părăsește pagina' }));
  expect(await screen.findByRole('heading', { name: ELSEWHERE })).toBeTruthy();
});

test('what is saved is left without a question', async () => {
  const { user, leave } = await openFilled();
  await user.click(tick(CASH));
  await save(user);
  await screen.findByText(SAVED.message);
  leave('/admin/menu');
  expect(await screen.findByRole('heading', { name: ELSEWHERE })).toBeTruthy();
});

test('„Renunță” asks, and brings back what is saved', async () => {
  const { user } = await openFilled();
  await user.click(tick(CASH));
  await user.click(screen.getByRole('button', { name: 'Renunță' }));
  await user.click(await screen.findByRole('button', { name: 'Renunță la modificări' }));
  await waitFor(() => expect(tick(CASH).checked).toBe(true));
  expect(screen.queryByRole('button', { name: 'Salvează' })).toBe(null);
});

test('no payment at all is refused at the list; no card needs the tick that it was understood', async () => {
  const { user, bodies } = await openFilled();
  await user.click(tick(CARD));
  await user.click(tick(BOTH));
  await save(user);
  await expectStoppedAt(
    screen.getByRole('checkbox', { name: 'Am înțeles și vreau să opresc plata cu cardul' }),
    'Bifați că ați înțeles',
  );
  await user.click(tick(CASH));
  await save(user);
  expect((await screen.findAllByRole('alert')).map((one) => one.textContent).join(' ')).toMatch(/cel puțin o metodă/i);
  expect(document.activeElement).toBe(tick(CASH));
  expect(bodies('savePaymentMethods')).toEqual([]);
});

test('with meal cards the issuers are ticked; meal cards alone are refused, because they pay no delivery', async () => {
  const { user, bodies } = await openFilled();
  expect(screen.queryByRole('checkbox', { name: 'Edenred' })).toBe(null);
  await user.click(tick(MEAL_CARD));
  await user.click(tick(/^Edenred$/));
  await user.click(tick(/^Up$/));
  await save(user);
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(bodies('savePaymentMethods')).toEqual([
    { paymentMethods: ['cash', 'card', 'meal_card', 'cash-card'], mealCardIssuers: ['edenred', 'up'], version: 7 },
  ]);
  for (const name of [CASH, CARD, BOTH]) await user.click(tick(name));
  await user.click(screen.getByRole('checkbox', { name: 'Am înțeles și vreau să opresc plata cu cardul' }));
  await save(user);
  expect((await screen.findAllByRole('alert')).map((one) => one.textContent).join(' ')).toContain(
    'Cardul de masă plătește numai mâncarea. Porniți și plata în numerar sau cu cardul.',
  );
  expect(bodies('savePaymentMethods')).toHaveLength(1);
});
