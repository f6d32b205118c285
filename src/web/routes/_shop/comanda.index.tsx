import { useEffect } from 'react';
import { parseNamedWay } from '#domain/restaurant/public-links.ts';
import { createFileRoute } from '#web/router/index.ts';

type Search = { readonly serviciu?: string; readonly masa?: string };

/**
 * The menu, with a method chosen for the checkout by the address: `/comanda?serviciu=livrare`. The address is in
 * profiles and on paper, so it must not change, and it answers the same page to everyone (docs/decisions/0228).
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
  // Outside system: the checkout's draft in this tab.
  useEffect(() => {
    const way = parseNamedWay({ serviciu, masa });
    if (way === null) return;
    // When it cannot be loaded, the guest chooses the method in the checkout as usual.
    void import('#web/storefront/checkout/form/choose-named-way.ts').then(
      ({ chooseNamedWay }) => chooseNamedWay(way),
      () => undefined,
    );
  }, [serviciu, masa]);
  return null;
}
