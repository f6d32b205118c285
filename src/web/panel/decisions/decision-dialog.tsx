import { Alert, Button, Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OrderDetail } from '#contract/orders.ts';
import { staffWords } from '#web/i18n/staff.ts';
import { useOpened } from '#web/panel/live/panel-live.tsx';
import { orderQuery } from '#web/panel/orders/order-queries.ts';
import { formatWireLei } from '#web/panel/orders/order-words.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { useApi } from '#web/staff/use-api.ts';
import styles from './decision-dialog.module.css';
import { isAlreadyDecided } from './use-order-step.ts';

type Props = {
  readonly orderNumber: number;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (order: OrderDetail) => ReactNode;
};

/** A dialog about one order, which it fetches anew: nobody decides on what stood on the screen a while ago. */
export function DecisionDialog({ orderNumber, title, onClose, children }: Props) {
  const api = useApi();
  const order = useQuery(orderQuery(api, orderNumber));
  useOpened(orderNumber);
  const { general, orders } = staffWords;
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': general.close, size: 44 }}>
      {order.data ? (
        <>
          <About order={order.data} />
          {children(order.data)}
        </>
      ) : order.isError ? (
        <Alert role="alert" title={general.error}>
          <p>{failureSentence(order.error, orders.detailFailed)}</p>
          <Button mt="md" onClick={() => void order.refetch()}>
            {general.retry}
          </Button>
        </Alert>
      ) : (
        <div role="status" aria-label={general.loading} className={styles.loading}>
          <Skeleton height={28} />
          <Skeleton height={110} />
          <Skeleton height={50} />
        </div>
      )}
    </Modal>
  );
}

/** Whose order it is: a number alone is soon mistaken for another. */
function About({ order }: { readonly order: OrderDetail }) {
  return (
    <p className={styles.about}>
      <strong>
        {order.firstName} {order.lastName}
      </strong>{' '}
      · {order.deliveryMethodChosen} · {formatWireLei(order.payable)}
    </p>
  );
}

/** Why a step failed; when somebody was quicker, who did what and when. */
export function StepFailure({ failure, otherwise }: { readonly failure: unknown; readonly otherwise: string }) {
  const isLate = isAlreadyDecided(failure);
  return (
    <Alert role="alert" color={isLate ? 'warn' : 'bad'} title={isLate ? staffWords.decision.alreadyDecided : otherwise}>
      {failureSentence(failure, staffWords.general.unexpected)}
    </Alert>
  );
}

type ActionsProps = {
  readonly submit: string;
  readonly submitting: string;
  readonly color: 'good' | 'bad';
  readonly failure: unknown;
  readonly isPending: boolean;
  readonly onClose: () => void;
};

/** The two ways out of a dialog; after somebody else's decision only one is left. */
export function DialogActions({ submit, submitting, color, failure, isPending, onClose }: ActionsProps) {
  if (isAlreadyDecided(failure)) {
    return (
      <Button fullWidth onClick={onClose}>
        {staffWords.general.close}
      </Button>
    );
  }
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={onClose} disabled={isPending}>
        {staffWords.general.cancel}
      </Button>
      <Button type="submit" color={color} loading={isPending}>
        {isPending ? submitting : submit}
      </Button>
    </div>
  );
}
