import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { patience } from '#test/support/patience.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { FAILED_SAVES, save } from '#test/support/staff-form.ts';
import { type Answers, refused } from '#test/support/wire-of-literals.ts';
import { CopiesScreen } from './copies-screen.tsx';

type Copies = CallOutput<'getCopies'>;

const NEW: Copies = {
  version: 0,
  source: 'none',
  variables: ['BACKUP_S3_URL'],
  endpoint: '',
  bucket: '',
  folder: '',
  region: '',
  keyId: '',
  hasSecret: false,
  place: null,
  isMadeHere: true,
  hasKey: false,
  first: null,
  second: null,
  run: null,
};
const STORED: Copies = {
  ...NEW,
  version: 3,
  source: 'stored',
  endpoint: 'https://s3.exemplu.ro',
  bucket: 'copii',
  folder: 'pofta',
  region: 'us-east-1',
  keyId: 'CHEIE',
  hasSecret: true,
  place: 'https://s3.exemplu.ro/copii/pofta',
};
const SAVED = { message: 'Locul copiilor a fost salvat.', version: 4 };
const MADE: CallOutput<'makeCopyKey'> = {
  groups: ['AGE-SECRET-KEY-1', 'AAAAAA', 'BBBBBB', 'CCCCCC'],
  sheet: '<!doctype html>',
  token: 'dG9rZW4=',
  asked: [2, 4],
};

async function open(copies: Copies, answers: Answers = {}) {
  const opened = openStaffScreen(() => <CopiesScreen />, {
    path: '/admin/copies',
    answers: { getCopies: copies, saveCopyPlace: SAVED, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Copii de siguranță' });
  return opened;
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

test('a place that is tried says what is wrong beside its button, and nothing typed is lost', async () => {
  const sentence = 'Găleata nu există. Faceți-o întâi în contul furnizorului.';
  const { user, bodies } = await open(NEW, { tryCopyPlace: refused(409, 'copy_place_failed', sentence) });
  await user.type(await screen.findByLabelText(/^Adresa serviciului/), 's3.exemplu.ro');
  await user.type(field(/^Găleata/), 'copii');
  await user.type(field(/^Cheia de acces/), 'CHEIE');
  await user.type(field(/^Secretul/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Încearcă locul' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field(/^Secretul/).value).toBe('secret');
  await save(user);
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(bodies('saveCopyPlace')).toMatchObject([{ endpoint: 's3.exemplu.ro', bucket: 'copii', secret: 'secret' }]);
});

test('a key is shown once and confirmed by two groups of it; wrong ones keep the dialog', async () => {
  const wrong = refused(422, 'copy_key_wrong', 'Grupele nu sunt cele de pe foaie.');
  const { user, answer, bodies } = await open(NEW, { makeCopyKey: MADE, confirmCopyKey: wrong });
  await user.click(await screen.findByRole('button', { name: 'Fă cheia copiilor' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('AGE-SECRET-KEY-1 AAAAAA BBBBBB CCCCCC')).toBeTruthy();
  await user.type(within(dialog).getByLabelText(/^Grupa 2/), 'aaaaaa');
  await user.type(within(dialog).getByLabelText(/^Grupa 4/), 'cccccd');
  await user.click(within(dialog).getByRole('button', { name: 'Am tipărit foaia' }));
  expect(await screen.findByText('Grupele nu sunt cele de pe foaie.')).toBeTruthy();
  answer({ confirmCopyKey: { message: 'Copiile sunt criptate de acum.' } });
  await user.type(within(dialog).getByLabelText(/^Grupa 4/), '{Backspace}c');
  await user.click(within(dialog).getByRole('button', { name: 'Am tipărit foaia' }));
  expect(await screen.findByText('Copiile sunt criptate de acum.')).toBeTruthy();
  expect(bodies('confirmCopyKey').at(-1)).toEqual({ token: MADE.token, words: ['aaaaaa', 'cccccc'] });
});

test('a copy is asked for, and its progress is followed until it is done', async () => {
  const { user, answer } = await open({ ...STORED, hasKey: true }, { startCopy: { message: 'Copia începe.' } });
  const run = { said: 'Copiez: 10 din 99 fișiere', at: '2026-11-20T10:00:00Z' };
  answer({ getCopies: { ...STORED, hasKey: true, run: { ...run, state: 'copying' } } });
  await user.click(await screen.findByRole('button', { name: 'Fă prima copie acum' }));
  expect(await screen.findByText(/Copiez: 10 din 99 fișiere/)).toBeTruthy();
  answer({ getCopies: { ...STORED, hasKey: true, run: { ...run, said: '', state: 'done' } } });
  expect(await screen.findByText(/Copia este făcută și verificată/, {}, { timeout: patience(5_000) })).toBeTruthy();
});

test('without a key nothing is sent to a second place, and the page says what comes first', async () => {
  await open(STORED);
  expect(await screen.findByText(/^Faceți întâi cheia copiilor/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fă prima copie acum' }).disabled).toBe(true);
});

test('what the environment sets is shown and not changed; an external database is not copied here', async () => {
  const { answer } = await open({ ...STORED, source: 'environment' });
  expect(await screen.findByRole('region', { name: 'Setat prin mediu: BACKUP_S3_URL' })).toBeTruthy();
  expect(screen.queryByLabelText(/^Secretul/)).toBe(null);
  answer({ getCopies: { ...NEW, isMadeHere: false } });
});

test.each(FAILED_SAVES)('what was typed stays when %s', async (_, answer, said) => {
  const { user } = await open(STORED, { saveCopyPlace: answer });
  const folder = await screen.findByLabelText<HTMLInputElement>(/^Dosarul/);
  await user.type(folder, '2');
  await save(user);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(folder.value).toBe('pofta2');
});
