import { Button, Group, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getWithdrawals, settleWithdrawal, type Withdrawal } from '#contract/withdrawals/staff-calls.ts';
import type { WITHDRAWAL_STATES } from '#contract/withdrawals/wire.ts';
import { refundDueAt } from '#domain/legal/refund-term.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDate, formatDateTime } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { adminGuestsWords } from '#web/i18n/admin/guests.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { TouchAnchor } from '#web/staff/kit/links.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import { GuestList } from './guest-list.tsx';
import type { StateSearch } from './state-search.ts';

type State = (typeof WITHDRAWAL_STATES)[number];

const words = adminGuestsWords.withdrawals;
const KEY = 'withdrawals';

const EXAMPLE: Withdrawal = {
  id: 0,
  orderNumber: 40_211_986,
  name: words.example.name,
  email: '',
  items: words.example.items,
  isOrderKnown: true,
  receivedAt: instant(Date.now()),
  settledAt: null,
  settledBy: null,
};

/** `/admin/withdrawals`: guests' withdrawals, and until when the refund is due. */
export function WithdrawalsScreen({ search }: { readonly search: StateSearch<State> }) {
  const api = useApi();
  const { state = 'open' } = search;
  const query = useQuery({
    queryKey: [KEY, state, search.page],
    queryFn: () => api(getWithdrawals, { query: { state, page: pageIndex(search) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <GuestList
      words={words}
      state={state}
      search={search}
      waiting={{ state: 'open', count: query.data?.numberOfOpenWithdrawals ?? 0 }}
      query={query}
      card={(withdrawal) => <WithdrawalCard withdrawal={withdrawal} />}
      example={EXAMPLE}
    />
  );
}

function WithdrawalCard({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const api = useApi();
  const { id, orderNumber, name, email, items, isOrderKnown } = withdrawal;
  const isOpen = withdrawal.settledAt === null;
  const settle = useStep(() => api(settleWithdrawal, { body: { id, settled: isOpen } }), {
    failed: words.failedDecision,
    reads: [[KEY]],
  });
  const verb = isOpen ? words.settle : words.reopen;
  return (
    <Card component="article">
      <Group component="header" align="baseline" gap="xs">
        <Title order={2} fz="1.0625rem">
          {words.order(orderNumber)}
        </Title>
        <span>{name}</span>
        <Text component="span" c="dimmed">
          {words.received(formatDateTime(withdrawal.receivedAt))}
        </Text>
      </Group>
      {!isOrderKnown && (
        <Text c="bad" fw={600}>
          {words.unknown}
        </Text>
      )}
      <Text style={{ whiteSpace: 'pre-line' }}>{items}</Text>
      <Term withdrawal={withdrawal} />
      <Group gap="xs">
        <Button
          variant={isOpen ? 'filled' : 'default'}
          aria-label={words.of(verb, orderNumber)}
          loading={settle.isPending}
          onClick={() => settle.mutate()}
        >
          {verb}
        </Button>
        {email !== '' && <TouchAnchor href={`mailto:${email}`}>{words.write(email)}</TouchAnchor>}
      </Group>
    </Card>
  );
}

/** Until when the refund is due, or when it was made. */
function Term({ withdrawal: { receivedAt, settledAt, settledBy } }: { readonly withdrawal: Withdrawal }) {
  if (settledAt !== null) {
    return <Text c="dimmed">{words.settledBy(settledBy, formatDateTime(settledAt))}</Text>;
  }
  const due = refundDueAt(receivedAt);
  const day = formatDate(dateOf(due));
  return due < Date.now() ? (
    <Text c="bad" fw={600}>
      {words.late(day)}
    </Text>
  ) : (
    <Text c="dimmed">{words.due(day)}</Text>
  );
}
