import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { type Answers, refused } from '#test/support/wire-of-literals.ts';
import { VatRatesScreen } from './vat-rates-screen.tsx';

type Setup = CallOutput<'getVatRates'>;
const NO_USE = { products: 0, archivedProducts: 0, options: 0 };
const SETUP: Setup = {
  version: 4,
  paysVat: true,
  today: [2026, 11, 28],
  yearToCheck: null,
  rates: [
    { id: 1, name: 'Standard', role: 'standard', percent: 21, prepared: [], past: [], ...NO_USE, products: 1 },
    {
      id: 2,
      name: 'Redusă',
      role: 'reduced',
      percent: 11,
      prepared: [{ from: [2027, 1, 1], percent: 12 }],
      past: [{ from: [2025, 8, 1], percent: 11 }],
      products: 20,
      archivedProducts: 2,
      options: 1,
    },
    { id: 5, name: 'Cărți', role: null, percent: 9.5, prepared: [], past: [], ...NO_USE },
  ],
};
const SAVED = { message: 'Datele au fost salvate.', version: 5 };

async function open(answers: Answers = {}) {
  const opened = openStaffScreen(() => <VatRatesScreen />, {
    path: '/admin/vat',
    answers: {
      getVatRates: SETUP,
      saveVatRate: { ...SAVED, id: 6 },
      prepareVatChange: SAVED,
      takeBackVatChange: SAVED,
      moveVatUses: SAVED,
      deleteVatRate: SAVED,
      checkVatYear: SAVED,
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Cotele de azi' });
  return opened;
}

const press = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

test('a rate says its value today, since when, what is prepared and what has it', async () => {
  await open();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows[0]).toContain('Standard: 21 %');
  expect(rows[0]).toContain('un produs · Propusă băuturilor alcoolice și îndulcite');
  expect(rows[1]).toContain('Redusă: 11 % din vineri, 1 august 2025');
  expect(rows[1]).toContain('20 de produse, 2 în arhivă, o opțiune');
  expect(rows[1]).toContain('De la vineri, 1 ianuarie 2027: 12 %');
  expect(rows.at(-1)).toContain('Cărți: 9,5 %');
  expect(rows.at(-1)).toContain('Nefolosită');
});

test('a change is prepared for the next year, after what cannot be read is put right', async () => {
  const { user, bodies } = await open();
  await user.click(await press('Pregătește o schimbare: Standard'));
  const shown = await dialog();
  await user.type(shown.getByLabelText('Cota, %'), 'mare');
  await user.click(shown.getByRole('button', { name: 'Pregătește schimbarea' }));
  expect(shown.getByText('Cota de TVA este între 0 și 100.')).toBeTruthy();
  expect(bodies('prepareVatChange')).toEqual([]);
  await user.clear(shown.getByLabelText('Cota, %'));
  await user.type(shown.getByLabelText('Cota, %'), '22,5');
  await user.click(shown.getByRole('button', { name: 'Pregătește schimbarea' }));
  await waitFor(() =>
    expect(bodies('prepareVatChange')).toEqual([{ rateId: 1, from: '2027-01-01', percent: 22.5, version: 4 }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test('a day that has passed is refused in the form, and the sentence of the server stands by its field', async () => {
  const { user, bodies } = await open({
    prepareVatChange: refused(422, 'invalid_request', 'Unele câmpuri nu sunt completate corect.', {
      fields: { percent: 'Cota are deja această valoare în ziua aleasă.' },
    }),
  });
  await user.click(await press('Pregătește o schimbare: Standard'));
  const shown = await dialog();
  const day = shown.getByLabelText(/De la începutul zilei/);
  await user.type(shown.getByLabelText('Cota, %'), '21');
  await user.clear(day);
  await user.type(day, '27.11.2026');
  await user.click(shown.getByRole('button', { name: 'Pregătește schimbarea' }));
  expect(shown.getByText(/zilele trecute au comenzile lor/)).toBeTruthy();
  expect(bodies('prepareVatChange')).toEqual([]);
  await user.clear(day);
  await user.type(day, '01.12.2026');
  await user.click(shown.getByRole('button', { name: 'Pregătește schimbarea' }));
  expect(await shown.findByText('Cota are deja această valoare în ziua aleasă.')).toBeTruthy();
  expect(shown.getByLabelText<HTMLInputElement>('Cota, %').value).toBe('21');
});

test('a prepared change is taken back after a question', async () => {
  const { user, bodies } = await open();
  await user.click(await press('Renunță la schimbarea cotei Redusă de la vineri, 1 ianuarie 2027'));
  const shown = await dialog();
  expect(shown.getByText(/Redusă nu va mai fi 12 % de la vineri, 1 ianuarie 2027/)).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Renunță la schimbare' }));
  await waitFor(() => expect(bodies('takeBackVatChange')).toEqual([{ rateId: 2, from: '2027-01-01', version: 4 }]));
});

test('a rate is added with its value, and a known one gets another name', async () => {
  const { user, bodies } = await open();
  await user.click(await press('Adaugă o cotă'));
  const shown = await dialog();
  await user.click(shown.getByRole('button', { name: 'Salvează' }));
  expect(shown.getByText('Scrieți numele cotei, cel mult 40 de caractere.')).toBeTruthy();
  await user.type(shown.getByLabelText(/^Numele/), 'Dulciuri');
  await user.type(shown.getByLabelText('Cota, %'), '21 %');
  await user.click(shown.getByRole('button', { name: 'Salvează' }));
  await waitFor(() => expect(bodies('saveVatRate')).toEqual([{ name: 'Dulciuri', percent: 21, version: 4 }]));
});

test('all that has a rate is moved to another one; only an added rate is deleted', async () => {
  const { user, bodies } = await open();
  await user.click(await press('Mai multe acțiuni: Redusă'));
  expect(screen.queryByRole('menuitem', { name: 'Șterge cota' })).toBe(null);
  await user.click(await screen.findByRole('menuitem', { name: 'Mută produsele pe altă cotă' }));
  const shown = await dialog();
  expect(shown.getByText(/20 de produse, 2 în arhivă, o opțiune/)).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Mută' }));
  await waitFor(() => expect(bodies('moveVatUses')).toEqual([{ fromId: 2, toId: 1 }]));
});

test('in December the page asks to check the rates of the next year, until it is ticked', async () => {
  const { user, bodies } = await open({ getVatRates: { ...SETUP, yearToCheck: 2027 } });
  expect(screen.getByRole('heading', { name: 'Verificați cotele pentru 2027' })).toBeTruthy();
  await user.click(await press('Am verificat cotele pentru 2027'));
  await waitFor(() => expect(bodies('checkVatYear')).toEqual([{ year: 2027 }]));
});

test('a restaurant that pays no VAT reads that every order has 0 %', async () => {
  await open({ getVatRates: { ...SETUP, paysVat: false } });
  expect(screen.getByRole('heading', { name: 'Restaurantul nu este plătitor de TVA' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nume și contact' })).toBeTruthy();
});
