import type { Clients } from '#contract/reports/calls.ts';

/** Who bought for most: a guest whose orders were all refused is a customer of the list, and bought nothing. */
export function bestCustomers(byAmount: Clients, most: number): Clients {
  return byAmount.filter(({ numberOfPurchases }) => numberOfPurchases > 0).slice(0, most);
}
