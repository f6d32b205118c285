import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { ELSEWHERE, openStaffScreen } from '#test/support/screens.tsx';
import { expectStoppedAt, FAILED_SAVES, fill, problemOf, save, saveButton } from '#test/support/staff-form.ts';
import { type Answers, refused } from '#test/support/wire-of-literals.ts';
import { servicesSearch } from './services-search.ts';
import { SetServicesScreen } from './set-services-screen.tsx';

const SETUP: CallOutput<'getOfferedServices'> = {
  version: 7,
  pickupEnabled: true,
  deliveryEnabled: true,
  bookingEnabled: false,
  preOrdersEnabled: true,
  dineInEnabled: false,
  ownContainerFrom: '2027-02-12',
  pickupAsSoonAsPossibleEnabled: true,
  deliveryAsSoonAsPossibleEnabled: true,
  bookingAsSoonAsPossibleEnabled: false,
  preOrdersAsSoonAsPossibleEnabled: false,
  minimumTimeInAdvanceForPickup: '30 de minute',
  maximumTimeInAdvanceForPickup: '3 zile',
  minimumTimeInAdvanceForDelivery: '90 de minute',
  maximumTimeInAdvanceForDelivery: null,
  minimumTimeInAdvanceForPreOrders: '1 zi',
  maximumTimeInAdvanceForPreOrders: '20 de zile',
  minimumTimeInAdvanceForBookings: null,
  maximumTimeInAdvanceForBookings: null,
  ordersOnClosedDays: [],
  reservationsOnClosedDays: [],
};
const SAVED = {
  message: 'Datele au fost salvate cu succes!',
  version: 8,
  ordersOnClosedDays: [],
  reservationsOnClosedDays: [],
};

const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const [MINIMUM, MAXIMUM] = ['Timp minim înainte', 'Timp maxim înainte (zile)'];

async function open(answers: Answers = {}, path = '/admin/set-services?service=delivery') {
  const opened = openStaffScreen(
    (search) => <SetServicesScreen service={servicesSearch(search).service ?? 'pickup'} />,
    {
      path,
      answers: {
        getOfferedServices: SETUP,
        getKeptPromises: { days: 30, promised: 12, measured: 12, kept: 11, percent: 92 },
        saveOfferedServices: SAVED,
        ...answers,
      },
    },
  );
  await screen.findByRole('tablist', { name: 'Servicii' });
  return opened;
}

test('the service of the address is open with its times; a service that is off says so on its tab', async () => {
  await open();
  expect(tab(/^Livrare/).getAttribute('aria-selected')).toBe('true');
  expect(toggle('Livrare: serviciu pornit').checked).toBe(true);
  expect(field(MINIMUM).value).toBe('90');
  expect(field(MAXIMUM).value).toBe('');
  expect(screen.getByText(/Ora aleasă de client: cel mai devreme peste/)).toBeTruthy();
  expect(tab(/^Rezervări/).textContent).toBe('RezervăriOprit');
  expect(screen.queryByRole('button', { name: 'Salvează' })).toBe(null);
});

test('a service that is switched off hides its fields, says that the times go, and sends none; back on, they are there', async () => {
  const { user, bodies } = await open();
  await user.click(toggle('Livrare: serviciu pornit'));
  const opened = within(screen.getByRole('tabpanel'));
  expect(opened.getByText('Serviciul este oprit: timpii se șterg la salvare.')).toBeTruthy();
  expect(opened.queryByRole('textbox')).toBe(null);
  await user.click(toggle('Livrare: serviciu pornit'));
  expect(field(MINIMUM).value).toBe('90');
  await user.click(toggle('Livrare: serviciu pornit'));
  expect(tab(/^Livrare/).textContent).toContain('Oprit');
  await save(user);
  expect(await screen.findByText(SAVED.message)).toBeTruthy();
  expect(bodies('saveOfferedServices')).toMatchObject([
    { version: 7, deliveryEnabled: false, minimumTimeInAdvanceForDelivery: null, pickupEnabled: true },
  ]);
});

test('without pickup and delivery the page says that the shop can take no orders', async () => {
  const { user } = await open({ getOfferedServices: { ...SETUP, pickupEnabled: false } });
  expect(screen.queryByText(/magazinul nu poate primi comenzi/)).toBe(null);
  await user.click(toggle('Livrare: serviciu pornit'));
  expect(screen.getByText(/magazinul nu poate primi comenzi/)).toBeTruthy();
});

