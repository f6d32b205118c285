import { Alert, Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CallFailure } from '#contract/client.ts';
import { sentenceOf } from '#contract/errors.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { clientName, METHOD_LABELS } from '#domain/orders/describe-order.ts';
import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import { handoverMoment } from '#domain/orders/order-moments.ts';
import { isOpenOrder, isUnhandled } from '#domain/orders/order-status.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { SLIP_KINDS } from '#domain/printing/slip.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { boardWords } from '#web/i18n/panel/board.ts';
import { offlineWords } from '#web/i18n/panel/offline.ts';
import { printingWords } from '#web/i18n/panel/printing.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { boardTimes } from '#web/panel/board/board-words.ts';
import { OrderCourier } from '#web/panel/couriers/order-courier.tsx';
import { useOpened, useSavedOrders, useServerNow } from '#web/panel/live/panel-live.tsx';
import { PrintAgainButtons } from '#web/panel/printing/print-again-buttons.tsx';
import { usePrinting } from '#web/panel/printing/printing.tsx';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconArrowLeft, IconMapQuestion, IconPrinter } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { Empty, Note } from '#web/staff/kit/notices.tsx';
import { OrderReceiptSection } from '#web/staff/receipts/order-receipt.tsx';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import { useApi } from '#web/use-api.ts';
import { AllergyBox } from './allergy-box.tsx';
import { BlockGuest } from './block-guest.tsx';
import { ChangeMark } from './change-mark.tsx';
import { ClosedDayMark } from './closed-day-mark.tsx';
import { sortNotes, textsOfOrder } from './guest-notes.ts';
import { InvoiceSection } from './invoice-section.tsx';
import { useTellShown } from './on-screen.tsx';
import { OrderActions } from './order-actions.tsx';
import { PaymentSection, TimelineSection } from './order-money-sections.tsx';
import styles from './order-page.module.css';
import { CustomerSection, HandoverSection, MomentSection } from './order-people-sections.tsx';
import { BundlesSection, ProductsSection } from './order-product-sections.tsx';
import { orderKey, orderQuery, REFETCH_MS } from './order-queries.ts';
import { OpenProposal } from './proposal-mark.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { StatusMark } from './status-mark.tsx';
import { useSuggested } from './use-suggested.ts';
import { VersionsSection } from './versions-section.tsx';

const { detail: words, general, orders } = staffWords;

/** `/comenzi/{orderId}`. */
export function OrderPage({ orderNumber }: { readonly orderNumber: number }) {
  const api = useApi();
  const savedOrders = useSavedOrders();
  useTellShown(useCallback((shown) => shown.number === orderNumber, [orderNumber]));
  const order = useQuery({
    ...orderQuery(api, orderNumber),
    enabled: Number.isSafeInteger(orderNumber),
    // Money on its way back has no message of its own: the page asks until the provider has answered.
    refetchInterval: ({ state }) => (isMoneyUnderWay(state.data) ? MONEY_REFETCH_MS : REFETCH_MS),
  });
  if (!Number.isSafeInteger(orderNumber) || isNotFound(order.error)) return <OrderNotFound />;
  if (order.data) return <Order order={order.data} />;
  const kept = savedOrders?.orders.find(({ summary }) => summary.number === orderNumber);
  if (savedOrders && kept?.detail && order.failureCount > 0) {
    return <Order order={kept.detail} savedAt={savedOrders.savedAt} />;
  }
  if (order.isError) {
    return (
      <>
        <Group>
          <BackButton />
        </Group>
        <Alert role="alert" title={orders.detailFailed} mt="md">
          <p>{failureSentence(order.error, general.unexpected)}</p>
          <Button mt="md" onClick={() => void order.refetch()} loading={order.isFetching}>
            {general.retry}
          </Button>
        </Alert>
      </>
    );
  }
  return (
    <Columns role="status" aria-label={general.loading} isFilled>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} height={180} radius="lg" />
      ))}
    </Columns>
  );
}

const MONEY_REFETCH_MS = 5000;

function isMoneyUnderWay(order: OrderView | undefined): boolean {
  const money = order?.onlineMoney ?? null;
  return money !== null && money.goingBack > ZERO_BANI && !money.needsCheck;
}

function isNotFound(failure: Error | null): boolean {
  return failure instanceof CallFailure && failure.body?.code === 'order_not_found';
}

/** An address below `/comenzi` that is neither a page nor an order. */
function OrderNotFound() {
  const isAnswering = useMayOpen('staff');
  return (
    <Stack gap="md">
      <Group>
        <BackButton />
      </Group>
      <Title order={1}>{sentenceOf('order_not_found')}</Title>
      <Empty
        icon={<IconMapQuestion aria-hidden />}
        title={orders.unknownHint}
        action={isAnswering && <ButtonLink to="/comenzi">{orders.unknownSearch}</ButtonLink>}
      />
    </Stack>
  );
}

type OrderProps = {
  readonly order: OrderView;
  /** Set for an order as this tablet kept it, which can only be read and printed. */
  readonly savedAt?: Instant;
};

