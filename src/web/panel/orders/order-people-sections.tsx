import { Stack, Text, Title } from '@mantine/core';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { describeCompany } from '#domain/orders/order-facts.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { addressLines } from '#domain/text/format-address.ts';
import { countOf } from '#domain/text/plural.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { OrderFacts } from '#web/ui/order/order-facts.tsx';
import { momentWords } from './order-words.ts';
import { PhoneAnchor } from './phone-anchor.tsx';

const { detail: words, orders } = staffWords;

type Props = { readonly order: OrderView };

export function CustomerSection({ order: { contact, company } }: Props) {
  return (
    <Card title={words.customer}>
      <Text fz="xl" fw={600}>
        {contact.firstName} {contact.lastName}
      </Text>
      <PhoneAnchor phone={contact.phone} />
      <p>{contact.email}</p>
      {company !== null && (
        <Stack gap={0}>
          <Title order={3}>{words.invoice}</Title>
          <Text style={{ whiteSpace: 'pre-line' }}>{describeCompany(company)}</Text>
        </Stack>
      )}
    </Card>
  );
}

export function MomentSection({ order }: Props) {
  const now = useServerNow();
  const requested = order.requestedAt === null ? null : momentWords(order.requestedAt, now);
  const promised = order.promisedAt === null ? null : momentWords(order.promisedAt, now);
  return (
    <Card title={words.wanted}>
      <Text fz="xl" fw={600}>
        {requested ?? orders.asSoonAsPossible}
      </Text>
      <Facts>
        <Fact label={words.promised}>{promised}</Fact>
        <Fact label={words.preparation}>
          {order.minutesToPrepare === null ? null : countOf(order.minutesToPrepare, words.minutes)}
        </Fact>
      </Facts>
      {order.notes !== '' && (
        <Note tone="warn">
          <div>
            <Title order={3}>{words.notes}</Title>
            <p>{order.notes}</p>
          </div>
        </Note>
      )}
    </Card>
  );
}

export function HandoverSection({ order }: Props) {
  return (
    <Card title={words.handover[order.method]}>
      <Text fz="xl" fw={600}>
        {METHOD_LABELS[order.method]}
      </Text>
      <Text component="div" c="warn" fw={600}>
        <OrderFacts display="panelPage" order={order} />
      </Text>
      {order.method === 'DELIVERY' && (
        <Text component="address" fz="lg" fs="normal">
          {addressLines(order.address).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Text>
      )}
      <Facts>
        <Fact label={words.pickupPlace}>{order.pickupPlace}</Fact>
      </Facts>
    </Card>
  );
}
