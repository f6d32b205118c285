import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallInput, CallOutput } from '#contract/named-api.ts';
import { ELSEWHERE, openStaffScreen } from '#test/support/screens.tsx';
import { expectStoppedAt, FAILED_SAVES, fill, problemOf, save, saveButton } from '#test/support/staff-form.ts';
import { type Answers, refused } from '#test/support/wire-of-literals.ts';
import { scheduleSearch } from './schedule-search.ts';
import { SetScheduleScreen } from './set-schedule-screen.tsx';

type Setup = CallOutput<'getScheduleSetup'>;

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
/** Closed on Mondays. */
const week = (scheduleType: 'REGULAR' | 'PICKUP' | 'DELIVERY') =>
  DAYS.map((dayOfWeek, place) => ({
    dayOfWeek,
    scheduleType,
    open: place > 0,
    hours: null,
    openingTime: null,
    closingTime: null,
    intervals: place > 0 ? [{ openingTime: '10:00', closingTime: '22:00' }] : [],
  }));
const SETUP: Setup = {
  version: 7,
  openAroundTheClock: false,
  schedules: [...week('REGULAR'), ...week('PICKUP'), ...week('DELIVERY')],
  followsRegular: ['PICKUP', 'DELIVERY'],
  holidaySchedules: [],
  ordersOnClosedDays: [],
  reservationsOnClosedDays: [],
};
const SAVED = {
  message: 'Datele au fost salvate cu succes!',
  version: 8,
  ordersOnClosedDays: [],
  reservationsOnClosedDays: [],
};

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const hour = (day: string, which: 'deschidere' | 'închidere', number = 1) =>
  field(`${day}, intervalul ${number}: ${which}`);
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const press = (name: string | RegExp) => screen.getByRole('button', { name });

async function open(answers: Answers = {}, path = '/admin/set-schedule') {
  const opened = openStaffScreen((search) => <SetScheduleScreen tab={scheduleSearch(search).tab ?? 'program'} />, {
    path,
    answers: { getScheduleSetup: SETUP, saveRestaurantSchedule: SAVED, ...answers },
  });
  await screen.findByRole('tablist', { name: 'Părțile programului' });
  const sent = () =>
    opened.bodies('saveRestaurantSchedule') as readonly NonNullable<CallInput<'saveRestaurantSchedule'>['body']>[];
  return { ...opened, saved: sent };
}

test('a closed day has no hours; opened, it asks for its first interval and is refused without', async () => {
  const { user, saved } = await open();
  expect(toggle('luni: deschis').checked).toBe(false);
  expect(screen.queryByRole('textbox', { name: /^luni/ })).toBe(null);
  expect(hour('marți', 'deschidere').value).toBe('10:00');
  await user.click(toggle('luni: deschis'));
  await save(user);
  await expectStoppedAt(hour('luni', 'deschidere'), 'Scrieți ora ca HH:mm, de exemplu 09:30.');
  expect(problemOf(hour('luni', 'închidere'))).toContain('Scrieți ora ca HH:mm');
  expect(saved()).toEqual([]);
});

test.each([
  ['words', 'marți', 'deschidere', 'zece', 'Scrieți ora ca HH:mm'],
  ['a minute of 60', 'marți', 'închidere', '22:60', 'Scrieți ora ca HH:mm'],
  ['an hour of 25', 'miercuri', 'închidere', '25:00', 'Scrieți ora ca HH:mm'],
] as const)('%s instead of an hour is refused at its field', async (_, day, which, typed, sentence) => {
  const { user, saved } = await open();
  await fill(user, hour(day, which), typed);
  await save(user);
  await expectStoppedAt(hour(day, which), sentence);
  expect(hour(day, which).value).toBe(typed);
  expect(saved()).toEqual([]);
});

test('a second interval that overlaps the first is refused where it begins, and removed by its button', async () => {
  const { user, saved } = await open();
  await user.click(press('Adaugă un interval pentru marți'));
  await fill(user, hour('marți', 'deschidere', 2), '21');
  await fill(user, hour('marți', 'închidere', 2), '2330');
  expect(hour('marți', 'deschidere', 2).value).toBe('21:00');
  await save(user);
  await expectStoppedAt(hour('marți', 'deschidere', 2), 'Intervalele aceleiași zile nu se pot suprapune.');
  expect(saved()).toEqual([]);
  expect(screen.getByText('Unele câmpuri nu sunt completate corect.')).toBeTruthy();
  await user.click(press('Șterge intervalul 2 pentru marți'));
  expect(screen.queryByText('Unele câmpuri nu sunt completate corect.')).toBe(null);
  expect(screen.queryByRole('button', { name: 'Salvează' })).toBe(null);
});

test('hours past midnight say so; those that meet the next morning are refused at the evening', async () => {
  const { user, saved } = await open();
  await fill(user, hour('marți', 'închidere'), '11:00');
  await fill(user, hour('marți', 'deschidere'), '18:00');
  expect(screen.getByText('până a doua zi')).toBeTruthy();
  await save(user);
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toMatch(/marți.*18:00.*miercuri.*10:00/i);
  expect(saved()).toEqual([]);
  await fill(user, hour('marți', 'închidere'), '02:00');
  await save(user);
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(saved()[0]?.schedules?.find(({ dayOfWeek }) => dayOfWeek === 'TUESDAY')?.intervals).toEqual([
    { openingTime: '18:00', closingTime: '02:00' },
  ]);
});

