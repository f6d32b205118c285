import { screen } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { CALLS } from '#contract/all-calls.ts';
import { openPanelScreen } from '#test/support/panel-screen.tsx';
import { openStaffScreen } from '#test/support/screens.tsx';
import { type Answers, BROKEN } from '#test/support/wire-of-literals.ts';
import { PromotionScreen } from './admin/marketing/promotion-screen.tsx';
import { AdminMenuScreen } from './admin/menu/admin-menu-screen.tsx';
import { CategoriesScreen } from './admin/menu/categories-screen.tsx';
import { UsersScreen } from './admin/users/users-screen.tsx';
import { OrderPage } from './panel/orders/order-page.tsx';
import { OrdersPage } from './panel/orders/orders-page.tsx';
import { ProductScreen } from './staff/menu-editor/product-screen.tsx';

/** No call of the product is answered by one of our answers. */
const NOTHING_ANSWERS: Answers = Object.fromEntries(Object.keys(CALLS).map((name) => [name, BROKEN]));

const OFFICE: readonly (readonly [string, ReactNode, string])[] = [
  ['/admin/menu', <AdminMenuScreen key="menu" search={{}} />, 'Meniul nu poate fi afișat acum.'],
  ['/admin/menu/11', <ProductScreen key="product" room="admin" id={11} />, 'Produsul nu poate fi afișat acum.'],
  ['/admin/menu/add-category', <CategoriesScreen key="categories" />, 'Categoriile nu pot fi afișate acum.'],
  ['/admin/users', <UsersScreen key="users" search={{}} />, 'Utilizatorii nu pot fi afișați acum.'],
  [
    '/admin/promotions',
    <PromotionScreen key="offers" type={null} search={{}} />,
    'A apărut o eroare. Promoțiile nu au putut fi afișate.',
  ],
];

test.each(OFFICE)('what cannot be read at %s says so in the documented words', async (path, page, sentence) => {
  openStaffScreen(() => page, { path, answers: NOTHING_ANSWERS });
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('button', { name: 'Încearcă din nou' }).length).toBeGreaterThan(0);
});

const PANEL: readonly (readonly [string, ReactNode, string])[] = [
  ['/comenzi', <OrdersPage key="orders" list="all" search={{}} />, 'Comenzile nu pot fi afișate acum.'],
  [
    '/comenzi/10000001',
    <OrderPage key="order" orderNumber={10_000_001} />,
    'Detaliile comenzii nu pot fi afișate acum.',
  ],
];

test.each(PANEL)('what a panel without kept orders cannot read at %s it says', async (path, page, sentence) => {
  openPanelScreen(() => page, path, NOTHING_ANSWERS);
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
});
