import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { useForm } from '#web/forms/use-form.ts';
import { staffTheme } from '#web/staff/staff-theme.ts';
import { type DailyDraft, draftDish } from './daily-draft.ts';
import { DishRow } from './dish-row.tsx';

const DISH = draftDish({ productId: 1, name: 'Ciorbă', value: '350 g', price: bani(1500), portions: 20 });
const DRAFT: DailyDraft = { from: '10:30', until: '15:30', dishes: [DISH] };

function Row({ mayChangePrices }: { readonly mayChangePrices: boolean }) {
  return (
    <DishRow form={useForm({ initial: DRAFT, send: async () => {} })} place={0} mayChangePrices={mayChangePrices} />
  );
}

test.each([true, false])(
  'the price of a dish can be typed by whom may change prices, its portions by all: %s',
  (may) => {
    const markup = renderToStaticMarkup(
      <MantineProvider theme={staffTheme} withCssVariables={false} withGlobalClasses={false}>
        <Row mayChangePrices={may} />
      </MantineProvider>,
    );
    const isLocked = (path: string) =>
      [...markup.matchAll(/<input[^>]*>/g)]
        .find(([input]) => input.includes(`data-path="${path}"`))?.[0]
        .includes('disabled=""');
    expect(isLocked('dishes.0.price')).toBe(!may);
    expect(isLocked('dishes.0.portions')).toBe(false);
  },
);
