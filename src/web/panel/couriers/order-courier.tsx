import { Group, NativeSelect, Text } from '@mantine/core';
import { assignCourier } from '#contract/couriers/staff-calls.ts';
import { stageOf } from '#domain/orders/order-stage.ts';
import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { panelCourierWords as words } from '#web/i18n/panel/couriers.ts';
import { ORDERS_KEY } from '#web/panel/orders/order-queries.ts';
import { COURIERS_KEY, useCouriers } from '#web/staff/couriers/courier-queries.ts';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';

type Carried = Pick<
  ListedOrder & OrderView,
  'number' | 'status' | 'method' | 'readyAt' | 'leftAt' | 'courier' | 'noAnswerAt' | 'returnedAt'
>;

/** Who carries an order and what happened at the door, in words; '' when no courier was involved. */
export function describeCarrying({ courier, noAnswerAt, returnedAt }: Carried): string {
  return [
    ...(courier === null ? [] : [`${words.assigned}: ${courier.name}`]),
    ...(noAnswerAt === null ? [] : [words.noAnswer(formatHour(noAnswerAt))]),
    ...(returnedAt === null ? [] : [words.returned(formatHour(returnedAt))]),
  ].join(' · ');
}

/** The courier of an accepted order, and a way to give it to another one; nothing in a restaurant without couriers. */
export function OrderCourier({ order }: { readonly order: Carried }) {
  const couriers = useCouriers().filter(({ isActive, id }) => isActive || id === order.courier?.id);
  const api = useApi();
  const assign = useStep(
    (courierId: number | null) => api(assignCourier, { body: { orderNumber: order.number, courierId } }),
    { failed: words.stepFailed, reads: [ORDERS_KEY, COURIERS_KEY] },
  );
  if (couriers.length === 0 || order.method !== 'DELIVERY' || stageOf(order) === null) return null;
  const carrying = describeCarrying({ ...order, courier: null });
  return (
    <Group gap="sm" data-screen-only>
      <NativeSelect
        label={words.assign}
        value={String(order.courier?.id ?? '')}
        disabled={assign.isPending}
        onChange={({ currentTarget: { value } }) => assign.mutate(value === '' ? null : Number(value))}
        data={[
          { value: '', label: words.nobody },
          ...couriers.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {carrying !== '' && (
        <Text c="warn" fw={600}>
          {carrying}
        </Text>
      )}
    </Group>
  );
}
