import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fetchStaffOrder } from '#contract/orders/staff-client.ts';
import { getPaymentEvidence, type PaymentEvidence } from '#contract/payments/staff-calls.ts';
import { describeExtras } from '#domain/menu/options/describe-extras.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { clientName, describeHandover, METHOD_LABELS, shortAddress } from '#domain/orders/describe-order.ts';
import { describePaymentForStaff } from '#domain/orders/describe-payment-for-staff.ts';
import { orderSums } from '#domain/orders/order-sums.ts';
import { lineCost, type OrderView } from '#domain/orders/order-view.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { formatDateTime, formatLongDateTime } from '#domain/time/format-date.ts';
import { paymentEvidenceWords as words } from '#web/i18n/admin/payment-evidence.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { IconPrinter } from '#web/staff/kit/icons.gen.tsx';
import { RecordTable } from '#web/staff/kit/record-table.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './payment-evidence.module.css';

/** `/admin/plati-de-verificat/{order}`: what is printed for the bank of a guest who disputes a payment. */
export function PaymentEvidenceScreen({ orderId }: { readonly orderId: string }) {
  const api = useApi();
  const number = Number(orderId);
  const query = useQuery({
    queryKey: ['payment-evidence', number],
    queryFn: async ({ signal }) => ({
      evidence: await api(getPaymentEvidence, { params: { id: number }, signal }),
      order: await fetchStaffOrder(api, number, signal),
    }),
  });
  return (
    <StaffPage title={words.title(orderId)} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {({ evidence, order }) => (
          <div className={styles.evidence}>
            <Group data-screen-only mb="md">
              <Button leftSection={<IconPrinter aria-hidden size={18} />} onClick={() => window.print()}>
                {words.print}
              </Button>
            </Group>
            <Stack gap="md">
              <Text data-paper-only>{words.made(formatLongDateTime(evidence.serverTime))}</Text>
              <Parties evidence={evidence} order={order} />
              <Ordered evidence={evidence} order={order} />
              <Steps order={order} />
              {evidence.attempts.map((attempt) => (
                <PaymentCard key={attempt.reference} attempt={attempt} />
              ))}
              <Mails mails={evidence.mails} />
            </Stack>
          </div>
        )}
      </ReadState>
    </StaffPage>
  );
}

type Props = { readonly evidence: PaymentEvidence; readonly order: OrderView };

function Parties({ evidence: { seller }, order: { contact, ...order } }: Props) {
  return (
    <>
      <Card title={words.seller}>
        <Facts>
          <Fact label={words.name}>{seller.name}</Fact>
          <Fact label={words.company}>{seller.companyName}</Fact>
          <Fact label={words.cui}>{seller.cui}</Fact>
          <Fact label={words.office}>{seller.registeredOffice}</Fact>
          <Fact label={words.contact}>
            {[formatPhone(seller.phoneNumber), seller.email].filter((text) => text !== '').join(', ')}
          </Fact>
        </Facts>
      </Card>
      <Card title={words.buyer}>
        <Facts>
          <Fact label={words.client}>{clientName(contact)}</Fact>
          <Fact label={words.phone}>{formatPhone(contact.phone)}</Fact>
          <Fact label={words.email}>{contact.email}</Fact>
          {order.method === 'DELIVERY' && <Fact label={words.place}>{shortAddress(order)}</Fact>}
        </Facts>
      </Card>
    </>
  );
}

