import { Text } from '@mantine/core';
import { type Bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { onlineSumOf } from '#domain/orders/payment-means.ts';
import { listCoveredParts, moneyStateOf, NO_ONLINE_MONEY } from '#domain/payments/online-money.ts';
import { listMoneyLines, sumToGiveBack } from '#domain/payments/staff-money.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { moneyWords as words } from '#web/i18n/staff/money.ts';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { Note } from '#web/staff/kit/notices.tsx';

/** What became of each sum of an order that is paid online; nothing for an order that is paid at the door. */
export function MoneyFacts({ order }: { readonly order: OrderView }) {
  const { onlineMoney: money } = order;
  if (money === null) return null;
  const { card, heldUntil, releasedAt } = money;
  const state = moneyStateOf(money);
  return (
    <>
      <Facts>
        {listMoneyLines(order).map(({ kind, means, amount }) => (
          <Fact key={`${kind} ${means ?? ''}`} label={words.line(kind, means)}>
            {formatLei(amount)}
          </Fact>
        ))}
        {card !== '' && <Fact label={words.card}>{card}</Fact>}
      </Facts>
      {state === 'held' && heldUntil !== null && <Text c="dimmed">{words.heldUntil(formatDateTime(heldUntil))}</Text>}
      {state === 'released' && releasedAt !== null && (
        <Text c="dimmed">{words.releasedAt(formatDateTime(releasedAt))}</Text>
      )}
      {money.goingBack > ZERO_BANI && !money.needsCheck && <Text role="status">{words.goingBack}</Text>}
      {money.needsCheck && <Note tone="warn">{words.needsCheck}</Note>}
    </>
  );
}

/** Before a rejection: the money that goes back by itself. */
export function MoneyGoesBack({ order: { onlineMoney } }: { readonly order: OrderView }) {
  const held = onlineMoney?.held ?? ZERO_BANI;
  const taken = sumToGiveBack(onlineMoney);
  if (held === ZERO_BANI && taken === ZERO_BANI) return null;
  return (
    <Note tone="warn">
      {held > ZERO_BANI ? words.rejectHeld(formatLei(held)) : words.rejectTaken(formatLei(taken))}
    </Note>
  );
}

type ChangedMoneyProps = {
  readonly order: OrderView;
  /** After the change. */
  readonly payable: Bani;
  readonly isPaidOtherwise: boolean;
};

/** Before a change: what it means for the money that was paid online. */
export function ChangedMoney({ order, payable, isPaidOtherwise }: ChangedMoneyProps) {
  const online = onlineSumOf(listCoveredParts(order));
  if (online === ZERO_BANI) return null;
  if (isPaidOtherwise) return <MoneyGoesBack order={order} />;
  if (payable > online) return <Note tone="warn">{words.changeMore(formatLei(minusBani(payable, online)))}</Note>;
  if (payable === online) return null;
  const less = formatLei(minusBani(online, payable));
  return (
    <Note tone="ink">
      {moneyStateOf(order.onlineMoney ?? NO_ONLINE_MONEY) === 'held'
        ? words.changeLessHeld(less)
        : words.changeLess(less)}
    </Note>
  );
}
