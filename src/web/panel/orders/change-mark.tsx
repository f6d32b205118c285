import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { seeChange } from '#contract/orders/staff-client.ts';
import { isOpenOrder } from '#domain/orders/order-status.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { formatChange } from '#domain/orders/proposals/list-changes.ts';
import { proposalWords as words } from '#web/i18n/panel/proposals.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Note } from '#web/staff/kit/notices.tsx';
import { useApi } from '#web/use-api.ts';
import { ORDERS_KEY, orderKey } from './order-queries.ts';

type Props = {
  readonly order: Pick<ListedOrder, 'number' | 'status' | 'unseenChanges'>;
  readonly isReadOnly: boolean;
};

/** What was changed in an order, until staff confirm that they have seen it. */
export function ChangeMark({ order: { number, status, unseenChanges }, isReadOnly }: Props) {
  const api = useApi();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => seeChange(api, number),
    onSuccess: (order) => queries.setQueryData(orderKey(number), order),
    onError: (failure) => announce(failureSentence(failure, words.seenFailed), 'bad'),
    onSettled: () => queries.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
  if (unseenChanges.length === 0 || !isOpenOrder(status)) return null;
  return (
    <Note tone="warn">
      <Group justify="space-between" gap="xs">
        <div>
          <strong>{words.changed}</strong>
          {unseenChanges.map((change) => (
            <Text key={change.text} fw={600} fz="lg" lh={1.25}>
              {formatChange(change)}
            </Text>
          ))}
        </div>
        {!isReadOnly && (
          <Button
            variant="default"
            flex="none"
            loading={isPending}
            aria-label={words.seenOf(number)}
            onClick={() => mutate()}
          >
            {words.seen}
          </Button>
        )}
      </Group>
    </Note>
  );
}