test('one press opens reservations for a month ahead', async () => {
  const { user, bodies } = await open({}, '/admin/set-services?service=booking');
  await user.click(toggle('Rezervări: serviciu pornit'));
  expect(field(MAXIMUM).value).toBe('30');
  await save(user);
  await screen.findByText(SAVED.message);
  expect(bodies('saveOfferedServices')).toMatchObject([
    { bookingEnabled: true, maximumTimeInAdvanceForBookings: '30 zile' },
  ]);
});

test('more days than a year are refused at their field, until they are put right', async () => {
  const { user, bodies } = await open();
  await fill(user, field(MAXIMUM), '366');
  await save(user);
  await expectStoppedAt(field(MAXIMUM), 'Scrieți un număr întreg de zile, între 1 și 365.');
  expect(screen.getByText('Unele câmpuri nu sunt completate corect.')).toBeTruthy();
  expect(bodies('saveOfferedServices')).toEqual([]);
  await fill(user, field(MAXIMUM), '20');
  expect(problemOf(field(MAXIMUM))).toBe('');
});

test('nothing is typed into the minimum that is less than one', async () => {
  const { user } = await open();
  await fill(user, field(MINIMUM), '0');
  expect(field(MINIMUM).value).toBe('1');
});

test('a minimum beyond the maximum is refused at the maximum', async () => {
  const { user, bodies } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unitate' }), 'zile');
  await save(user);
  await expectStoppedAt(field(MAXIMUM), 'Timpul maxim trebuie să fie cel puțin cât timpul minim');
  expect(bodies('saveOfferedServices')).toEqual([]);
});

test('a wrong time on a tab that is not open is brought into sight', async () => {
  const { user, address } = await open();
  await fill(user, field(MAXIMUM), '366');
  await user.click(tab(/^Ridicare/));
  expect(await screen.findByRole('switch', { name: 'Ridicare: serviciu pornit' })).toBeTruthy();
  await save(user);
  await screen.findByRole('switch', { name: 'Livrare: serviciu pornit' });
  expect(address()).toBe('/admin/set-services?service=delivery');
  await expectStoppedAt(field(MAXIMUM), 'Scrieți un număr întreg de zile');
});

test('what the server refuses by its own names stands at the fields of the form', async () => {
  const { user } = await open({
    saveOfferedServices: refused(422, 'invalid_request', 'Unele câmpuri nu sunt completate corect.', {
      fields: { maximumTimeInAdvanceForDelivery: 'Cel mult 365 de zile.' },
    }),
  });
  await fill(user, field(MAXIMUM), '12');
  await save(user);
  await expectStoppedAt(field(MAXIMUM), 'Cel mult 365 de zile.');
  expect(field(MAXIMUM).value).toBe('12');
});

test.each(FAILED_SAVES)('what was typed stays when %s', async (_, answer, said) => {
  const { user, bodies } = await open({ saveOfferedServices: answer });
  await fill(user, field(MINIMUM), '45');
  await user.dblClick(saveButton());
  expect(await screen.findByText(said)).toBeTruthy();
  expect(field(MINIMUM).value).toBe('45');
  expect(bodies('saveOfferedServices')).toHaveLength(1);
});

test('another tab of the form is opened without a question, another page is not', async () => {
  const { user, leave } = await open();
  await fill(user, field(MINIMUM), '45');
  await user.click(tab(/^Rezervări/));
  await screen.findByRole('switch', { name: 'Rezervări: serviciu pornit' });
  expect(screen.queryByRole('dialog')).toBe(null);
  leave('/admin/menu');
  const question = await screen.findByRole('dialog', { name: 'Părăsiți pagina fără să salvați?' });
  await user.click(within(question).getByRole('button', { name: 'Părăsește pagina' }));
  expect(await screen.findByRole('heading', { name: ELSEWHERE })).toBeTruthy();
});

test('guests who booked a day that is closed now are listed with their number', async () => {
  await open({
    getOfferedServices: {
      ...SETUP,
      reservationsOnClosedDays: [
        {
          reservationId: 3,
          reservationStatus: 'CONFIRMED',
          client: 'Ana Pop',
          phoneNumber: '0722123456',
          numberOfPeople: 4,
          dueAt: '2026-12-24T17:00:00.000Z',
          reason: 'closure',
          closedDay: 'Ajun',
        },
      ],
    },
  });
  expect(screen.getByText('O comandă sau o masă nu mai poate fi servită')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Sună: Ana Pop/ }).getAttribute('href')).toBe('tel:0722123456');
});

test('a day for guests’ own containers later than the law says so', async () => {
  const { user } = await open();
  await fill(user, screen.getByLabelText('Din data de'), '2027-03-01');
  expect(screen.getByText(/^Data este după 12 februarie 2027/)).toBeTruthy();
});
