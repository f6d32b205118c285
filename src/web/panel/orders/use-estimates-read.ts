import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/use-api.ts';
import { restaurantFactsQuery } from './order-queries.ts';

/**
 * False until the restaurant's estimates are read, or could not be: with the usual minutes in their place an order
 * would have another hour, or be late, for a moment.
 */
export function useEstimatesRead(): boolean {
  const { data, failureCount } = useQuery(restaurantFactsQuery(useApi()));
  return data !== undefined || failureCount > 0;
}
