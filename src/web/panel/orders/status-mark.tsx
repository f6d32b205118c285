import { Badge } from '@mantine/core';
import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import { statusWord } from './order-words.ts';

type Props = { readonly status: OrderStatus; readonly method: DeliveryMethod };

const LOOKS = {
  NEW: { color: 'ink', variant: 'filled' },
  SCHEDULED: { color: 'warn' },
  CONFIRMED: { color: 'good' },
  DELIVERED: { color: 'ink' },
  REJECTED: { color: 'bad' },
} as const satisfies Record<OrderStatus, object>;

export function StatusMark({ status, method }: Props) {
  return <Badge {...LOOKS[status]}>{statusWord(status, method)}</Badge>;
}
