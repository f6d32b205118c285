import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import type { CallInput, CallOutput } from '#contract/named-api.ts';
import { fieldsToWire } from '#contract/products/product-on-wire.ts';
import { NEW_PRODUCT } from '#domain/menu/editing/new-product.ts';
import { ELSEWHERE, openStaffScreen } from '#test/support/screens.tsx';
import { expectStoppedAt, FAILED_SAVES, fill, problemOf, save, saveButton } from '#test/support/staff-form.ts';
import { type Answers, LOST, refused } from '#test/support/wire-of-literals.ts';
import { EditProductScreen, NewProductScreen } from './product-form-screen.tsx';

type Entry = CallOutput<'getEntry'>;
type Size = Entry['dimensions'][number];

const SIZE: Size = {
  id: 21,
  value: '350 g',
  price: 32.5,
  boxPrice: 1.5,
  packagePrice: 1.5,
  depositPrice: 0,
  availability: true,
  isOn: true,
  orderable: true,
  soldOut: false,
  stock: 12,
  stockUnlimited: false,
  minimumQuantityType: 'NA',
  minimumQuantityNumber: 1,
  boxNeeded: true,
  grams: 350,
};
const SOUP: Entry = {
  ...fieldsToWire(NEW_PRODUCT),
  vatRateId: 2,
  vatRateIdOnPremises: 2,
  id: 11,
  name: 'Ciorbă de burtă',
  slug: 'ciorba-de-burta',
  category: 'Ciorbe',
  categoryId: 1,
  specialCategory: false,
  description: '<p>Cu smântână.</p>',
  outOfStock: false,
  images: [],
  imagesLinks: [],
  removedImagesIDs: [],
  dimensions: [SIZE, { ...SIZE, id: 22, value: '500 g', price: 41, grams: 500 }],
  allowPreferredMessage: true,
  extraIngredientsBeans: [],
  available: true,
  missingFacts: [],
  availabilityWindows: [],
  archivedAt: null,
  version: 7,
  similarProducts: [],
  addOnProducts: [],
};
const EDITING: CallOutput<'getMenuEditing'> = {
  categories: [
    {
      id: 1,
      name: 'Ciorbe',
      slug: 'ciorbe',
      specialCategory: false,
      preferredMessage: false,
      extraIngredients: [],
      stationId: null,
      availabilityWindows: [],
      numberOfProducts: 1,
    },
  ],
  stations: [],
  vatRates: [
    { id: 1, name: 'Standard', role: 'standard', percent: 21 },
    { id: 2, name: 'Redusă', role: 'reduced', percent: 11 },
    { id: 3, name: 'Zero', role: 'zero', percent: 0 },
  ],
  mayChangePrices: true,
  mayDelete: true,
  numberOfArchived: 0,
};
const SAVED = { message: 'Produsul a fost salvat.', version: 8, id: 11 };

const field = (name: string | RegExp, at: { getByLabelText: typeof screen.getByLabelText } = screen) =>
  at.getByLabelText<HTMLInputElement>(name);
const size = (number: number) => within(screen.getByRole('group', { name: new RegExp(`^Porția ${number}:`) }));
const ADD = 'Adaugă produsul';
const press = (name: string | RegExp) => screen.getByRole('button', { name });

async function open(answers: Answers = {}, isNew = false) {
  const opened = openStaffScreen(
    () => (isNew ? <NewProductScreen room="admin" /> : <EditProductScreen room="admin" id={11} />),
    {
      path: isNew ? '/admin/menu/add-new-meal' : '/admin/menu/11/edit',
      answers: {
        getEntry: SOUP,
        getMenuEditing: EDITING,
        getIngredients: { ingredients: [] },
        getOptionGroups: { groups: [], mayChangePrices: true, mayDelete: true },
        getOptionUses: { version: 0, uses: [] },
        getEntriesForPromotions: [],
        saveEntry: SAVED,
        ...answers,
      },
    },
  );
  const saved = () => opened.bodies('saveEntry') as readonly NonNullable<CallInput<'saveEntry'>['body']>[];
  return { ...opened, saved };
}

async function openFilled(answers: Answers = {}) {
  const opened = await open(answers);
  await screen.findByRole('group', { name: /^Porția 1:/ });
  return opened;
}

async function openNew(answers: Answers = {}) {
  const opened = await open(answers, true);
  await screen.findByRole('group', { name: /^Porția 1:/ });
  return opened;
}

