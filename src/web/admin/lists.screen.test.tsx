// What every table of staff by pages does, shown at the list of customers and at the block list.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { openStaffScreen } from '#test/support/screens.tsx';
import { type Answers, refused, type Sent } from '#test/support/wire-of-literals.ts';
import { readListSearch } from '#web/staff/list-search.ts';
import { BlocksScreen } from './guests/blocks-screen.tsx';
import { CustomersScreen } from './reports/customers-screen.tsx';

type Clients = CallOutput<'getClients'>;
const ANA: Clients['content'][number] = {
  firstName: 'Ana',
  lastName: 'Pop',
  phoneNumber: '0722123456',
  mail: 'ana@example.ro',
  newsletterAccepted: false,
  numberOfPurchases: 3,
  orderAmount: 120.5,
  lastOrderDate: [2026, 11, 20, 12, 0, 0, 0],
};
const MANY: Clients = { content: [ANA], totalElements: 25 };
const NONE = { content: [], totalElements: 0 };

function openCustomers(query: string, answers: Answers = {}) {
  return openStaffScreen(
    (search) => (
      <CustomersScreen search={readListSearch('amount', 'purchases', 'recent', 'name')(search)} today="2026-11-20" />
    ),
    {
      path: `/admin/statistics/customers${query}`,
      answers: { getClients: MANY, ...answers },
    },
  );
}

const queries = (sent: readonly Sent[]) => sent.map(({ query }) => query);

test('rows, their number, and the address of the other pages', async () => {
  const { sent } = openCustomers('?q=ana&page=2');
  expect(await screen.findByRole('rowheader', { name: 'Ana Pop' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('25 de clienți');
  expect(screen.getByRole('navigation', { name: /2/ })).toBeTruthy();
  expect(queries(sent('getClients'))).toEqual([{ page: '1', search: 'ana', sort: 'amount' }]);
});

test('a search stands in the address, begins at the first page and keeps the order', async () => {
  const { user, address, sent } = openCustomers('?sort=name&page=3');
  await screen.findByRole('rowheader', { name: 'Ana Pop' });
  await user.type(screen.getByRole('searchbox', { name: 'Caută după nume, e-mail sau telefon' }), ' pop ');
  await waitFor(() => expect(address()).toBe('/admin/statistics/customers?sort=name&q=pop'));
  await waitFor(() => expect(queries(sent('getClients')).at(-1)).toEqual({ page: '0', search: 'pop', sort: 'name' }));
});

test('another order begins at the first page and keeps the search', async () => {
  const { user, address, sent } = openCustomers('?q=ana&page=3');
  await screen.findByRole('rowheader', { name: 'Ana Pop' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordonează după' }), 'Nume');
  expect(address()).toBe('/admin/statistics/customers?q=ana&sort=name');
  await waitFor(() => expect(queries(sent('getClients')).at(-1)).toEqual({ page: '0', search: 'ana', sort: 'name' }));
});

test('an empty list says what will stand there, and otherwise that nothing was found', async () => {
  const blocks = (query: string) =>
    openStaffScreen((search) => <BlocksScreen search={readListSearch()(search)} />, {
      path: `/admin/blocks${query}`,
      answers: { getBlocks: NONE, getGuardSettings: refused(404, 'not_found', 'Nu există.') },
    });
  blocks('');
  expect(await screen.findByText('Nicio blocare.')).toBeTruthy();
  expect(screen.getByText(/Pentru comenzi false/)).toBeTruthy();
  blocks('?q=ana');
  expect(await screen.findByText('Nimic pe listă pentru căutarea aceasta.')).toBeTruthy();
});

test('a list that cannot be read is asked for again by a button', async () => {
  const { user, answer } = openCustomers('', { getClients: refused(500, 'internal_error', 'A apărut o eroare.') });
  const retry = await screen.findByRole('button', { name: 'Încearcă din nou' });
  answer({ getClients: MANY });
  await user.click(retry);
  expect(await screen.findByRole('rowheader', { name: 'Ana Pop' })).toBeTruthy();
});
