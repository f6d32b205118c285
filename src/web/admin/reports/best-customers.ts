import type { Clients } from '#contract/statistics/staff-calls.ts';

/**
 * The customers with the highest sums. A guest whose orders were all rejected is a customer too, but bought nothing and
 * is left out.
 */
export function bestCustomers(byAmount: Clients, most: number): Clients {
  return byAmount.filter(({ numberOfPurchases }) => numberOfPurchases > 0).slice(0, most);
}
