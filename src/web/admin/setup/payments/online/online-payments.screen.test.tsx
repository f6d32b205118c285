import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { save } from '#test/support/staff-form.ts';
import { type Answers, refused } from '#test/support/wire-of-literals.ts';
import { OnlinePaymentsScreen } from './online-payments-screen.tsx';

type Setup = CallOutput<'getPaymentSettings'>;
type Account = Setup['accounts'][number];

const KEY = 'sk_test_51PoftaProba000000000000';
const SECRET = 'whsec_proba0000000000000000000000';
const EMPTY = { version: 0, state: 'empty', savedAt: null, shown: {}, stored: [], trial: null } as const;
const STORED: Partial<Account> = {
  version: 4,
  state: 'stored',
  savedAt: '2026-11-20T09:00:00.000Z',
  stored: ['secretKey', 'webhookSecret'],
};

function aSetup(changed: Partial<Setup> = {}, ofStripeTest: Partial<Account> = {}): Setup {
  const providers = ['netopia', 'stripe', 'viva'] as const;
  const accounts = providers.flatMap((provider) =>
    (['test', 'live'] as const).map((mode): Account => {
      const isChanged = provider === 'stripe' && mode === 'test';
      return { ...EMPTY, provider, mode, shown: {}, stored: [], ...(isChanged ? ofStripeTest : {}) };
    }),
  );
  return {
    version: 3,
    provider: null,
    isTrial: false,
    mode: 'test',
    chargeTime: 'hold',
    mealCardIssuers: [],
    accounts,
    addresses: providers.map((provider) => ({
      provider,
      noticeUrl: `https://restaurant.example/payment-service/notices/${provider}`,
      returnUrl: `https://restaurant.example/payment-service/return/${provider}`,
    })),
    goingLive: providers.map((provider) => ({
      provider,
      steps: [
        { step: 'company', state: 'missing' },
        { step: 'https', state: 'done' },
        { step: 'receipt', state: 'by_hand' },
      ],
    })),
    ...changed,
  };
}

async function open(setup: Setup, answers: Answers = {}) {
  const opened = openStaffScreen(() => <OnlinePaymentsScreen />, {
    path: '/admin/online-payments',
    answers: {
      getPaymentSettings: setup,
      savePaymentSettings: { message: 'Plata online este pornită.', version: 4 },
      ...answers,
    },
  });
  await screen.findByRole('group', { name: 'Procesatorul' });
  return opened;
}

const choose = (name: RegExp) => screen.getByRole('radio', { name });
const card = (name: string) => within(screen.getByRole('region', { name }));

test('switched off: no keys are asked for; choosing a provider shows what it can, its cards, and saves what was chosen', async () => {
  const { user, bodies } = await open(aSetup());
  expect(screen.getByText('Plata online este oprită')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Chei de probă' })).toBe(null);
  expect(screen.getByText(/nu a fost încercată cu un cont real/)).toBeTruthy();

  await user.click(choose(/^NETOPIA/));
  expect(screen.getByText(/NETOPIA Payments ia banii la comandă/)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /Când acceptați/ })).toBe(null);
  await user.click(screen.getByRole('checkbox', { name: 'Up' }));
  expect(card('De confirmat cu procesatorul').getByText(/partial credit/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'De scris în contul procesatorului' })).toBe(null);

  await user.click(choose(/^Stripe/));
  expect(screen.getByText('Stripe nu primește carduri de masă românești.')).toBeTruthy();
  expect(
    card('De scris în contul procesatorului').getByText('https://restaurant.example/payment-service/notices/stripe'),
  ).toBeTruthy();
  await user.click(choose(/^Imediat/));
  await user.click(choose(/^NETOPIA/));
  await save(user);
  expect(await screen.findByText('Plata online este pornită.')).toBeTruthy();
  expect(bodies('savePaymentSettings')).toEqual([
    { provider: 'netopia', mode: 'test', chargeTime: 'at_once', mealCardIssuers: ['up'], version: 3 },
  ]);
});

test('a provider without keys is refused in words, and the choice stays', async () => {
  const sentence = 'Salvați întâi cheile contului; fără ele plata online nu poate porni.';
  const { user } = await open(aSetup(), { savePaymentSettings: refused(422, 'payment_keys_missing', sentence) });
  await user.click(choose(/^Viva/));
  await save(user);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect((choose(/^Viva/) as HTMLInputElement).checked).toBe(true);
});

