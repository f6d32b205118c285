import { sentCartText } from '#web/i18n/shop/sent-cart.ts';
import { createFileRoute, useLoaderData } from '#web/router/index.ts';
import { listSent, SentCartPage } from '#web/storefront/sent-cart/sent-cart-page.tsx';
import { SentCartUnknown } from '#web/storefront/sent-cart/sent-cart-unknown.tsx';
import { PageMeta } from '#web/storefront/shell/page-meta.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';

/** A sent cart, at its short address (docs/decisions/0231). */
export const Route = createFileRoute('/_shop/c/$token')({
  loader: async ({ context, params }) =>
    (await import('#web/storefront/sent-cart/load-sent-cart.ts')).loadSentCart(context.api, params.token),
  head: () => ({ meta: [{ title: sentCartText.title }, { name: 'robots', content: 'noindex' }] }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  component: SentCart,
  notFoundComponent: SentCartUnknown,
  errorComponent: () => <Failed text={sentCartText.failed} />,
});

function SentCart() {
  const shop = useLoaderData({ from: '/_shop' });
  const order = Route.useLoaderData();
  const { token } = Route.useParams();
  const dishes = listSent(order)
    .map(({ title }) => title)
    .join('; ');
  return (
    <>
      <PageMeta
        path={`/c/${token}`}
        title={sentCartText.title}
        isListed={false}
        description={sentCartText.description(dishes, shop.name)}
      />
      <SentCartPage key={token} order={order} />
    </>
  );
}
