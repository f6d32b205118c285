import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { takeOrder } from '#contract/orders/telephone-calls.ts';
import type { OrderingFacts } from '#web/panel/ordering/ordering-facts.ts';
import { ORDERS_KEY } from '#web/panel/orders/order-queries.ts';
import { usePrinting } from '#web/panel/printing/printing.tsx';
import { useApi } from '#web/use-api.ts';
import type { CallDraft } from './call-draft.ts';
import { type CallField, type CallProblem, fieldId, type JudgedCall } from './judge-call.ts';

type TakeOptions = {
  readonly draft: CallDraft;
  readonly judged: JudgedCall;
  readonly facts: OrderingFacts;
  /** True when the options of every line are loaded. */
  readonly isWhole: boolean;
  /** Refetches menu and restaurant. */
  readonly reread: () => unknown;
};

/** Sends a call to the kitchen. From the first press on, problems are shown, and the first of them gets the focus. */
export function useTakeCall({ draft, judged, facts, isWhole, reread }: TakeOptions) {
  const api = useApi();
  const queries = useQueryClient();
  const { printAccepted } = usePrinting();
  const [isTold, setTold] = useState(false);
  const { order, quote, problems, minutes } = judged;
  const take = useMutation({
    mutationFn: () => {
      const { source, table, isAllergyTold } = draft;
      const { zones } = facts.restaurant;
      const taken = { source, table: table.trim(), minutes, allergyRead: isAllergyTold };
      return takeOrder(api, { order, quote, taken, key: draft.key, zones, promotions: facts.promotions });
    },
    onSuccess: ({ order: accepted }) => {
      printAccepted(accepted);
      return queries.invalidateQueries({ queryKey: ORDERS_KEY });
    },
    // A refusal that the form did not find comes from a newer menu.
    onError: () => reread(),
  });
  const send = () => {
    if (take.isPending || take.isSuccess || !isWhole) return;
    setTold(true);
    const [first] = problems;
    if (first === undefined) take.mutate();
    else document.getElementById(fieldId(first.field))?.focus();
  };
  const told: readonly CallProblem[] = isTold ? problems : [];
  const problemOf = (field: CallField) => told.find((problem) => problem.field === field)?.sentence;
  return { take, send, told, problemOf };
}
