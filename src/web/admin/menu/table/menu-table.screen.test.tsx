import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { fieldsToWire } from '#contract/products/product-on-wire.ts';
import { NEW_PRODUCT } from '#domain/menu/editing/new-product.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { readMenuSearch } from '#web/staff/menu-editor/menu-search.ts';
import { MenuTableScreen } from './menu-table-screen.tsx';

type Entry = CallOutput<'getEntries'>['content'][number];
type Size = Entry['dimensions'][number];

const SIZE: Size = {
  id: 21,
  value: '350 g',
  price: 24.5,
  boxPrice: 0,
  packagePrice: 0,
  depositPrice: 0,
  availability: true,
  isOn: true,
  orderable: true,
  soldOut: false,
  stock: 0,
  stockUnlimited: true,
  minimumQuantityType: 'NA',
  minimumQuantityNumber: 1,
  boxNeeded: false,
  grams: 350,
};

function entry(id: number, name: string, dimensions: Size[], rest: Partial<Entry> = {}): Entry {
  return {
    ...fieldsToWire(NEW_PRODUCT),
    id,
    name,
    slug: name.toLowerCase(),
    category: 'Ciorbe',
    categoryId: 1,
    specialCategory: false,
    outOfStock: false,
    images: [],
    imagesLinks: [],
    removedImagesIDs: [],
    dimensions,
    extraIngredientsBeans: [],
    missingFacts: [],
    availabilityWindows: [],
    archivedAt: null,
    ...rest,
  };
}

const ENTRIES = [
  entry(11, 'Ciorbă', [SIZE, { ...SIZE, id: 22, value: '500 g', price: 30 }]),
  entry(12, 'Bere', [{ ...SIZE, id: 23, value: '500 ml', price: 12 }], { categoryId: 2, missingFacts: ['age'] }),
];
const category = (id: number, name: string): CallOutput<'getMenuEditing'>['categories'][number] => ({
  id,
  name,
  slug: name.toLowerCase(),
  specialCategory: false,
  preferredMessage: false,
  extraIngredients: [],
  stationId: null,
  availabilityWindows: [],
  numberOfProducts: 1,
});

function openTable({ path = '/admin/menu/table', mayChangePrices = true } = {}) {
  return openStaffScreen((search) => <MenuTableScreen search={readMenuSearch(search)} />, {
    path,
    answers: {
      getEntries: { content: ENTRIES, totalElements: 2, totalPages: 1 },
      getMenuEditing: {
        categories: [category(1, 'Ciorbe'), category(2, 'Băuturi')],
        stations: [{ id: 7, name: 'Bar' }],
        vatRates: [
          { id: 1, name: 'Standard', role: 'standard', percent: 21 },
          { id: 2, name: 'Redusă', role: 'reduced', percent: 11 },
          { id: 3, name: 'Zero', role: 'zero', percent: 0 },
        ],
        mayChangePrices,
        mayDelete: true,
        numberOfArchived: 0,
      },
      saveEntryRows: { message: 'Salvat: 2 produse.' },
    },
  });
}

const cell = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvează tabelul' });

