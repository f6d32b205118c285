import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedCourier, Shift } from '#contract/couriers/staff-calls.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { factsOf, uncounted } from '#domain/orders/payment-means.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { panelCourierWords as words } from '#web/i18n/panel/couriers.ts';
import { couriersQuery } from '#web/staff/couriers/courier-queries.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { IconTruckDelivery } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';
import { CloseDialog, DropDialog } from './cash-dialogs.tsx';

type Asked = { readonly kind: 'drop' | 'close'; readonly name: string; readonly shift: Shift };

/** `/comenzi/curieri`: what each courier owes, and where the cash is counted. */
export function CouriersPage() {
  const couriers = useQuery(couriersQuery(useApi()));
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Title order={1}>{words.title}</Title>
      <Text c="dimmed">{words.intro}</Text>
      <ReadState query={couriers} failed={words.failed}>
        {({ couriers: listed }) =>
          listed.length === 0 ? (
            <Empty icon={<IconTruckDelivery aria-hidden />} title={words.none}>
              {words.noneHint}
            </Empty>
          ) : (
            <Columns least="22rem">
              {listed.map((courier) => (
                <CourierCard key={courier.id} courier={courier} onAsk={setAsked} />
              ))}
            </Columns>
          )
        }
      </ReadState>
      {asked?.kind === 'drop' && <DropDialog name={asked.name} shift={asked.shift} onClose={close} />}
      {asked?.kind === 'close' && <CloseDialog name={asked.name} shift={asked.shift} onClose={close} />}
    </>
  );
}

function CourierCard({
  courier: { name, shift, isActive },
  onAsk,
}: {
  readonly courier: ListedCourier;
  readonly onAsk: (asked: Asked) => void;
}) {
  if (shift === null) return <Card title={name} hint={words.noShift} />;
  const state = isActive ? [] : [words.inactive];
  const hint = [
    words.since(formatHour(shift.openedAt)),
    ...state,
    ...(shift.endedAt === null ? [] : [words.ended]),
    ...(shift.openOrders === 0 ? [] : [countOf(shift.openOrders, words.openOrders)]),
  ].join(' · ');
  return (
    <Card title={name} hint={hint} tone={shift.endedAt === null ? undefined : 'warn'}>
      <Facts>
        <Fact label={words.delivered}>{shift.delivered}</Fact>
        <Fact label={words.float}>{formatLei(shift.float)}</Fact>
        <Fact label={words.cash}>{formatLei(shift.cash)}</Fact>
        <Fact label={words.drops}>{formatLei(shift.drops)}</Fact>
        <Fact label={words.owed}>
          <Text component="strong" fz="xl" fw={600}>
            {formatLei(shift.owed)}
          </Text>
        </Fact>
        {uncounted(shift.received).map(({ means, amount }) => (
          <Fact key={means} label={capitalise(factsOf(means).ofAmount)}>
            {formatLei(amount)}
          </Fact>
        ))}
      </Facts>
      {shift.openOrders > 0 && <Text c="dimmed">{words.hasOrders}</Text>}
      <Group gap="sm">
        {shift.openOrders === 0 && <Button onClick={() => onAsk({ kind: 'close', name, shift })}>{words.close}</Button>}
        {shift.owed > ZERO_BANI && (
          <Button variant="default" onClick={() => onAsk({ kind: 'drop', name, shift })}>
            {words.drop}
          </Button>
        )}
      </Group>
    </Card>
  );
}
