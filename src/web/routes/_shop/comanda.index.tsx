import { useEffect } from 'react';
import { parseNamedWay } from '#domain/restaurant/public-links.ts';
import { createFileRoute } from '#web/router/index.ts';

type Search = { readonly serviciu?: string; readonly masa?: string };

/**
 * The menu at an address that chooses the way of serving for the checkout: `/comanda?serviciu=livrare`. It stands in profiles and on
 * paper, so it stays what it is and answers the same page to everyone (docs/decisions/0228).
 */
export const Route = createFileRoute('/_shop/comanda/')({
  validateSearch: ({ serviciu, masa }: Record<string, unknown>): Search => ({
    ...(typeof serviciu === 'string' ? { serviciu } : {}),
    ...(typeof masa === 'string' ? { masa } : {}),
  }),
  component: NamedWay,
});

function NamedWay() {
  const { serviciu, masa } = Route.useSearch();
  // Outside system: what this tab keeps of the checkout.
  useEffect(() => {
    const way = parseNamedWay({ serviciu, masa });
    if (way === null) return;
    // Without it the guest chooses in the checkout, as always.
    void import('#web/storefront/checkout/form/choose-named-way.ts').then(
      ({ chooseNamedWay }) => chooseNamedWay(way),
      () => undefined,
    );
  }, [serviciu, masa]);
  return null;
}
