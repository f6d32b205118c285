import { Button } from '@mantine/core';
import { nextStage, stageOf } from '#domain/orders/order-stage.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { refuseChange } from '#domain/orders/proposals/judge-proposal.ts';
import { isHandoverDay } from '#domain/orders/steps/correct-payment.ts';
import { listDoorParts } from '#domain/payments/staff-money.ts';
import { boardWords } from '#web/i18n/panel/board.ts';
import { proposalWords } from '#web/i18n/panel/proposals.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useStage } from '#web/panel/board/use-stage.ts';
import { AcceptButtons, acceptWord } from '#web/panel/decisions/accept-buttons.tsx';
import { armedState, useAccepting } from '#web/panel/decisions/accepting.tsx';
import { useDecisions } from '#web/panel/decisions/decisions.tsx';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { IconCashEdit, IconClockEdit, IconPencil } from '#web/staff/kit/icons.gen.tsx';
import styles from './order-page.module.css';
import { useSuggested } from './use-suggested.ts';

/** Everything that can be done with an order now, in one row: the step forward first, the refusal last. */
export function OrderActions({ order }: { readonly order: OrderView }) {
  const { decide } = useDecisions();
  const { number, status } = order;
  const now = useServerNow();
  const isOpen = isUnhandled(status) || stageOf(order) !== null;
  const mayChange = refuseChange(order) === null;
  const mayCorrect = isCorrectable(order, now);
  if (!isOpen && !mayCorrect) return null;
  return (
    <div className={styles.actions} data-screen-only data-sticky>
      {isUnhandled(status) && <Accept order={order} />}
      <Forward order={order} />
      {status === 'CONFIRMED' && order.promisedAt !== null && (
        <Button
          variant="default"
          leftSection={<IconClockEdit aria-hidden />}
          onClick={() => decide('reschedule', number)}
        >
          {stepWords.reschedule.button}
        </Button>
      )}
      {mayChange && (
        <Button variant="default" leftSection={<IconPencil aria-hidden />} onClick={() => decide('change', number)}>
          {isUnhandled(status) ? proposalWords.buttonWaiting : proposalWords.button}
        </Button>
      )}
      {mayCorrect && (
        <Button variant="default" leftSection={<IconCashEdit aria-hidden />} onClick={() => decide('correct', number)}>
          {stepWords.correction.button}
        </Button>
      )}
      {isOpen && (
        <Button className={styles.reject ?? ''} variant="subtle" color="bad" onClick={() => decide('reject', number)}>
          {staffWords.decision.reject}
        </Button>
      )}
    </div>
  );
}

function isCorrectable(order: OrderView, now: Parameters<typeof isHandoverDay>[1]): boolean {
  const { status, paymentStatus, timeline } = order;
  const deliveredAt = timeline.find(({ kind }) => kind === 'delivered')?.at;
  return (
    status === 'DELIVERED' &&
    listDoorParts(order).length > 0 &&
    paymentStatus !== 'refunded' &&
    deliveredAt !== undefined &&
    isHandoverDay(deliveredAt, now)
  );
}

function Accept({ order }: { readonly order: OrderView }) {
  const { decide } = useDecisions();
  const { armed, sending, press } = useAccepting();
  const suggested = useSuggested()(order);
  const now = useServerNow();
  return (
    <AcceptButtons
      orderNumber={order.number}
      label={acceptWord(suggested, now)}
      armed={armedState(armed, order.number)}
      isBusy={sending === order.number}
      onAccept={() => press(order, suggested)}
      onOther={() => decide('accept', order.number)}
    />
  );
}

/** The next stage of an accepted order, and handing it over, which is always possible. */
function Forward({ order }: { readonly order: OrderView }) {
  const { decide } = useDecisions();
  const { set, isSetting } = useStage();
  if (stageOf(order) === null) return null;
  const stage = nextStage(order);
  return (
    <>
      {stage !== null && (
        <Button color="good" loading={isSetting(order.number)} onClick={() => set({ order, stage })}>
          {boardWords.steps[stage]}
        </Button>
      )}
      <Button
        {...(stage === null ? { color: 'good' } : { variant: 'default' })}
        onClick={() => decide('deliver', order.number)}
      >
        {boardWords.handOver[order.method]}
      </Button>
    </>
  );
}
