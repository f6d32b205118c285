import { createFileRoute } from '@tanstack/react-router';
import { readStateSearch } from '#web/admin/guests/state-search.ts';
import { WithdrawalsScreen } from '#web/admin/guests/withdrawals-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/withdrawals')({
  validateSearch: readStateSearch(['open', 'settled']),
  head: () => staffHead('withdrawals'),
  component: Withdrawals,
});

function Withdrawals() {
  return <WithdrawalsScreen search={Route.useSearch()} />;
}
