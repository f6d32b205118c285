/** One decision at a time: which dialog is open and for which order, independent of where its button was. */
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import type { OrderMove } from '#domain/orders/order-status.ts';
import { proposalWords } from '#web/i18n/panel/proposals.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { AcceptForm } from './accept-form.tsx';
import { AcceptingProvider } from './accepting.tsx';
import { ChangeForm } from './change-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import { DeliverForm } from './deliver-form.tsx';
import { RejectForm } from './reject-form.tsx';
import { RescheduleForm } from './reschedule-form.tsx';

/**
 * The moves that staff make (order-status.ts), so without the guest's own cancelling. Another hour or another payment
 * is not a move.
 */
export type StaffMove = Exclude<OrderMove, 'cancel'>;
export type StaffStep = StaffMove | 'reschedule' | 'change' | 'correct';

type Decisions = {
  /** Stable identity while the panel is open. */
  readonly decide: (step: StaffStep, orderNumber: number) => void;
  readonly isOpen: boolean;
};

const DecisionsContext = createContext<Decisions | null>(null);

const { acceptTitle, rejectTitle, deliverTitle } = staffWords.decision;

const DECISIONS = {
  accept: { title: acceptTitle, isOverAfter: 'move', isWhole: true, Form: AcceptForm },
  reject: { title: rejectTitle, isOverAfter: 'move', Form: RejectForm },
  deliver: { title: deliverTitle, isOverAfter: 'move', Form: DeliverForm },
  reschedule: { title: stepWords.reschedule.title, isOverAfter: 'any-change', Form: RescheduleForm },
  change: { title: proposalWords.title, isOverAfter: 'any-change', isWide: true, Form: ChangeForm },
  correct: { title: stepWords.correction.title, isOverAfter: 'any-change', Form: CorrectForm },
} as const satisfies Record<StaffStep, Decision>;

export function DecisionsProvider({ children }: { readonly children: ReactNode }) {
  const [pending, setPending] = useState<{ readonly step: StaffStep; readonly orderNumber: number } | null>(null);
  const decide = useCallback<Decisions['decide']>((step, orderNumber) => setPending({ step, orderNumber }), []);
  const ask = useCallback((orderNumber: number) => decide('accept', orderNumber), [decide]);
  const isOpen = pending !== null;
  const decisions = useMemo((): Decisions => ({ decide, isOpen }), [decide, isOpen]);
  return (
    <DecisionsContext value={decisions}>
      <AcceptingProvider onAsk={ask}>{children}</AcceptingProvider>
      {pending !== null && (
        <DecisionDialog
          key={`${pending.step} ${pending.orderNumber}`}
          decision={DECISIONS[pending.step]}
          orderNumber={pending.orderNumber}
          onPropose={() => setPending({ step: 'change', orderNumber: pending.orderNumber })}
          // A late answer closes its own dialog, not one that was opened meanwhile.
          onClose={() => setPending((open) => (open === pending ? null : open))}
        />
      )}
    </DecisionsContext>
  );
}

export function useDecisions(): Decisions {
  const decisions = use(DecisionsContext);
  if (decisions === null) throw new Error('Outside the panel');
  return decisions;
}
