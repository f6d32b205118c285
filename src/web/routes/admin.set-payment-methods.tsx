import { createFileRoute } from '@tanstack/react-router';
import { SetPaymentsScreen } from '#web/admin/setup/payments/set-payments-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/set-payment-methods')({
  head: () => staffHead('payments'),
  component: SetPaymentsScreen,
});
