import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { FAILED_SAVES, save } from '#test/support/staff-form.ts';
import { type Answers, refused } from '#test/support/wire-of-literals.ts';
import { InvoicesScreen } from './invoices-screen.tsx';

type Settings = CallOutput<'getInvoiceSettings'>;

const NEW: Settings = {
  version: 0,
  programme: 'oblio',
  isOn: false,
  email: '',
  series: '',
  hasOwnSeries: false,
  zeroVatName: '',
  hasSecret: false,
  hasCui: true,
};
const ON: Settings = { ...NEW, version: 4, isOn: true, email: 'contabil@vatra.ro', series: 'PFT', hasSecret: true };
const SAVED = { message: 'Datele au fost salvate cu succes!', version: 5 };

async function open(settings: Settings, answers: Answers = {}) {
  const opened = openStaffScreen(() => <InvoicesScreen />, {
    path: '/admin/invoices',
    answers: {
      getInvoiceSettings: settings,
      getOpenInvoices: { invoices: [] },
      saveInvoiceSettings: SAVED,
      ...answers,
    },
  });
  await screen.findByRole('button', { name: 'Încearcă cheile' });
  return opened;
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('switched on without key and series, each field says what is missing and keeps what was typed', async () => {
  const { user, bodies } = await open(NEW);
  await user.type(field('E-mailul contului'), 'fără adresă');
  tick(/^Emite facturile/).focus();
  await user.keyboard(' ');
  await save(user);
  expect(await screen.findByText('Scrieți cheia din programul de facturare.')).toBeTruthy();
  expect(screen.getByText('Alegeți seria facturilor.')).toBeTruthy();
  expect(document.activeElement).toBe(field('E-mailul contului'));
  expect(field('E-mailul contului').value).toBe('fără adresă');
  expect(bodies('saveInvoiceSettings')).toEqual([]);
});

test('keys are tried as typed; a series is chosen from those found, and all is saved together', async () => {
  const { user, bodies } = await open(NEW, {
    tryInvoiceKeys: { message: 'Oblio a primit cheile. Serii de facturi: PFT, VEC.', series: ['PFT', 'VEC'] },
  });
  await user.type(field('E-mailul contului'), 'contabil@vatra.ro');
  await user.type(field('Token API'), '1edd9e4f6');
  await user.click(screen.getByRole('button', { name: 'Încearcă cheile' }));
  const found = await screen.findByRole('group', { name: 'Serii găsite' });
  expect(bodies('tryInvoiceKeys')).toEqual([
    { programme: 'oblio', email: 'contabil@vatra.ro', secret: '1edd9e4f6', series: '' },
  ]);
  await user.click(within(found).getByRole('button', { name: 'Alege seria PFT' }));
  expect(field('Seria facturilor').value).toBe('PFT');
  await user.click(tick(/^Emite facturile/));
  await save(user);
  await screen.findByText(SAVED.message);
  expect(bodies('saveInvoiceSettings')).toMatchObject([
    { programme: 'oblio', isOn: true, email: 'contabil@vatra.ro', secret: '1edd9e4f6', series: 'PFT', version: 0 },
  ]);
});

test('refused keys say what the programme answered; nothing typed is lost', async () => {
  const sentence = 'Programul de facturare nu a primit cheile. A răspuns: „Hash invalid”.';
  const { user } = await open(NEW, { tryInvoiceKeys: refused(409, 'invoice_keys_refused', sentence) });
  await user.click(screen.getByRole('radio', { name: /^FGO/ }));
  expect(screen.queryByLabelText('E-mailul contului')).toBe(null);
  await user.type(field('Cheia privată'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Încearcă cheile' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field('Cheia privată').value).toBe('abc');
});

test('a stored key is never shown, and is kept unless another is typed; another programme asks for its own', async () => {
  const { user, bodies } = await open(ON);
  expect(field('Token API').value).toBe('');
  expect(screen.getByText('Păstrată. Scrieți aici numai ca s-o schimbați.')).toBeTruthy();
  await user.clear(field('Seria facturilor'));
  await user.type(field('Seria facturilor'), 'NOU');
  await save(user);
  await screen.findByText(SAVED.message);
  expect(bodies('saveInvoiceSettings')).toMatchObject([{ secret: '', series: 'NOU', version: 4 }]);
  await user.click(screen.getByRole('radio', { name: /^SmartBill/ }));
  expect(screen.queryByText('Păstrată. Scrieți aici numai ca s-o schimbați.')).toBe(null);
  expect(tick(/^Seria este folosită numai/)).toBeTruthy();
});

test.each(FAILED_SAVES)('what was typed stays when %s', async (_, answer, said) => {
  const { user } = await open(ON, { saveInvoiceSettings: answer });
  await user.type(field(/^Cum se numește/), 'SGR');
  await save(user);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(field(/^Cum se numește/).value).toBe('SGR');
});

test('what was not issued is listed with its reason and leads to its order; none is said, too', async () => {
  const reason = 'Programul de facturare nu are seria aleasă. Alegeți alta în pagina „Facturi”.';
  const waiting = { company: 'Alta SRL', reason: '', said: '', queuedAt: '2026-11-20T10:00:00Z' };
  await open(ON, {
    getOpenInvoices: {
      invoices: [
        {
          ...waiting,
          orderNumber: 40_211_986,
          company: 'Frasinul SRL',
          state: 'failed',
          reason,
          said: 'Programul a răspuns: „Seria nu exista”.',
        },
        { ...waiting, orderNumber: 40_211_987, state: 'unknown' },
      ],
    },
  });
  const list = await screen.findByRole('list', { name: 'Lista facturilor neemise' });
  const [failed, unknown] = within(list).getAllByRole('listitem');
  expect(failed?.textContent).toContain('Neemisă');
  expect(failed?.textContent).toContain(reason);
  expect(failed?.textContent).toContain('Programul a răspuns: „Seria nu exista”.');
  expect(unknown?.textContent).toContain('Se verifică');
  const link = within(list).getByRole<HTMLAnchorElement>('link', { name: 'Comanda 40211986' });
  expect(new URL(link.href).pathname).toBe('/comenzi/40211986');
});

test('all issued, and a restaurant without a fiscal code, are said', async () => {
  await open({ ...ON, hasCui: false });
  expect(await screen.findByText('Toate facturile sunt emise.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Completează datele firmei' })).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Lipsește CUI-ul restaurantului')).toBeTruthy());
});
