import { AccountLayout } from '#web/account/account-layout.tsx';
import { createFileRoute, Outlet } from '#web/router/index.ts';
import { Failed } from '#web/storefront/shell/trouble.tsx';

export const Route = createFileRoute('/_shop/user')({
  // All pages below are personal, so the server renders none of them.
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const { requireAccount } = await import('#web/account/require-account.ts');
    await requireAccount(context.api, location.href);
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  errorComponent: Failed,
  component: Account,
});

function Account() {
  return (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  );
}