test('cells are typed, saved in one step, and the save can be taken back', async () => {
  const { user, bodies } = openTable();
  const price = await cell('Preț, lei: Ciorbă, 350 g');
  await user.clear(price);
  await user.type(price, '26');
  await user.click(await cell('18+: Bere'));
  expect(screen.getByText('2 celule schimbate')).toBeTruthy();
  await user.click(save());
  await screen.findByText('Salvat: 2 produse.');
  expect(bodies('saveEntryRows')).toEqual([
    {
      rows: [
        { id: 11, dimensions: [{ id: 21, price: 26 }] },
        { id: 12, ageRestricted18: true, dimensions: [] },
      ],
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Anulează salvarea' }));
  await screen.findByText('Salvarea a fost anulată.');
  expect(bodies('saveEntryRows')[1]).toEqual({
    rows: [
      { id: 11, dimensions: [{ id: 21, price: 24.5 }] },
      { id: 12, ageRestricted18: false, dimensions: [] },
    ],
  });
});

test('a VAT rate is typed by its percentage or its name; one that no rate has is refused', async () => {
  const { user, bodies } = openTable();
  const vat = await cell('TVA pachet: Bere');
  await user.clear(vat);
  await user.type(vat, '19');
  expect(vat.title).toContain('Nicio cotă de TVA nu are azi acest procent');
  await user.clear(vat);
  await user.type(vat, '21');
  const local = await cell('TVA local: Bere');
  await user.clear(local);
  await user.type(local, 'zero');
  await user.click(save());
  await screen.findByText('Salvat: 2 produse.');
  expect(bodies('saveEntryRows')).toEqual([
    { rows: [{ id: 12, vatRateId: 1, vatRateIdOnPremises: 3, dimensions: [] }] },
  ]);
});

test('a text that cannot be read says why, and nothing is saved until it is put right', async () => {
  const { user } = openTable();
  const allergens = await cell('Alergeni: Ciorbă');
  await user.type(allergens, 'praf de stele');
  expect(allergens.getAttribute('aria-invalid')).toBe('true');
  expect(allergens.title).toContain('„fără”');
  expect(save().disabled).toBe(true);
  await user.keyboard('{Escape}');
  expect(allergens.value).toBe('');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvează tabelul' })).toBeNull());
});

test('arrow keys and Enter move between cells, over the gaps of further sizes', async () => {
  const { user } = openTable();
  const first = await cell('Produs: Ciorbă');
  first.focus();
  first.select();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await cell('Produs: Bere'));
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(await cell('Preț, lei: Ciorbă, 350 g'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await cell('Preț, lei: Ciorbă, 500 g'));
});

test('a column of a spreadsheet is pasted downwards', async () => {
  const { user } = openTable();
  (await cell('Preț, lei: Ciorbă, 350 g')).focus();
  await user.paste('25,50\n31\n12,50\n99\n');
  expect((await cell('Preț, lei: Ciorbă, 500 g')).value).toBe('31');
  expect((await cell('Preț, lei: Bere, 500 ml')).value).toBe('12,50');
  expect(await screen.findByText(/Una nu a încăput în tabel/)).toBeTruthy();
});

test('prices of the rows that are shown are raised together, seen before they are saved', async () => {
  const { user, bodies } = openTable({ path: '/admin/menu/table?category=ciorbe' });
  await user.click(await screen.findByRole('button', { name: 'Schimbă prețurile' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Pune în tabel' }));
  expect(dialog.getByText('Scrieți un număr mai mare ca 0, de exemplu 5.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Cu cât'), '10');
  expect(dialog.getByText('Ciorbă, 350 g: 24,50 → 27,00 lei')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Pune în tabel' }));
  expect((await cell('Preț, lei: Ciorbă, 350 g')).value).toBe('27,00');
  expect((await cell('Preț, lei: Ciorbă, 500 g')).value).toBe('33,00');
  expect(bodies('saveEntryRows')).toEqual([]);
  await user.click(screen.getByLabelText('Numai ce s-a schimbat'));
  expect(screen.queryByLabelText('Preț, lei: Bere, 500 ml')).toBeNull();
});

test('a column is filled for the rows that are shown', async () => {
  const { user } = openTable();
  await user.click(await screen.findByRole('button', { name: 'Completează o coloană' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Coloana'), 'Secție');
  await user.type(dialog.getByLabelText('Valoarea'), 'Grătar');
  await user.click(dialog.getByRole('button', { name: 'Pune în tabel' }));
  expect(dialog.getByText('Nu există o secție cu acest nume.')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Valoarea'));
  await user.type(dialog.getByLabelText('Valoarea'), 'bar');
  await user.click(dialog.getByRole('button', { name: 'Pune în tabel' }));
  expect((await cell('Secție: Bere')).value).toBe('bar');
});

test('only the products that lack a fact are shown where the address says so, and prices need the right', async () => {
  openTable({ path: '/admin/menu/table?missing=age', mayChangePrices: false });
  await cell('18+: Bere');
  expect(screen.queryByLabelText('18+: Ciorbă')).toBeNull();
  expect(screen.queryByLabelText('Preț, lei: Bere, 500 ml')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Schimbă prețurile' })).toBeNull();
});