function Ordered({ evidence, order }: Props) {
  const rows = [
    ...order.lines.map((line) => ({
      name: [line.productName, line.sizeLabel, ...describeExtras(line.extras)].filter((text) => text !== '').join(', '),
      quantity: line.quantity,
      cost: lineCost(line),
    })),
    ...order.bundles.map(({ name, parts, quantity, total }) => ({
      name: `${name}: ${parts.map(({ productName }) => productName).join(', ')}`,
      quantity,
      cost: total,
    })),
  ];
  const sums = orderSums(order).filter(({ amount }) => amount !== 0);
  return (
    <Card title={words.order}>
      <Facts>
        <Fact label={words.number}>{order.number}</Fact>
        <Fact label={words.method}>{METHOD_LABELS[order.method]}</Fact>
        <Fact label={words.handover}>{describeHandover(order)}</Fact>
        <Fact label={words.paid}>{describePaymentForStaff(order)}</Fact>
        <Fact label={words.terms}>{words.termsVersion(evidence.termsVersion)}</Fact>
        {evidence.declaredAdult && <Fact label={words.adult}>{words.isAdult}</Fact>}
      </Facts>
      <RecordTable
        label={words.lines}
        columns={[
          { title: words.product, cell: ({ name }) => name },
          { title: words.quantity, isNumber: true, cell: ({ quantity }) => quantity },
          { title: words.price, isNumber: true, cell: ({ cost }) => formatLei(cost) },
        ]}
        // Lines of a placed order never change and may look the same, so their position is their key.
        rows={rows.map((row, place) => ({ ...row, place }))}
        keyOf={({ place }) => place}
        foot={[
          ...sums.map(({ part, name, amount }) => ({
            cells: [name, '', part === 'reduction' ? `− ${formatLei(amount)}` : formatLei(amount)],
            isLight: true,
          })),
          { cells: [words.total, '', formatLei(order.payable)] },
        ]}
      />
    </Card>
  );
}

/** With the hand-over first: it is what the bank looks for. */
function Steps({ order: { timeline } }: Pick<Props, 'order'>) {
  const delivered = timeline.findLast(({ kind }) => kind === 'delivered');
  return (
    <Card title={words.steps}>
      <Facts>
        <Fact label={words.handedOver}>
          {delivered === undefined
            ? words.notDelivered
            : [
                words.delivered(formatLongDateTime(delivered.at), delivered.actor ?? words.byGuest),
                ...(delivered.note === '' ? [] : [delivered.note]),
              ].join('; ')}
        </Fact>
      </Facts>
      <RecordTable
        label={words.steps}
        columns={[
          { title: words.moment, cell: ({ at }) => formatDateTime(at) },
          {
            title: words.what,
            cell: ({ kind, note }) => [staffWords.detail.steps[kind], note].filter((text) => text !== '').join(': '),
          },
          { title: words.who, cell: ({ actor }) => actor ?? words.byGuest },
        ]}
        rows={timeline}
        keyOf={({ kind, at }) => `${kind} ${at}`}
      />
    </Card>
  );
}

function PaymentCard({ attempt }: { readonly attempt: PaymentEvidence['attempts'][number] }) {
  const { reference, provider, providerRef, isTest, amount, at, events } = attempt;
  return (
    <Card title={words.payment(reference)}>
      <Facts>
        <Fact label={words.provider}>{isTest ? `${provider} (${words.test})` : provider}</Fact>
        <Fact label={words.providerRef}>{providerRef ?? words.noProviderRef}</Fact>
        <Fact label={words.sum}>{formatLei(amount)}</Fact>
        <Fact label={words.begun}>{formatLongDateTime(at)}</Fact>
      </Facts>
      <RecordTable
        label={words.payment(reference)}
        columns={[
          { title: words.moment, cell: (event) => formatDateTime(event.at) },
          { title: words.what, cell: ({ kind }) => words.events[kind] },
          { title: words.sum, isNumber: true, cell: (event) => (event.amount === 0 ? '' : formatLei(event.amount)) },
        ]}
        rows={events}
        keyOf={(event) => `${event.kind} ${event.at}`}
      />
    </Card>
  );
}

function Mails({ mails }: Pick<PaymentEvidence, 'mails'>) {
  return (
    <Card title={words.mails}>
      {mails.length === 0 ? (
        <Text>{words.noMails}</Text>
      ) : (
        <RecordTable
          label={words.mails}
          columns={[
            { title: words.sent, cell: ({ sentAt }) => (sentAt === null ? words.notSent : formatDateTime(sentAt)) },
            { title: words.subject, cell: ({ subject }) => subject },
            { title: words.recipient, cell: ({ recipient }) => recipient },
          ]}
          rows={mails}
          keyOf={({ subject, at }) => `${subject} ${at}`}
        />
      )}
    </Card>
  );
}
