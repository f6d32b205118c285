import { withdrawalText } from '#web/i18n/shop/withdrawal.ts';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, useLoaderData } from '#web/router/index.ts';
import { PageMeta } from '#web/storefront/shell/page-meta.tsx';
import { WithdrawalScreen } from '#web/storefront/withdrawal/withdrawal-screen.tsx';

export const Route = createFileRoute('/_shop/retragere-din-contract')({
  head: () => ({ meta: [{ title: titles.withdrawal }] }),
  component: Withdrawal,
});

function Withdrawal() {
  const { phoneText } = useLoaderData({ from: '/_shop' });
  return (
    <>
      <PageMeta path="/retragere-din-contract" title={titles.withdrawal} description={withdrawalText.description} />
      <WithdrawalScreen phoneText={phoneText} />
    </>
  );
}