test('the hours of the day that was typed last are copied to all days, and only good ones', async () => {
  const { user } = await open();
  await user.click(press('Copiază la toate zilele'));
  expect(screen.getByRole('alert').textContent).toContain('Nu există ore definite pentru a seta programul identic.');
  await fill(user, hour('joi', 'închidere'), 'x');
  await user.click(hour('joi', 'închidere'));
  await user.click(press('Copiază joi la toate zilele'));
  expect(screen.getByRole('alert').textContent).toContain('Nu există ore definite');
  await fill(user, hour('joi', 'închidere'), '23:30');
  await user.click(hour('joi', 'închidere'));
  await user.click(press('Copiază joi la toate zilele'));
  expect(screen.getByText(/^Programul de joi a fost copiat la toate zilele/)).toBeTruthy();
  expect(hour('luni', 'închidere').value).toBe('23:30');
  expect(hour('duminică', 'închidere').value).toBe('23:30');
});

test('hours of their own for delivery begin as those of the restaurant, and stay apart from them', async () => {
  const { user, saved } = await open({}, '/admin/set-schedule?tab=comenzi');
  expect(screen.getAllByText('Se aplică orele din „Program”.')).toHaveLength(2);
  await user.click(toggle('Livrare: La fel ca programul restaurantului'));
  await fill(user, hour('marți', 'deschidere'), '12:00');
  await save(user);
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  const [body] = saved();
  expect(body).toMatchObject({ version: 7, followsRegular: ['PICKUP'] });
  const opens = (type: string) =>
    body?.schedules?.find((day) => day.scheduleType === type && day.dayOfWeek === 'TUESDAY')?.intervals?.[0]
      ?.openingTime;
  expect([opens('REGULAR'), opens('DELIVERY')]).toEqual(['10:00', '12:00']);
});

test('a new closed day says at each field what is missing, first at its name', async () => {
  const { user, saved } = await open({}, '/admin/set-schedule?tab=zile-inchise');
  expect(screen.getByText('Nu este nicio zi închisă.')).toBeTruthy();
  await user.click(press('Adaugă zile închise'));
  expect(document.activeElement).toBe(field(/^Nume/));
  await save(user);
  await expectStoppedAt(field(/^Nume/), 'Scrieți un nume, cel mult 80 de caractere.');
  expect(problemOf(field(/^Mesaj pentru clienți/))).toContain('Scrieți mesajul pentru clienți');
  expect(problemOf(screen.getByLabelText(/^Prima zi închisă/))).toContain('Alegeți data.');
  expect(saved()).toEqual([]);
});

test.each([
  ['a day that has passed', '2020-12-25', '2020-12-25', /^Prima zi închisă/, 'Data nu poate fi înainte de astăzi.'],
  [
    'an end before the beginning',
    '2099-12-25',
    '2099-12-24',
    /^Ultima zi închisă/,
    'Data de sfârșit nu poate fi înaintea datei de început.',
  ],
] as const)('%s is refused at its field', async (_, start, end, name, sentence) => {
  const { user, saved } = await open({}, '/admin/set-schedule?tab=zile-inchise');
  await user.click(press('Adaugă zile închise'));
  await fill(user, field(/^Nume/), 'Crăciun');
  await fill(user, field(/^Mesaj pentru clienți/), 'Revenim pe 27.');
  await fill(user, screen.getByLabelText(/^Prima zi închisă/), start);
  await fill(user, screen.getByLabelText(/^Ultima zi închisă/), end);
  await save(user);
  await expectStoppedAt(screen.getByLabelText(name), sentence);
  expect(saved()).toEqual([]);
});

test('one closed day ends the day it begins; of its services at least one is chosen', async () => {
  const { user, saved } = await open({}, '/admin/set-schedule?tab=zile-inchise');
  await user.click(press('Adaugă zile închise'));
  await fill(user, field(/^Nume/), 'Crăciun');
  await fill(user, field(/^Mesaj pentru clienți/), 'Revenim pe 27.');
  await fill(user, screen.getByLabelText(/^Prima zi închisă/), '2099-12-25');
  expect(screen.getByLabelText<HTMLInputElement>(/^Ultima zi închisă/).value).toBe('25.12.2099');
  await user.click(toggle('Ce este închis: Toate serviciile'));
  for (const service of screen.getAllByRole('checkbox')) await user.click(service);
  await save(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Alegeți cel puțin un serviciu.');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Ridicare' }));
  await user.click(screen.getByRole('checkbox', { name: 'Livrare' }));
  await save(user);
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(saved()[0]?.holidaySchedules).toEqual([
    {
      id: null,
      name: 'Crăciun',
      notificationMessage: 'Revenim pe 27.',
      startDate: '2099-12-25',
      endDate: '2099-12-25',
      services: ['delivery'],
    },
  ]);
});

