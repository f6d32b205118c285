import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { anOrderView, SOUP_LINE } from '#test/support/an-order-view.ts';
import { staffTheme } from '#web/staff/staff-theme.ts';
import { ProductsSection } from './order-product-sections.tsx';
import { WholeOrder } from './whole-order.tsx';

const textOf = (order: ReturnType<typeof anOrderView>) => read(<WholeOrder order={order} now={NOON} />);

const read = (element: ReactNode) =>
  renderToStaticMarkup(
    <MantineProvider theme={staffTheme} withCssVariables={false} withGlobalClasses={false}>
      {element}
    </MantineProvider>,
  )
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\|+/g, ' ')
    .replaceAll(/ +/g, ' ');

test('staff who decide see everything of the order: allergy, lines, extras, messages, note, payment, way and hour', () => {
  const plain = anOrderView({ notes: 'Sunați la poartă.' });
  const text = textOf({
    ...plain,
    requestedAt: plusMinutes(NOON, 450),
    isAgeRestricted: true,
    hasOwnContainer: true,
    closedDay: 'Crăciun',
    pickupPlace: 'Chioșcul din piață',
    lines: [SOUP_LINE, { ...SOUP_LINE, message: 'ALERGIE LA NUCI!' }],
    company: { name: 'Moara SRL', cui: 'RO18547290', tradeRegister: '', office: '' },
  });
  for (const shown of [
    'ATENȚIE: ALERGIE',
    'Restaurantul e închis în ziua aceasta: Crăciun',
    'Ciorbă de burtă: „ALERGIE LA NUCI!”',
    'Ana-Maria Constantinescu-Popa',
    '0722 123 456',
    'Livrare la domiciliu',
    'azi, ora 19:30',
    'Lungă nr. 5, bl. B, ap. 3, Blaj, Alba',
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
  const text = textOf(anOrderView({ lines: [] }));
  expect(text).not.toContain('ALERGIE');
  expect(text).not.toContain('De la client');
  expect(text).toContain('Cât mai repede');
});

test('the page of an order shows what a line costs in all, and what one piece of it costs', () => {
  const text = read(<ProductsSection lines={anOrderView().lines} />);
  expect(text).toContain('65,00 lei 32,50 lei bucata');
});
