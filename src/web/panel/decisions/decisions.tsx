/** One decision at a time: which dialog is open, for which order, wherever its button stood. */
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { OrderMove } from '#domain/orders/order-status.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';

/** The moves staff make (order-status.ts); a guest's own cancelling is none of them. Another hour is no move, and no more is another payment. */
export type StaffMove = Exclude<OrderMove, 'cancel'>;
export type StaffStep = StaffMove | 'reschedule' | 'correct';

type Decisions = {
  readonly decide: (step: StaffStep, orderNumber: number) => void;
  readonly isOpen: boolean;
};

const DecisionsContext = createContext<Decisions | null>(null);

export type DecisionDialogProps = { readonly orderNumber: number; readonly onClose: () => void };

const DIALOGS = {
  accept: AcceptDialog,
  reject: RejectDialog,
  deliver: DeliverDialog,
  reschedule: RescheduleDialog,
  correct: CorrectDialog,
} as const satisfies Record<StaffStep, (props: DecisionDialogProps) => ReactNode>;

export function DecisionsProvider({ children }: { readonly children: ReactNode }) {
  const [pending, setPending] = useState<{ readonly step: StaffStep; readonly orderNumber: number } | null>(null);
  const decisions = useMemo(
    (): Decisions => ({
      decide: (step, orderNumber) => setPending({ step, orderNumber }),
      isOpen: pending !== null,
    }),
    [pending],
  );
  const Dialog = pending === null ? null : DIALOGS[pending.step];
  return (
    <DecisionsContext value={decisions}>
      {children}
      {Dialog !== null && pending !== null && (
        <Dialog key={pending.orderNumber} orderNumber={pending.orderNumber} onClose={() => setPending(null)} />
      )}
    </DecisionsContext>
  );
}

export function useDecisions(): Decisions {
  const decisions = use(DecisionsContext);
  if (decisions === null) throw new Error('Outside the panel');
  return decisions;
}