test('a row that was just saved is not mounted anew when the saved days are read again', async () => {
  const closed = {
    name: 'Crăciun',
    notificationMessage: 'Revenim pe 27.',
    startDate: [2099, 12, 25],
    endDate: [2099, 12, 25],
    services: null,
  };
  let reads = 0;
  const { user } = await open(
    {
      getScheduleSetup: () => {
        reads += 1;
        return reads === 1 ? SETUP : { ...SETUP, version: 8, holidaySchedules: [{ id: 3, ...closed }] };
      },
    },
    '/admin/set-schedule?tab=zile-inchise',
  );
  await user.click(press('Adaugă zile închise'));
  await fill(user, field('Nume'), closed.name);
  await fill(user, screen.getByLabelText(/^Prima zi închisă/), '2099-12-25');
  await fill(user, field('Mesaj pentru clienți'), closed.notificationMessage);
  const menu = press('Mai multe acțiuni: Crăciun');
  await save(user);
  await screen.findByText(SAVED.message);
  await waitFor(() => expect(reads).toBeGreaterThan(1));
  await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).toBe('true'));
  expect(press('Mai multe acțiuni: Crăciun')).toBe(menu);
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Șterge zilele închise' }));
  // The row has the server's id now: a saved closure is removed after a question.
  expect(await screen.findByRole('dialog', { name: 'Ștergeți „Crăciun”?' })).toBeTruthy();
});

test('a saved closed day is removed after a question', async () => {
  const closed = {
    id: 3,
    name: 'Crăciun',
    notificationMessage: 'Revenim pe 27.',
    startDate: [2099, 12, 25],
    endDate: [2099, 12, 26],
    services: null,
  };
  const { user, saved } = await open(
    { getScheduleSetup: { ...SETUP, holidaySchedules: [closed] } },
    '/admin/set-schedule?tab=zile-inchise',
  );
  const row = within(screen.getByRole('list', { name: 'Zile închise' }));
  expect(row.getByText('25–26 decembrie 2099 · Toate serviciile')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBe(null);
  await user.click(press('Mai multe acțiuni: Crăciun'));
  await user.click(await screen.findByRole('menuitem', { name: 'Șterge zilele închise' }));
  const question = await screen.findByRole('dialog', { name: 'Ștergeți „Crăciun”?' });
  await user.click(within(question).getByRole('button', { name: 'Șterge zilele închise' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await save(user);
  await screen.findByText(SAVED.message);
  expect(saved()[0]?.holidaySchedules).toEqual([]);
});

test('a wrong hour on a tab that is not open is brought into sight', async () => {
  const { user, address } = await open();
  await fill(user, hour('marți', 'deschidere'), 'x');
  await user.click(screen.getByRole('tab', { name: 'Zile închise' }));
  await screen.findByText('Nu este nicio zi închisă.');
  await save(user);
  await screen.findByRole('textbox', { name: 'marți, intervalul 1: deschidere' });
  expect(address()).toBe('/admin/set-schedule');
  await expectStoppedAt(hour('marți', 'deschidere'), 'Scrieți ora ca HH:mm');
});

test('what the server refuses by the number of a row stands at the day of the form', async () => {
  const { user } = await open(
    {
      saveRestaurantSchedule: refused(422, 'invalid_request', 'Unele câmpuri nu sunt completate corect.', {
        fields: { 'schedules.15.intervals.0.closingTime': 'Livrarea se termină după restaurant.' },
      }),
      getScheduleSetup: { ...SETUP, followsRegular: ['PICKUP'] },
    },
    '/admin/set-schedule?tab=comenzi',
  );
  await fill(user, hour('marți', 'închidere'), '23:00');
  await save(user);
  await expectStoppedAt(hour('marți', 'închidere'), 'Livrarea se termină după restaurant.');
  expect(hour('marți', 'închidere').value).toBe('23:00');
});

test.each(FAILED_SAVES)('what was typed stays when %s, and a double press sent it once', async (_, answer, said) => {
  const { user, saved } = await open({ saveRestaurantSchedule: answer });
  await fill(user, hour('marți', 'închidere'), '23:15');
  await user.dblClick(saveButton());
  expect(await screen.findByText(said)).toBeTruthy();
  expect(hour('marți', 'închidere').value).toBe('23:15');
  expect(saved()).toHaveLength(1);
});

test('another tab is opened without a question, another page is not', async () => {
  const { user, leave } = await open();
  await user.click(toggle('Deschis non-stop'));
  expect(screen.getByText('Restaurantul este acum deschis non-stop')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Comenzi' }));
  await screen.findByRole('switch', { name: 'Livrare: La fel ca programul restaurantului' });
  expect(screen.queryByRole('dialog')).toBe(null);
  leave('/admin/menu');
  const question = await screen.findByRole('dialog', { name: 'Părăsiți pagina fără să salvați?' });
  await user.click(within(question).getByRole('button', { name: 'Părăsește pagina' }));
  expect(await screen.findByRole('heading', { name: ELSEWHERE })).toBeTruthy();
});