test('a saved product is shown with its sizes, and says which facts are missing', async () => {
  await openFilled();
  expect(screen.getByRole('heading', { name: 'Modifică: Ciorbă de burtă' })).toBeTruthy();
  expect(field(/^Nume/).value).toBe('Ciorbă de burtă');
  expect(field(/^Preț/, size(1)).value).toBe('32,50');
  expect(field(/^Stoc \(bucăți\)/, size(2)).value).toBe('12');
  expect(screen.getByText('alergenii nu sunt declarați')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Salvează' })).toBe(null);
});

test('a product that is gone is said to be gone', async () => {
  await open({ getEntry: refused(404, 'product_not_found', 'Produsul nu a fost găsit.') });
  expect((await screen.findByRole('alert')).textContent).toContain('Produsul nu a fost găsit.');
  expect(screen.queryByRole('button', { name: 'Încearcă din nou' })).toBe(null);
});

/** What is typed into which size, and what is said at that field. */
const SIZE_RULES = [
  ['no name', /^Denumire/, '', 'Scrieți denumirea porției'],
  ['the name of the other size', /^Denumire/, '500 g', 'Există deja o porție cu această denumire.'],
  ['no price', /^Preț/, '', 'Scrieți prețul în lei'],
  ['a price in words', /^Preț/, 'doi lei', 'Scrieți prețul în lei'],
  ['a price below zero', /^Preț/, '-1', 'Scrieți prețul în lei'],
  ['half a piece in stock', /^Stoc \(bucăți\)/, '1,5', 'Scrieți stocul: un număr întreg'],
  ['no price of the box', /^Ambalaj \(lei\)/, '', 'Scrieți costul ambalajului'],
  ['grams in words', /^Grame/, 'multe', 'Scrieți gramajul ca număr întreg'],
] as const;

test.each(SIZE_RULES)('a size with %s is refused at its field', async (_, name, typed, sentence) => {
  const { user, saved } = await openFilled();
  await fill(user, field(name, size(1)), typed);
  await save(user);
  // Two sizes of one name: the second one is to be renamed.
  const wrong = sentence.startsWith('Există') ? field(name, size(2)) : field(name, size(1));
  await expectStoppedAt(wrong, sentence);
  expect(field(name, size(1)).value).toBe(typed);
  expect(saved()).toEqual([]);
});

test.each([
  ['no name', /^Nume/, '', 'Scrieți numele produsului'],
  ['half of the nutrition facts', /^Energie \(kcal\)/, 'multă', /.+/],
] as const)('a product with %s is refused at its field', async (_, name, typed, sentence) => {
  const { user, saved } = await openFilled();
  await fill(user, field(name), typed);
  await save(user);
  await waitFor(() => expect(problemOf(field(name))).toMatch(sentence));
  expect(document.activeElement).toBe(field(name));
  expect(saved()).toEqual([]);
});

test('VAT is chosen among the rates; a drink that does not have the standard one says so, and what is refused stands by its field', async () => {
  const { user, saved, answer } = await openFilled({
    saveEntry: refused(422, 'invalid_request', 'Unele câmpuri nu sunt completate corect.', {
      fields: { vatRateId: 'Cota de TVA nu mai există. Alegeți alta.' },
    }),
  });
  await user.selectOptions(field(/^La pachet/), 'Zero (0 %)');
  await fill(user, field(/^Nume/), 'Bere blondă');
  expect(screen.getByText(/legea cere pentru ea cota Standard \(21 %\)/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /18 ani/ }));
  await save(user);
  await waitFor(() => expect(problemOf(field(/^La pachet/))).toContain('Cota de TVA nu mai există.'));
  answer({ saveEntry: SAVED });
  await user.selectOptions(field(/^La pachet/), 'Standard (21 %)');
  expect(screen.queryByText(/legea cere pentru ea/)).toBe(null);
  await save(user);
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ vatRateId: 1 }));
});

test('a new product says at each field what is missing, first at its name', async () => {
  const { user, saved } = await openNew();
  await save(user, ADD);
  await expectStoppedAt(field(/^Nume/), 'Scrieți numele produsului, cel mult 120 de caractere.');
  expect(problemOf(field(/^Categorie/))).toContain('Alegeți categoria.');
  expect(screen.getByText('Scrieți descrierea produsului.')).toBeTruthy();
  expect(problemOf(field(/^Denumire/, size(1)))).toContain('Scrieți denumirea porției');
  expect(problemOf(field(/^Preț/, size(1)))).toContain('Scrieți prețul în lei');
  await user.click(screen.getByRole('checkbox', { name: 'Pentru astăzi' }));
  await save(user, ADD);
  expect(await screen.findByText('Alegeți cel puțin un tip de comandă.')).toBeTruthy();
  expect(saved()).toEqual([]);
});

