import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawProposal } from '#contract/orders/staff-client.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { isOpenOrder } from '#domain/orders/order-status.ts';
import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import { formatChange } from '#domain/orders/proposals/list-changes.ts';
import { isAsked } from '#domain/orders/proposals/proposal.ts';
import { formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { proposalWords as words } from '#web/i18n/panel/proposals.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Note } from '#web/staff/kit/notices.tsx';
import { useApi } from '#web/use-api.ts';
import { ORDERS_KEY, orderKey } from './order-queries.ts';

type MarkProps = { readonly order: Pick<ListedOrder, 'status' | 'proposalUntil'> };

/** Says that the guest is being asked, or has not answered in time. */
export function ProposalMark({ order }: MarkProps) {
  const now = useServerNow();
  if (order.proposalUntil === null || !isOpenOrder(order.status)) return null;
  return (
    <Note tone="warn">{isAsked(order, now) ? words.asked(formatHour(order.proposalUntil)) : words.unanswered}</Note>
  );
}

type ProposalProps = { readonly order: OrderView; readonly now: Instant; readonly isReadOnly: boolean };

/** The open proposal to the guest, and a button that withdraws it. */
export function OpenProposal({ order, now, isReadOnly }: ProposalProps) {
  const api = useApi();
  const queries = useQueryClient();
  const { number, proposal, proposalUntil } = order;
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawProposal(api, number),
    onSuccess(changed) {
      queries.setQueryData(orderKey(number), changed);
      announce(words.withdrawn);
    },
    onError: (failure) => announce(failureSentence(failure, words.withdrawFailed), 'bad'),
    onSettled() {
      void queries.invalidateQueries({ queryKey: ORDERS_KEY });
      void queries.invalidateQueries({ queryKey: orderKey(number) });
    },
  });
  if (proposal === null || proposalUntil === null || !isOpenOrder(order.status)) return null;
  return (
    <Note tone="warn">
      <Group justify="space-between" gap="xs">
        <div>
          <strong>{isAsked(order, now) ? words.asked(formatHour(proposalUntil)) : words.unanswered}</strong>
          {proposal.changes.map((change) => (
            <Text key={change.text} fw={600}>
              {formatChange(change)}
            </Text>
          ))}
          <p>{words.newTotal(formatLei(proposal.payable))}</p>
        </div>
        {!isReadOnly && (
          <Button variant="default" flex="none" loading={isPending} onClick={() => mutate()}>
            {words.withdraw}
          </Button>
        )}
      </Group>
    </Note>
  );
}
