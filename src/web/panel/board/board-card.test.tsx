import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clientName, shortAddress } from '#domain/orders/describe-order.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { staffTheme } from '#web/staff/staff-theme.ts';
import { BoardCard } from './board-card.tsx';

const view = anOrderView({ notes: 'Sunați la poartă.' });
const dish = { station: null, extras: ['Ardei iute'], message: 'ALERGIE LA NUCI!' };
const ORDER: ListedOrder = {
  ...view,
  client: clientName(view.contact),
  phone: view.contact.phone,
  place: shortAddress(view),
  items: [1, 2, 3].map((quantity) => ({
    ...dish,
    productName: 'Ciorbă de burtă',
    sizeLabel: '350 g',
    quantity,
  })),
};

function draw(isNear: boolean) {
  const markup = renderToStaticMarkup(
    <MantineProvider theme={staffTheme} withCssVariables={false} withGlobalClasses={false}>
      <BoardCard
        order={ORDER}
        lane="preparing"
        view="all"
        due="12:30"
        hasDay={false}
        left="în 30 min"
        reason=""
        isLate={false}
        bumpKey={1}
        step="Gata"
        isBusy={false}
        level={3}
        armed="no"
        onAccept={() => {}}
        onOther={() => {}}
        onReject={() => {}}
        onHandOver={() => {}}
        onStep={() => {}}
        onOpen={() => {}}
        isNear={isNear}
        watch={undefined}
      />
    </MantineProvider>,
  );
  const text = markup.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ');
  return { markup, text, elements: (markup.match(/<\w/g) ?? []).length };
}

test('an order far from what is seen has the same words in a fifth of the elements, and its link', () => {
  const [near, far] = [draw(true), draw(false)];
  expect(near.markup).toContain('aria-label="Gata: comanda nr.');
  for (const { text, markup } of [near, far]) {
    for (const told of [
      '12:30',
      'ALERGIE LA NUCI!',
      '3 × Ciorbă de burtă',
      '+ Ardei iute',
      'Sunați la poartă.',
      ORDER.client,
    ]) {
      expect(text).toContain(told);
    }
    expect(markup).toContain(`href="/comenzi/${ORDER.number}"`);
  }
  expect(far.elements).toBeLessThanOrEqual(near.elements / 4);
});