test('a stock that was not touched is not sent: orders reduce it meanwhile', async () => {
  const { user, saved } = await openFilled();
  await fill(user, field(/^Preț/, size(1)), '33');
  await save(user);
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  const [body] = saved();
  expect(body).toMatchObject({
    id: 11,
    version: 7,
    dimensions: [
      { id: 21, price: 33 },
      { id: 22, price: 41 },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('"stock":');
});

test('sizes are added, moved and removed; the last one stays', async () => {
  const { user, saved } = await openFilled();
  await user.click(press('Mai multe acțiuni: 350 g'));
  await user.click(await screen.findByRole('menuitem', { name: 'Mută mai jos' }));
  expect(field(/^Denumire/, size(1)).value).toBe('500 g');
  await user.click(press('Mai multe acțiuni: 500 g'));
  await user.click(await screen.findByRole('menuitem', { name: 'Scoate porția' }));
  expect(screen.queryByRole('button', { name: /^Mai multe acțiuni/ })).toBe(null);
  await user.click(press('Adaugă o porție'));
  await fill(user, field(/^Denumire/, size(2)), '1 kg');
  await fill(user, field(/^Preț/, size(2)), '80,90');
  await save(user);
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(saved()[0]).toMatchObject({ dimensions: [{ id: 21 }, { id: null, value: '1 kg', price: 80.9 }] });
});

test('an allergen is declared; one that is contained cannot be a trace, nor „none” at the same time', async () => {
  const { user, saved } = await openFilled();
  const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const none = () => tick(/^Nu conține niciun alergen din listă/);
  const contains = () => tick(/^Conține lapte/i);
  const traces = () => tick(/^Poate conține urme de lapte/i);
  await user.click(none());
  await user.click(traces());
  await user.click(contains());
  expect([none().checked, contains().checked, traces().checked]).toEqual([false, true, false]);
  expect(none().disabled).toBe(true);
  await save(user);
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(saved()[0]).toMatchObject({ allergens: ['milk'], mayContain: [], hasNoAllergens: false });
});

test('what looks like alcohol is saved without an age limit only after a question', async () => {
  const { user, saved } = await openFilled();
  await fill(user, field(/^Nume/), 'Vin roșu');
  await save(user);
  const question = await screen.findByRole('dialog', { name: 'Se vinde fără 18+?' });
  expect(saved()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Înapoi la formular' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Salvează fără 18+' }));
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(saved()).toMatchObject([{ name: 'Vin roșu', ageRestricted18: false }]);
});

test('without the right to change prices they are shown locked, and everything else is saved', async () => {
  const { user, saved } = await openFilled({ getMenuEditing: { ...EDITING, mayChangePrices: false } });
  expect(screen.getByText(/le poate schimba doar administratorul/)).toBeTruthy();
  for (const name of [/^Preț/, /^Ambalaj \(lei\)/]) expect(field(name, size(1)).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Adaugă o porție' })).toBe(null);
  await fill(user, field(/^Nume/), 'Ciorbă ardelenească');
  await save(user);
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(saved()).toMatchObject([{ name: 'Ciorbă ardelenească' }]);
});

test.each(FAILED_SAVES)('what was typed stays when %s, and a double press sent it once', async (_, answer, said) => {
  const { user, saved } = await openFilled({ saveEntry: answer });
  await fill(user, field(/^Preț/, size(1)), '33');
  await user.dblClick(saveButton());
  expect(await screen.findByText(said)).toBeTruthy();
  expect(field(/^Preț/, size(1)).value).toBe('33');
  expect(saved()).toHaveLength(1);
});

test('what the server refuses stands at the size it names', async () => {
  const { user } = await openFilled({
    saveEntry: refused(422, 'invalid_request', 'Unele câmpuri nu sunt completate corect.', {
      fields: { 'dimensions.1.price': 'Prețul este prea mare.' },
    }),
  });
  await fill(user, field(/^Preț/, size(2)), '99000');
  await save(user);
  await expectStoppedAt(field(/^Preț/, size(2)), 'Prețul este prea mare.');
  expect(field(/^Preț/, size(2)).value).toBe('99000');
});

test('a product whose creation was not answered is created under the same key by the next press', async () => {
  const copied = { ...SOUP, description: '<p>Cu smântână.</p>' };
  const { user, saved, sent, answer } = await openFilled({ saveEntry: LOST, getEntry: copied });
  await fill(user, field(/^Nume/), 'Ciorbă ardelenească');
  await save(user);
  await screen.findByText(/Serverul nu răspunde/);
  answer({ saveEntry: SAVED });
  await save(user);
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(saved()).toHaveLength(2);
  const keys = sent('saveEntry').map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
  expect(keys[0]).toMatch(/.{32}/);
  expect(keys[1]).toBe(keys[0]);
});

test('an unsaved product is not left before it was asked', async () => {
  const { user, leave } = await openFilled();
  await fill(user, field(/^Nume/), 'Ciorbă ardelenească');
  leave('/admin/menu');
  await user.click(await screen.findByRole('button', { name: 'Rămâi pe pagină' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(field(/^Nume/).value).toBe('Ciorbă ardelenească');
  leave('/admin/menu');
  await user.click(await screen.findByRole('button', { name: 'Părăsește pagina' }));
  expect(await screen.findByRole('heading', { name: ELSEWHERE })).toBeTruthy();
});
