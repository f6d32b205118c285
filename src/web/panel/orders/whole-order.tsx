import { Badge, Group, Stack, Text } from '@mantine/core';
import { describeAllergens } from '#domain/menu/kitchen-allergens.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { describeParts } from '#domain/orders/describe-payment.ts';
import { describePaymentForStaff } from '#domain/orders/describe-payment-for-staff.ts';
import { describeCompany } from '#domain/orders/order-facts.ts';
import { handoverMoment } from '#domain/orders/order-moments.ts';
import { orderSums } from '#domain/orders/order-sums.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { type SlipLine, slipLines } from '#domain/printing/slip-lines.ts';
import { slipWords } from '#domain/printing/slip-words.ts';
import { addressLines } from '#domain/text/format-address.ts';
import type { Instant } from '#domain/time/instant.ts';
import { noteWords as words } from '#web/i18n/order-notes.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { OrderFacts } from '#web/ui/order/order-facts.tsx';
import { AllergyBox } from './allergy-box.tsx';
import { ClosedDayMark } from './closed-day-mark.tsx';
import { sortNotes, textsOfOrder } from './guest-notes.ts';
import { momentWords } from './order-words.ts';
import { PhoneAnchor } from './phone-anchor.tsx';

const { detail, orders } = staffWords;

/** A part of a bundle belongs to the line above it. */
const PART = { paddingLeft: '1rem', borderTop: 0 };

/**
 * Everything the guest asked for, shown when staff decide: allergies first, then method and time, every line with its
 * extras and its message, the note, the payment. Every way to accept an order shows it.
 */
export function WholeOrder({ order, now }: { readonly order: OrderView; readonly now: Instant }) {
  const { allergy, note } = sortNotes(textsOfOrder(order));
  const at = handoverMoment(order);
  const { contact, company } = order;
  return (
    <Stack component="section" gap="xs" aria-label={words.wholeOrder}>
      <AllergyBox texts={allergy} />
      <ClosedDayMark closedDay={order.closedDay} />
      <Group component="p" justify="space-between" gap="xs" fz="1.1875rem">
        <strong>
          {contact.firstName} {contact.lastName}
        </strong>{' '}
        <PhoneAnchor phone={contact.phone} />
      </Group>
      <Text fz="lg">
        <strong>{METHOD_LABELS[order.method]}</strong> · {at === null ? orders.asSoonAsPossible : momentWords(at, now)}
      </Text>
      {order.method === 'DELIVERY' && <p>{addressLines(order.address).join(', ')}</p>}
      {order.pickupPlace !== null && (
        <p>
          {detail.pickupPlace}: {order.pickupPlace}
        </p>
      )}
      <Text component="div" c="warn" fw={600}>
        <OrderFacts display="dialog" order={order} />
      </Text>
      {order.isAgeRestricted && <Note tone="warn">{orders.checkId}</Note>}
      <Rows>
        {slipLines(order).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a placed order never changes
          <Line key={place} line={line} />
        ))}
      </Rows>
      {note !== '' && (
        <Note tone="warn" isFramed>
          <strong>{words.note}:</strong> {note}
        </Note>
      )}
      <Facts>
        {orderSums(order)
          .filter(({ part, amount }) => part !== 'products' && amount !== 0)
          .map(({ part, name, amount }) => (
            <Fact key={name} label={name}>
              {part === 'reduction' ? `− ${formatLei(amount)}` : formatLei(amount)}
            </Fact>
          ))}
      </Facts>
      <Group component="p" justify="space-between" gap="xs" fz="lg">
        <span>{describePaymentForStaff(order)}</span>
        <strong>{formatLei(order.payable)}</strong>
      </Group>
      {order.payment.length > 1 && <p>{describeParts(order.payment)}</p>}
      {company !== null && (
        <p>
          {detail.invoice}: {describeCompany(company).replaceAll('\n', ', ')}
        </p>
      )}
    </Stack>
  );
}

function Line({ line }: { readonly line: SlipLine }) {
  const allergens = describeAllergens(line);
  return (
    <Row isTight style={line.isPart ? PART : undefined}>
      <Text component="span" fw={600} w="2rem" flex="none">
        {line.quantity} ×
      </Text>
      <Fill>
        <p>
          <strong>{line.name}</strong> {line.size}
          {line.isAdult && (
            <Badge color="warn" component="span" ml="xs">
              {slipWords.adult}
            </Badge>
          )}
        </p>
        {line.extras.map((extra) => (
          <p key={extra}>{extra}</p>
        ))}
        {line.message !== '' && (
          <Note tone="warn" isFramed>
            „{line.message}”
          </Note>
        )}
        {allergens !== '' && (
          <Text c="dimmed" fz="0.9375rem">
            {detail.allergens}: {allergens}
          </Text>
        )}
      </Fill>
      <Text component="span" flex="none">
        {line.isFree ? slipWords.free : line.price === null ? '' : formatLei(line.price)}
      </Text>
    </Row>
  );
}
