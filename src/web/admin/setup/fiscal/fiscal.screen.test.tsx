// The register's form keeps what was typed and has no value of its own; its computer's card writes the program.
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { catchDownloads } from '#test/support/catch-downloads.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { expectStoppedAt, FAILED_SAVES, fill, save } from '#test/support/staff-form.ts';
import { type Answers, refused } from '#test/support/wire-of-literals.ts';
import { FiscalScreen } from './fiscal-screen.tsx';

type Setup = CallOutput<'getFiscalSetup'>;
const EMPTY: Setup = { version: 0, settings: null, rates: [1100, 2100], address: null, lastSeenAt: null, test: null };
const SETUP: Setup = {
  version: 3,
  settings: {
    ...{ isOn: false, dialect: 'fiscalnet', nameLetters: 36, groups: { '1100': '2' }, depositGroup: '4' },
    ...{ department: '1', depositDepartment: '2', paymentCodes: { cash: '1' }, onlineMoment: 'handover' },
  },
  rates: [1100, 2100],
  address: 'https://pofta.test/casa-de-marcat/0123456789abcdef01234567',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  test: { state: 'printed', number: '12', failure: '', givenAt: '2026-11-20T09:00:00.000Z' },
};
const SAVED = { message: 'Casa de marcat a fost salvată.', version: 4 };

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function open(setup: Setup, answers: Answers = {}) {
  const opened = openStaffScreen(() => <FiscalScreen />, {
    path: '/admin/set-fiscal',
    answers: { getFiscalSetup: setup, saveFiscalSettings: SAVED, ...answers },
  });
  await screen.findByRole('textbox', { name: 'Grupa pentru TVA 11%' });
  return opened;
}

test('before the first save nothing is filled in, and the address comes after it', async () => {
  const { user, bodies } = await open(EMPTY);
  expect(field('Grupa pentru TVA 11%').value).toBe('');
  expect(screen.getAllByText(/^Salvați întâi setările/)).toHaveLength(2);
  await fill(user, field('Grupa pentru TVA 11%'), '2');
  await save(user);
  await expectStoppedAt(
    screen.getByRole('combobox', { name: /^Programul de pe calculatorul casei/ }),
    'Alegeți programul care vorbește cu casa.',
  );
  expect(bodies('saveFiscalSettings')).toEqual([]);
});

test('a wrong code is said at its field before anything is sent', async () => {
  const { user, bodies } = await open(SETUP);
  await fill(user, field('Grupa pentru TVA 21%'), '19');
  await save(user);
  await expectStoppedAt(field('Grupa pentru TVA 21%'), 'Grupa este o cifră sau o literă');
  await fill(user, field('Grupa pentru TVA 21%'), ' 1 ');
  await fill(user, field('Cod pentru card'), '2');
  await save(user);
  await screen.findByText(SAVED.message);
  expect(bodies('saveFiscalSettings')).toMatchObject([
    { groups: { '1100': '2', '2100': ' 1 ' }, paymentCodes: { cash: '1', card: '2' }, nameLetters: 36, version: 3 },
  ]);
});

test('payments online without receipts ask for the accountant’s word', async () => {
  const { user, bodies } = await open(SETUP);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bonul unei comenzi plătite online' }), 'never');
  await save(user);
  const tick = screen.getByRole('checkbox', { name: /^Contabilul a confirmat/ });
  await expect.poll(() => tick.getAttribute('aria-invalid')).toBe('true');
  await user.click(tick);
  await save(user);
  await screen.findByText(SAVED.message);
  expect(bodies('saveFiscalSettings')).toMatchObject([{ onlineMoment: 'never' }]);
});

test('a dialect without departments asks for none', async () => {
  const { user } = await open(SETUP);
  expect(field('Departamentul produselor').value).toBe('1');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Programul/ }), 'ecrbridge');
  expect(screen.queryByRole('textbox', { name: 'Departamentul produselor' })).toBe(null);
});

test.each(FAILED_SAVES)('what was typed stays when %s', async (_, answer, said) => {
  const { user } = await open(SETUP, { saveFiscalSettings: answer });
  await fill(user, field('Cod pentru card'), '2');
  await save(user);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(field('Cod pentru card').value).toBe('2');
});

test('the test receipt is sent after a question, and its outcome is shown', async () => {
  const { user, sent } = await open(SETUP, { queueTestReceipt: { message: 'Bonul de probă așteaptă casa.' } });
  expect(screen.getByText('Tipărit (nr. 12)')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Trimite bonul de probă' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Dacă nu, bonul este adevărat');
  await user.click(within(dialog).getByRole('button', { name: 'Trimite proba' }));
  expect(await screen.findByText('Bonul de probă așteaptă casa.')).toBeTruthy();
  expect(sent('queueTestReceipt')).toHaveLength(1);
});

test('the program is downloaded with the address and the folder in it', async () => {
  const made = catchDownloads();
  const { user } = await open(SETUP);
  await user.click(screen.getByRole('button', { name: 'Descarcă programul' }));
  expect(screen.getByText('Scrieți dosarul, de exemplu C:\\FiscalNet.')).toBeTruthy();
  await fill(user, field('Dosarul driverului'), 'C:\\FiscalNet');
  await user.click(screen.getByRole('button', { name: 'Descarcă programul' }));
  const text = await made[0]?.text();
  expect(text).toContain(`$adresa = '${SETUP.address}'`);
  expect(text).toContain("$bonuri = 'C:\\FiscalNet\\Bonuri'");
});

test('a new address is made after a question', async () => {
  const { user, sent } = await open(SETUP, {
    renewRegisterAddress: refused(409, 'changed_meanwhile', 'Între timp, Mara Pop a salvat altceva aici.'),
  });
  await user.click(screen.getByRole('button', { name: 'Adresă nouă' }));
  await user.click(await screen.findByRole('button', { name: 'Fă adresa nouă' }));
  expect(await screen.findByText(/Mara Pop/)).toBeTruthy();
  expect(sent('renewRegisterAddress')).toHaveLength(1);
});
