import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NOON } from '#test/support/a-checkout.ts';
import { anOrderDetail } from '#test/support/an-order-detail.ts';
import { ProductsSection } from './order-product-sections.tsx';
import { WholeOrder } from './whole-order.tsx';

const textOf = (order: ReturnType<typeof anOrderDetail>) => read(<WholeOrder order={order} now={NOON} />);

const read = (element: ReactNode) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\|+/g, ' ')
    .replaceAll(/ +/g, ' ');

test('whoever decides sees everything of the order: allergy, lines, extras, messages, note, payment, way and hour', () => {
  const plain = anOrderDetail({ additionalInformation: 'Sunați la poartă.' });
  const [product] = plain.productInformationList;
  const [dimension] = product?.dimensionOrders ?? [];
  if (product === undefined || dimension === undefined) throw new Error('The order has a line');
  const text = textOf({
    ...plain,
    requestedAt: '2026-11-20T17:30:00.000Z',
    isAgeRestricted: true,
    ownContainer: true,
    closedDay: 'Crăciun',
    pickupPlace: 'Chioșcul din piață',
    productInformationList: [
      { ...product, dimensionOrders: [dimension, { ...dimension, preferredMessage: 'ALERGIE LA NUCI!' }] },
    ],
    invoiceCompanyBean: { companyName: 'Moara SRL', cui: 'RO18547290', tradeRegister: '', registeredOffice: '' },
  });
  for (const shown of [
    'ATENȚIE: ALERGIE',
    'Restaurantul e închis în ziua aceasta: Crăciun',
    'Ciorbă de burtă: „ALERGIE LA NUCI!”',
    'Ana-Maria Constantinescu-Popa',
    '0722 123 456',
    'Livrare la domiciliu',
    'azi, ora 19:30',
    'Lungă 5, bl. B, ap. 3, Blaj, Alba',
    'Chioșcul din piață',
    'Vine cu recipientul propriu',
    '18+ Verifică actul',
    '2 × Ciorbă de burtă 350 g + Ardei iute „iute” Alergeni: lapte 65,00 lei',
    '2 × Ciorbă de burtă 350 g + Ardei iute „ALERGIE LA NUCI!”',
    '1 × Două pizze, o băutură',
    '1 × Pizza Ø 32 cm',
    '1 × Apă 0,5 l gratuit',
    'De la client: Sunați la poartă.',
    'Numerar 93,50 lei',
    'Moara SRL',
  ]) {
    expect(text).toContain(shown);
  }
});

test('an order without a word from the guest shows no box', () => {
  const text = textOf(anOrderDetail({ productInformationList: [] }));
  expect(text).not.toContain('ALERGIE');
  expect(text).not.toContain('De la client');
  expect(text).toContain('Cât mai repede');
});

test('the page of an order shows what a line costs in all, and what one piece of it costs', () => {
  const text = read(<ProductsSection products={anOrderDetail().productInformationList} />);
  expect(text).toContain('65,00 lei 32,50 lei bucata');
});
