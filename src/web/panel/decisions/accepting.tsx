/**
 * Accepting from a card, in two presses: the first one arms the button, the second one sends (docs/decisions/0277). One
 * order is armed at a time, on whichever part of the panel it was pressed.
 */
import { useMutation } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { confirmOrder } from '#contract/orders/staff-client.ts';
import { type AcceptedUnread, isAcceptedFromCard, type SuggestedPromise } from '#domain/orders/steps/told-promise.ts';
import { boardWords } from '#web/i18n/panel/board.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { callOf } from '#web/panel/board/board-words.ts';
import { usePrinting } from '#web/panel/printing/printing.tsx';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import type { ArmedState } from './accept-buttons.tsx';
import { type Armed, armedOrder } from './armed-order.ts';
import { useOrderStep } from './use-order-step.ts';

export type AcceptedOnCard = AcceptedUnread & { readonly number: number };

type Accepting = {
  readonly armed: Armed;
  /** The order whose acceptance is on its way; null for none. */
  readonly sending: number | null;
  /** A press on the button of an order. Stable identity while the panel is open. */
  readonly press: (order: AcceptedOnCard, suggested: SuggestedPromise | null) => void;
};

const AcceptingContext = createContext<Accepting | null>(null);

type ProviderProps = {
  readonly children: ReactNode;
  /** Opens the dialog, for an order that staff must have read. Stable identity. */
  readonly onAsk: (orderNumber: number) => void;
};

export function AcceptingProvider({ children, onAsk }: ProviderProps) {
  const { printAccepted } = usePrinting();
  const takeStep = useOrderStep();
  const [store] = useState(armedOrder);
  const armed = useSyncExternalStore(store.subscribe, store.get);
  // Outside system: the clock.
  useEffect(() => store.stop, [store]);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ number, minutes }: { readonly number: number; readonly minutes: number | null }) =>
      takeStep(
        confirmOrder,
        number,
        // Refused when a note about an allergy has come meanwhile.
        { minutes, packaging: null, customerAgreed: false, allergyRead: false },
        (accepted) => {
          printAccepted(accepted);
          announce(boardWords.doneTo(callOf(accepted), staffWords.decision.accepted));
        },
      ),
    onError: (failure) => announce(failureSentence(failure, staffWords.decision.acceptFailed), 'bad'),
  });
  const press = useCallback<Accepting['press']>(
    (order, suggested) => {
      if (!isAcceptedFromCard(order, suggested)) return onAsk(order.number);
      if (store.press(order.number)) mutate({ number: order.number, minutes: suggested.minutes });
    },
    [store, onAsk, mutate],
  );
  const sending = isPending ? variables.number : null;
  const accepting = useMemo((): Accepting => ({ armed, sending, press }), [armed, sending, press]);
  return (
    <AcceptingContext value={accepting}>
      {children}
      <p role="status" className="visually-hidden">
        {armed === null ? '' : stepWords.accept.again}
      </p>
    </AcceptingContext>
  );
}

export function useAccepting(): Accepting {
  const accepting = use(AcceptingContext);
  if (accepting === null) throw new Error('Outside the panel');
  return accepting;
}

/** How the button of an order looks. */
export function armedState(armed: Armed, number: number): ArmedState {
  if (armed?.number !== number) return 'no';
  return armed.isSettled ? 'yes' : 'settling';
}
