import { AddressTrouble } from '#web/account/account-trouble.tsx';
import { AddressPage } from '#web/account/address-page.tsx';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute } from '#web/router/index.ts';
import { waiting } from '#web/ui/waiting.tsx';

export const Route = createFileRoute('/_shop/user/addresses')({
  loader: async ({ context, location }) =>
    (await import('#web/account/load-account.ts')).loadAddress(context.api, location.href),
  head: () => ({ meta: [{ title: titles.accountAddress }] }),
  pendingComponent: waiting(async () => (await import('#web/account/account-waiting.tsx')).AccountWaiting),
  errorComponent: AddressTrouble,
  component: Address,
});

function Address() {
  return <AddressPage {...Route.useLoaderData()} />;
}