function Order({ order, savedAt }: OrderProps) {
  const { print } = usePrinting();
  const now = useServerNow();
  const isAnswering = useMayOpen('staff');
  const { number, status, method } = order;
  useOpened(number);
  return (
    <Stack component="article" gap="sm" className={styles.page ?? ''}>
      <header className={styles.top}>
        <BackButton />
        <Title order={1}>{orders.number(number)}</Title>
        {order.kitchenNumber !== null && <strong>{boardWords.called(order.kitchenNumber)}</strong>}
        <div className={styles.slips} data-screen-only>
          {(isAnswering ? SLIP_KINDS : (['kitchen'] as const)).map((slip) => (
            <Button
              key={slip}
              variant="default"
              leftSection={<IconPrinter aria-hidden />}
              onClick={() => print(order, [slip])}
            >
              <span className={styles.word}>
                {slip === 'kitchen' ? printingWords.printKitchen : printingWords.printReceipt}
              </span>
            </Button>
          ))}
          {savedAt === undefined && <PrintAgainButtons orderNumber={number} />}
        </div>
      </header>
      {savedAt !== undefined && <StaleNotice title={offlineWords.orderTitle} savedAt={savedAt} isReadOnly />}
      <Moment order={order} now={now} />
      <Stack gap="xs">
        <ClosedDayMark closedDay={order.closedDay} />
        <AllergyBox texts={sortNotes(textsOfOrder(order)).allergy} />
        <ChangeMark order={order} isReadOnly={savedAt !== undefined} />
        <OpenProposal order={order} now={now} isReadOnly={savedAt !== undefined} />
        {isAllergyUnread(order) && <Note tone="warn">{noteWords.unread}</Note>}
      </Stack>
      {order.isAgeRestricted && <IdentityNote isSeen={order.isIdentitySeen} />}
      <Ending status={status} method={method} reason={order.rejectionReason} />
      {savedAt === undefined && isAnswering && (
        <>
          <OrderActions order={order} />
          <OrderCourier order={order} />
        </>
      )}
      <Columns isFilled gap="0.5rem">
        <ProductsSection lines={order.lines} />
        {order.bundles.length > 0 && <BundlesSection bundles={order.bundles} />}
        <MomentSection order={order} />
        <HandoverSection order={order} />
        <CustomerSection order={order} />
        {isAnswering && <PaymentSection order={order} isReadOnly={savedAt !== undefined} />}
        {savedAt === undefined && isAnswering && <InvoiceSection order={order} />}
        {savedAt === undefined && isAnswering && (
          <OrderReceiptSection order={order} now={now} orderKey={orderKey(number)} />
        )}
        <TimelineSection order={order} />
        <VersionsSection versions={order.versions} now={now} />
      </Columns>
      <div className={styles.quiet}>
        <p>{words.notFiscal}</p>
        {savedAt === undefined && isAnswering && <BlockGuest order={order} />}
      </div>
    </Stack>
  );
}

/** When the order is due, the biggest text of the page; for whom, how and for how much. */
function Moment({ order, now }: { readonly order: OrderView; readonly now: Instant }) {
  const suggested = useSuggested()(order);
  const isOpen = isOpenOrder(order.status);
  const at = handoverMoment(order) ?? order.toldAt ?? suggested?.promisedAt ?? null;
  const facts = [
    `${words.placedAt} ${formatDateTime(order.placedAt)}`,
    METHOD_LABELS[order.method],
    clientName(order.contact),
    formatLei(order.payable),
  ];
  if (at === null) {
    return (
      <div className={styles.moment}>
        <p className={styles.due}>{orders.asSoonAsPossible}</p>
        <StatusMark status={order.status} method={order.method} />
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
    );
  }
  const placed = { order, dueAt: at, beginAt: order.placedAt, isLate: isOpen && at < now };
  const { due, left } = boardTimes(placed, isUnhandled(order.status) ? 'new' : 'ready', now);
  return (
    <div className={styles.moment}>
      <p className={styles.due} data-late={placed.isLate || undefined}>
        {due}
      </p>
      {isOpen && <p className={styles.left}>{left}</p>}
      <StatusMark status={order.status} method={order.method} />
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </div>
  );
}

/** True for an order accepted by a client that does not ask whether the allergy note was read. */
function isAllergyUnread({ status, hasAllergyNote, allergyReadAt }: OrderView): boolean {
  return status === 'CONFIRMED' && hasAllergyNote && allergyReadAt === null;
}

function BackButton() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft aria-hidden />}
      onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/comenzi/tabla' }))}
    >
      <span className={styles.word}>{general.back}</span>
    </Button>
  );
}

const HANDED_OVER = {
  DELIVERY: words.isDelivered,
  PICKUP: words.isPickedUp,
  RESTAURANT: words.isServed,
} as const satisfies Record<DeliveryMethod, string>;

type EndingProps = { readonly status: OrderStatus; readonly method: DeliveryMethod; readonly reason: string | null };

/** The outcome, shown when no step is left. */
function Ending({ status, method, reason }: EndingProps) {
  if (status === 'DELIVERED') return <Note tone="good">{HANDED_OVER[method]}</Note>;
  if (status !== 'REJECTED') return null;
  return (
    <Note tone="bad">
      {words.isRejected}
      {reason !== null && ` ${words.rejectionReason}: ${reason}`}
    </Note>
  );
}

/** What is to be checked, and after the hand-over whether it was. */
function IdentityNote({ isSeen }: { readonly isSeen: boolean | null }) {
  if (isSeen === null) return <Note tone="warn">{orders.checkIdLong}</Note>;
  return <Note tone={isSeen ? 'good' : 'warn'}>{isSeen ? orders.idSeen : orders.idUnseen}</Note>;
}