test('keys: what is wrong is said at its field before anything is sent, and a saved key is never on the screen', async () => {
  const { user, bodies } = await open(aSetup({ provider: 'stripe' }), {
    savePaymentAccount: { message: 'Cheile au fost salvate, criptate.', version: 5 },
  });
  expect(screen.getByText('Cheile nu pot fi citite, plata online nu merge')).toBeTruthy();
  await user.click(card('Chei de probă').getByRole('button', { name: 'Scrie cheile' }));
  const dialog = within(await screen.findByRole('dialog'));
  const key = dialog.getByLabelText(/^Cheia secretă/);
  await user.click(key);
  await user.paste(`${KEY} `);
  await user.click(dialog.getByRole('button', { name: 'Salvează cheile' }));
  expect(await dialog.findByText(/Conține un spațiu/)).toBeTruthy();
  expect(dialog.getByText('Completați câmpul.')).toBeTruthy();
  expect(document.activeElement).toBe(key);
  expect(bodies('savePaymentAccount')).toEqual([]);
  await user.clear(key);
  await user.paste(KEY);
  await user.click(dialog.getByLabelText(/^Secretul notificărilor/));
  await user.paste(SECRET);
  await user.click(dialog.getByRole('button', { name: 'Salvează cheile' }));
  expect(await screen.findByText('Cheile au fost salvate, criptate.')).toBeTruthy();
  expect(bodies('savePaymentAccount')).toEqual([
    { provider: 'stripe', mode: 'test', values: { secretKey: KEY, webhookSecret: SECRET }, version: 0 },
  ]);
  expect(document.body.textContent).not.toContain(KEY);
});

test('stored keys are tried, and the card says what the provider answered; a secret left empty is sent empty', async () => {
  const trial = { at: '2026-11-20T10:00:00.000Z', outcome: 'refused', reason: 'keys' } as const;
  const { user, answer, bodies } = await open(aSetup({ provider: 'stripe' }, STORED), {
    tryPaymentKeys: { outcome: 'refused', message: 'Stripe nu recunoaște cheia.' },
    savePaymentAccount: { message: 'Cheile au fost salvate, criptate.', version: 5 },
  });
  expect(screen.getByText('Plata online este în modul de probă')).toBeTruthy();
  const keys = card('Chei de probă');
  expect(keys.getByText('neîncercate')).toBeTruthy();
  expect(keys.queryByRole('button', { name: 'Șterge cheile' })).toBe(null);
  answer({ getPaymentSettings: aSetup({ provider: 'stripe' }, { ...STORED, trial }) });
  await user.click(keys.getByRole('button', { name: 'Încearcă cheile' }));
  expect(await keys.findByText(/Stripe nu recunoaște cheia\. Verificați/)).toBeTruthy();
  expect(bodies('tryPaymentKeys')).toEqual([{ provider: 'stripe', mode: 'test' }]);

  await user.click(keys.getByRole('button', { name: 'Schimbă cheile' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText(/^Secretul notificărilor/));
  await user.paste(SECRET);
  await user.click(dialog.getByRole('button', { name: 'Salvează cheile' }));
  await screen.findByText('Cheile au fost salvate, criptate.');
  expect(bodies('savePaymentAccount')).toMatchObject([
    { values: { secretKey: '', webhookSecret: SECRET }, version: 4 },
  ]);
});

test('keys that are not in use are deleted after a question', async () => {
  const { user, bodies } = await open(aSetup({}, STORED), {
    removePaymentAccount: { message: 'Cheile au fost șterse.', version: 5 },
  });
  await user.click(choose(/^Stripe/));
  await user.click(card('Chei de probă').getByRole('button', { name: 'Șterge cheile' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/nu mai pot fi urmărite/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Șterge cheile' }));
  expect(await screen.findByText('Cheile au fost șterse.')).toBeTruthy();
  expect(bodies('removePaymentAccount')).toEqual([{ provider: 'stripe', mode: 'test', version: 4 }]);
});

test('keys of another machine are said to be unreadable; the steps before real payments name what is missing', async () => {
  await open(aSetup({ provider: 'stripe', mode: 'test' }, { ...STORED, state: 'unreadable', stored: [] }));
  expect(screen.getByText('Cheile nu pot fi citite, plata online nu merge')).toBeTruthy();
  expect(card('Chei de probă').getByText('Nu pot fi citite')).toBeTruthy();
  const steps = card('Înainte de prima plată reală').getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Datele firmei sunt complete.*Lipsește$/),
    'Magazinul are adresă httpsGata',
    expect.stringMatching(/^Contabilul știe.*De făcut$/),
  ]);
});
