import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { formatLei } from '#domain/money/format-lei.ts';
import { clientName, METHOD_LABELS } from '#domain/orders/describe-order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { Form } from '#web/forms/use-form.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useLive, useOpened, useServerNow } from '#web/panel/live/panel-live.tsx';
import { AllergyBox } from '#web/panel/orders/allergy-box.tsx';
import { ClosedDayMark } from '#web/panel/orders/closed-day-mark.tsx';
import { sortNotes, textsOfOrder } from '#web/panel/orders/guest-notes.ts';
import { orderQuery } from '#web/panel/orders/order-queries.ts';
import { WholeOrder } from '#web/panel/orders/whole-order.tsx';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { DialogFoot, RefusalAlert } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './decision.module.css';
import { doneElsewhere, type OverAfter } from './done-elsewhere.ts';

/** A step that staff can take: its dialog and its form. */
export type Decision = {
  readonly title: (orderNumber: number) => string;
  /** Which change by another panel makes this step impossible. */
  readonly isOverAfter: OverAfter;
  /** Shows the whole order beside the form; otherwise only whose it is and what must not be overlooked. */
  readonly isWhole?: boolean;
  /** The form itself needs a wide dialog. */
  readonly isWide?: boolean;
  readonly Form: (props: DecisionProps) => ReactNode;
};

export type DecisionProps = {
  readonly order: OrderView;
  readonly onClose: () => void;
  /** Opens the dialog that proposes a change to the guest instead. */
  readonly onPropose: () => void;
};

type DecisionDialogProps = Omit<DecisionProps, 'order'> & { readonly decision: Decision; readonly orderNumber: number };

/** True when another panel or the guest has decided meanwhile: the form cannot be sent any more. */
const OverContext = createContext(false);

/** Whether something is typed in the form of the open dialog: it stands below the frame that asks. */
const TypedContext = createContext<RefObject<() => boolean> | null>(null);
const NOTHING_TYPED = () => false;

/**
 * A dialog about one order, which it refetches: staff decide on its present state, not on what the screen showed
 * earlier. A step that any change ends waits for the refetch; a step that only a move ends opens at once and is over
 * when the order's status has changed.
 */
export function DecisionDialog({ decision, orderNumber, onClose, onPropose }: DecisionDialogProps) {
  const api = useApi();
  const order = useQuery(orderQuery(api, orderNumber));
  useOpened(orderNumber);
  const typed = useRef(NOTHING_TYPED);
  const [form] = useState({ isUnsavedNow: () => typed.current() });
  const { general, orders } = staffWords;
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={decision.title(orderNumber)}
      {...(decision.isWhole ? { size: '62rem' } : decision.isWide ? { size: '46rem' } : {})}
    >
      {order.data && (decision.isOverAfter === 'move' || order.isFetchedAfterMount) ? (
        <TypedContext value={typed}>
          <OpenDecision decision={decision} order={order.data} onClose={onClose} onPropose={onPropose} />
        </TypedContext>
      ) : order.isError ? (
        <Alert role="alert" title={general.error}>
          <p>{failureSentence(order.error, orders.detailFailed)}</p>
          <Button mt="md" onClick={() => void order.refetch()}>
            {general.retry}
          </Button>
        </Alert>
      ) : (
        <Stack role="status" aria-label={general.loading} gap="lg">
          <Skeleton height={28} />
          <Skeleton height={110} />
          <Skeleton height={50} />
        </Stack>
      )}
    </FormModal>
  );
}

/** For a form that can still be read but no longer sent. */
const OVER = { opacity: 0.55 };

type OpenDecisionProps = DecisionProps & { readonly decision: Decision };

function OpenDecision({
  decision: { isOverAfter, isWhole = false, Form },
  order,
  onClose,
  onPropose,
}: OpenDecisionProps) {
  const now = useServerNow();
  const [opened] = useState(order);
  // The step of this tablet also changes the order, a moment before its own answer arrives.
  const isOwn = useLive(({ deciding }) => deciding.has(order.number));
  const elsewhere = isOwn ? null : doneElsewhere(opened, order, { isOverAfter, now });
  return (
    <div className={isWhole ? styles.whole : styles.below}>
      {isWhole ? <WholeOrder order={order} now={now} /> : <About order={order} />}
      <div className={styles.part}>
        {elsewhere !== null && <DoneElsewhere sentence={elsewhere} onClose={onClose} />}
        {/* Inert, not removed: what was typed can still be read. */}
        <div className={styles.part} inert={elsewhere !== null} style={elsewhere === null ? undefined : OVER}>
          <OverContext value={elsewhere !== null}>
            <Form order={order} onClose={onClose} onPropose={onPropose} />
          </OverContext>
        </div>
      </div>
    </div>
  );
}

/** Who decided what and when elsewhere, with the only action left: close. */
function DoneElsewhere({ sentence, onClose }: { readonly sentence: string; readonly onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  // Outside system: keyboard focus, which was in the form that is now inert.
  useEffect(() => close.current?.focus(), []);
  return (
    <Stack gap="md" miw={0}>
      <Alert role="alert" color="warn" title={staffWords.decision.alreadyDecided}>
        {sentence}
      </Alert>
      <Button ref={close} fullWidth onClick={onClose}>
        {staffWords.general.close}
      </Button>
    </Stack>
  );
}

/** Names the guest: an order number alone is easily mistaken for another. */
function About({ order }: { readonly order: OrderView }) {
  return (
    <Stack gap="sm">
      <p>
        <strong>{clientName(order.contact)}</strong> · {METHOD_LABELS[order.method]} · {formatLei(order.payable)}
      </p>
      <ClosedDayMark closedDay={order.closedDay} />
      <AllergyBox texts={sortNotes(textsOfOrder(order)).allergy} />
    </Stack>
  );
}

type DecisionFormProps = {
  readonly form: Pick<Form<unknown>, 'step' | 'isSending' | 'isUnsavedNow' | 'props'>;
  readonly words: { readonly submit: string; readonly submitting: string; readonly failed: string };
  readonly tone: 'good' | 'bad';
  readonly onClose: () => void;
  /** False while something is missing that belongs to no field. */
  readonly isReady?: boolean;
  readonly children: ReactNode;
};

/**
 * The form of a step: its inputs, the refusal, two buttons. After a decision on another tablet only closing is left.
 */
export function DecisionForm({ form, words, tone, onClose, isReady = true, children }: DecisionFormProps) {
  const isOver = use(OverContext);
  const typed = use(TypedContext);
  const { step, isSending, isUnsavedNow } = form;
  const isLate = step.kind === 'refused' && step.refusal.code === 'already_decided';
  useEffect(() => {
    if (typed === null) return;
    // Outside system: the frame of the dialog. What is on its way, and what can no longer be sent, is not asked about.
    typed.current = isOver || isLate || isSending ? NOTHING_TYPED : isUnsavedNow;
  });
  const { general, decision } = staffWords;
  return (
    <FormStack {...form.props}>
      {children}
      {/* When the step is over, the notice above the form explains why. */}
      {!isOver && (
        <RefusalAlert
          form={form}
          title={isLate ? decision.alreadyDecided : words.failed}
          color={isLate ? 'warn' : 'bad'}
        />
      )}
      {!isOver && isLate && (
        <Button fullWidth onClick={onClose}>
          {general.close}
        </Button>
      )}
      {!isOver && !isLate && (
        <DialogFoot isSending={isSending} onCancel={onClose}>
          <Button type="submit" color={tone} loading={isSending} disabled={!isReady}>
            {isSending ? words.submitting : words.submit}
          </Button>
        </DialogFoot>
      )}
    </FormStack>
  );
}
