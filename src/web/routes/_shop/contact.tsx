import { contactText } from '#web/i18n/shop/contact.ts';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, useLoaderData } from '#web/router/index.ts';
import { ContactScreen } from '#web/storefront/contact/contact-screen.tsx';
import { PageMeta } from '#web/storefront/shell/page-meta.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';

export const Route = createFileRoute('/_shop/contact')({
  waitsForTouch: true,
  loader: async ({ context }) =>
    (await import('#web/storefront/contact/load-contact-page.ts')).loadContactPage(context.api),
  head: () => ({ meta: [{ title: titles.contact }] }),
  errorComponent: Failed,
  component: Contact,
});

function Contact() {
  const shop = useLoaderData({ from: '/_shop' });
  return (
    <>
      <PageMeta
        path="/contact"
        title={titles.contact}
        description={contactText.description(shop.name, shop.address.city)}
      />
      <ContactScreen page={Route.useLoaderData()} shop={shop} />
    </>
  );
}
