import { Badge, Box, Group, Text, Title } from '@mantine/core';
import { formatLei } from '#domain/money/format-lei.ts';
import { describePaymentForStaff } from '#domain/orders/describe-payment.ts';
import { handoverMoment } from '#domain/orders/order-moments.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { countOf } from '#domain/text/plural.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { boardWords } from '#web/i18n/panel/board.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { watchWords } from '#web/i18n/staff/watch.ts';
import { describeCarrying, OrderCourier } from '#web/panel/couriers/order-courier.tsx';
import { useLive, useServerNow } from '#web/panel/live/panel-live.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { IconClock } from '#web/staff/kit/icons.gen.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { OrderFacts } from '#web/ui/order/order-facts.tsx';
import { AllergyBox } from './allergy-box.tsx';
import { ChangeMark } from './change-mark.tsx';
import { ClosedDayMark } from './closed-day-mark.tsx';
import { notesOfListed } from './guest-notes.ts';
import { MoveButtons } from './move-buttons.tsx';
import styles from './order-card.module.css';
import { minutesLate, placeWords, productLine, shortDuration, waitingSince } from './order-words.ts';
import { PhoneAnchor } from './phone-anchor.tsx';
import { ProposalMark } from './proposal-mark.tsx';
import { StatusMark } from './status-mark.tsx';

const words = staffWords.orders;
const PRODUCTS_SHOWN = 4;
/** The number of an order is a heading, and keeps its colour as a link. */
const INHERITED = { color: 'inherit' } as const;

type Props = {
  readonly order: ListedOrder;
  readonly isNext: boolean;
  /** An order as this tablet kept it: nothing can be decided on it. */
  readonly isKept?: boolean;
};

/**
 * An order, readable at arm's length: when, who, where to, what, the guest's texts, the total; and the one decision
 * that is due.
 */
export function OrderCard({ order, isNext, isKept = false }: Props) {
  const orderId = `${order.number}`;
  const { allergy, note } = notesOfListed(order);
  // Lines with a message are always shown.
  const items = order.items.filter(({ message }, place) => place < PRODUCTS_SHOWN || message !== '');
  const hidden = order.items.length - items.length;
  return (
    <Card
      component="article"
      tone={isNext || isUnhandled(order.status) ? 'ink' : undefined}
      data-next={isNext || undefined}
      data-status={order.status}
    >
      <Group component="header" justify="space-between" gap="xs">
        <Title order={2} fz="xl">
          <TouchLink style={INHERITED} to="/comenzi/$orderId" params={{ orderId }}>
            {words.number(order.number)}
          </TouchLink>
        </Title>
        {order.kitchenNumber !== null && (
          <Text fz="xl" fw={600}>
            {boardWords.called(order.kitchenNumber)}
          </Text>
        )}
        <StatusMark status={order.status} method={order.method} />
      </Group>
      <Moment order={order} />
      {isUnhandled(order.status) && !isKept && <WaitingTime order={order} />}
      <ClosedDayMark closedDay={order.closedDay} />
      <AllergyBox texts={allergy} />
      <ChangeMark order={order} isReadOnly={isKept} />
      <ProposalMark order={order} />
      <div>
        <Text fz="1.375rem" fw={600} lh={1.25}>
          {order.client}
        </Text>
        <p>{placeWords(order)}</p>
        <Text component="div" c="warn" fw={600}>
          <OrderFacts display="card" order={order} />
        </Text>
      </div>
      {isKept ? <p>{describeCarrying(order)}</p> : <OrderCourier order={order} />}
      {order.isAgeRestricted && <Badge color="warn">{words.checkId}</Badge>}
      <ul className={styles.products}>
        {items.map((line, place) => (
          // Two lines may look the same; their position tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a placed order never changes
          <li key={place}>
            {productLine(line)}
            {line.extras.length > 0 && (
              <Text c="dimmed" pl="lg">
                + {line.extras.join(', ')}
              </Text>
            )}
            {line.message !== '' && (
              <Note tone="warn" isFramed>
                „{line.message}”
              </Note>
            )}
          </li>
        ))}
        {hidden > 0 && (
          <Text component="li" c="dimmed">
            {countOf(hidden, words.moreProducts)}
          </Text>
        )}
      </ul>
      {note !== '' && (
        <Note tone="warn" isFramed>
          <p>
            <strong>{noteWords.note}:</strong> {note}
          </p>
        </Note>
      )}
      <Group component="footer" justify="space-between" gap="xs">
        <PhoneAnchor phone={order.phone} />
        <Text component="div" fz="1.5rem" fw={600} lh={1.25} ta="right" ml="auto">
          <span className="visually-hidden">{words.total}: </span>
          {formatLei(order.payable)}
          <Text c="dimmed" fz="md" fw={400}>
            {describePaymentForStaff(order)}
          </Text>
        </Text>
      </Group>
      {!isKept && <MoveButtons orderNumber={order.number} status={order.status} method={order.method} />}
    </Card>
  );
}

const URGENCY = { calm: 'dimmed', soon: 'warn', late: 'bad' } as const;

function WaitingTime({ order: { number, placedAt } }: { readonly order: ListedOrder }) {
  const { text, urgency } = waitingSince(placedAt, useServerNow());
  const alarm = useLive(({ alarms }) => alarms.get(number));
  return (
    <Text display="flex" fz="lg" fw={600} c={URGENCY[alarm === undefined ? urgency : 'late']}>
      <Box component="span" mr={6} mt={2}>
        <IconClock aria-hidden size={22} />
      </Box>
      <span>
        {text}
        {alarm !== undefined && ` · ${watchWords.alarms[alarm]}`}
      </span>
    </Text>
  );
}

/** When the order is due, and how late it is: what a kitchen looks for first. */
function Moment({ order }: { readonly order: ListedOrder }) {
  const now = useServerNow();
  const late = minutesLate(order, now);
  const at = handoverMoment(order);
  if (at === null) return <p className={styles.due}>{words.asSoonAsPossible}</p>;
  const day = describeDay(at, now);
  return (
    <Group component="p" align="baseline" gap="xs">
      <strong className={styles.due}>{formatHour(at)}</strong>{' '}
      <span>{order.promisedAt === null ? noteWords.wantedAt(day) : noteWords.dueAt(day)}</span>{' '}
      {late !== null && (
        <Badge component="strong" color="bad" variant="filled">
          {noteWords.late(shortDuration(late))}
        </Badge>
      )}
    </Group>
  );
}
