import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NOON } from '#test/support/a-checkout.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { staffTheme } from '#web/staff/staff-theme.ts';
import { CustomerSection } from './order-people-sections.tsx';
import { PhoneAnchor } from './phone-anchor.tsx';
import { WholeOrder } from './whole-order.tsx';

const draw = (element: ReactNode) =>
  renderToStaticMarkup(
    <MantineProvider theme={staffTheme} withCssVariables={false} withGlobalClasses={false}>
      {element}
    </MantineProvider>,
  );

test.each([
  ['0722123456', /href="tel:0722123456"/],
  ['', /^((?!tel:|<a).)*$/s],
])('the guest of an order is called by a link, and a guest without number by none: „%s”', (phone, expected) => {
  const plain = anOrderView();
  const order = { ...plain, contact: { ...plain.contact, phone } };
  for (const shown of [
    <PhoneAnchor key="list" phone={phone} />,
    <CustomerSection key="page" order={order} />,
    <WholeOrder key="decision" order={order} now={NOON} />,
  ]) {
    expect(draw(shown)).toMatch(expected);
  }
});
